import { call, query, queryKeyOf } from '@candela/shared-auth'
import { accountEndpoints, type OneWebsite, type Website, websiteEndpoints } from '@candela/shared-contract'
import { useQueryClient } from '@tanstack/react-query'

export const WEBSITES = '/website'
export const NEW_WEBSITE = `${WEBSITES}/new`
export const websitePath = (id: number) => `${WEBSITES}/${id}`
export const editPath = (id: number) => `${websitePath(id)}/edit`
/** A new website with the settings of this one. */
export const newFromPath = (id: number) => `${NEW_WEBSITE}?from=${id}`
export const accountPath = (id: number) => `/account/${id}`

export const websiteQuery = (id: string) => query(websiteEndpoints.get, { params: { id } })
export const checklistQuery = (id: string) => query(websiteEndpoints.checklist, { params: { id } })
export const historyQuery = (id: string, before?: string) =>
  query(websiteEndpoints.history, { params: { id }, query: before ? { before } : {} })
export const accountQuery = (id: number) => query(accountEndpoints.get, { params: { id: String(id) } })

/** Those that wait for a decision; whoever has waited longest comes first. */
export const waitingQuery = () =>
  query(websiteEndpoints.list, {
    body: { perPage: 2, filters: { anw_status: ['2'] }, sort: [{ field: 'created_at', dir: 'asc' }] },
  })

const FOUND_AT_ONCE = '20'
type Found = readonly { id: number; label: string }[]
const toOptions = (found: Found) => found.map(({ id, label }) => ({ value: id, label }))

export const findAccounts = async (search: string, signal: AbortSignal) =>
  toOptions(await call(accountEndpoints.simpleList, { query: { search, limit: FOUND_AT_ONCE } }, { signal }))

/** For a filter, which speaks of ids as an address does. */
export const findAccountValues = async (search: string, signal: AbortSignal) =>
  (await findAccounts(search, signal)).map(({ value, label }) => ({ value: String(value), label }))

export const accountNameQuery = (id: string) => {
  const { queryKey, queryFn } = accountQuery(Number(id))
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (context: { signal: AbortSignal }) => (await queryFn(context)).record.acc_name,
  }
}

export const findWebsites = async (search: string, signal: AbortSignal) =>
  toOptions(await call(websiteEndpoints.simpleList, { query: { search, limit: FOUND_AT_ONCE } }, { signal }))

/** After a website was written: what is shown of it, of websites and of accounts is true again. */
export const useWebsiteCache = () => {
  const client = useQueryClient()
  const forgetAll = (endpoint: Parameters<typeof queryKeyOf>[0]) =>
    client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) })

  const forgetLists = async (): Promise<void> => {
    const { list, simpleList } = websiteEndpoints
    await Promise.all([list, simpleList, accountEndpoints.list, accountEndpoints.get].map(forgetAll))
  }
  const keep = async (answer: OneWebsite): Promise<void> => {
    client.setQueryData(websiteQuery(String(answer.record.id)).queryKey, answer)
    void forgetLists()
    void forgetAll(websiteEndpoints.history)
  }
  return {
    keep,
    /** Takes back what one action did to a website. What is shown is true afterwards, whether it worked or not. */
    revert: async ({ id, updated_at }: Website, transaction: string): Promise<void> => {
      const params = { id: String(id) }
      try {
        await keep(await call(websiteEndpoints.revert, { params, body: { transaction, updated_at } }))
      } catch (error) {
        void Promise.all([websiteEndpoints.get, websiteEndpoints.history].map(forgetAll))
        throw error
      }
    },
    forget: async (id: number): Promise<void> => {
      client.removeQueries({ queryKey: websiteQuery(String(id)).queryKey })
      await forgetLists()
    },
    /** After many were written at once. */
    forgetMany: async (): Promise<void> => {
      // Undo may come while one of them is on the screen.
      client.removeQueries({ queryKey: queryKeyOf(websiteEndpoints.get).slice(0, 1), type: 'inactive' })
      await Promise.all([forgetAll(websiteEndpoints.get), forgetLists()])
    },
  }
}

export const removeWebsite = (id: number) => call(websiteEndpoints.destroy, { params: { id: String(id) } })
export const restoreWebsite = (id: number) => call(websiteEndpoints.restore, { params: { id: String(id) } })
