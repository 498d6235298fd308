import { call, query } from '@candela/shared-auth'
import { type LogKind, systemLogEndpoints, userEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'

export const LOGS = '/system-log'
export const logPath = (id: number) => `${LOGS}/${id}`
/** The list begins with what people did; these lead to everything. */
const ALL = `${LOGS}?f.by_itself=all`

export const actionPath = (transaction: string) => `${ALL}&f.slo_transaction_hash=${transaction}`

/** What was done to one record. */
export const logOfPath = (type: LogKind, id: number) =>
  `${ALL}&${new URLSearchParams({ 'f.slo_type': type, 'f.slo_object_id': String(id) })}`

export const logQuery = (id: string) => query(systemLogEndpoints.get, { params: { id } })

/** The newest change of any of these fields of a record. */
export const newestQuery = (table: readonly string[], id: number, field: readonly string[]) =>
  query(systemLogEndpoints.list, {
    body: {
      perPage: 1,
      filters: {
        slo_table_name: [...table],
        slo_object_id: [String(id)],
        field: [...field].slice(0, 20),
      },
    },
  })

/** As many as a list of options shows; whoever looks for somebody else types a part of their name. */
const LIMIT = '50'

/** Filters stand in the address, where everything is text. */
export const findUsers: LoadOptions<string> = async (search, signal) => {
  const asked = { limit: LIMIT, ...(search && { search }) }
  const found = await call(userEndpoints.simpleList, { query: asked }, { signal })
  return found.map(({ id, label }) => ({ value: String(id), label }))
}

export const userNameOf = (id: string) => {
  const { queryKey, queryFn } = query(userEndpoints.get, { params: { id } })
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (asked: { signal: AbortSignal }) => (await queryFn(asked)).record.usr_name,
  }
}

/** What is a name already. */
export const asItIs = (value: string) => ({ queryKey: ['as it is', value], queryFn: async () => value })
