import { call, query, useCan, useSession } from '@candela/shared-auth'
import { accountEndpoints, type Currency, websiteEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const WEBSITE = defineEntity(websiteEndpoints, {
  name: 'website',
  path: '/website',
  nameOf: ({ readable }) => readable,
  shownIn: [accountEndpoints.list, accountEndpoints.get],
})

export const accountPath = (id: number) => `/account/${id}`

/** What it earned, in another currency than the usual one. */
export const websiteInQuery = (id: number, currency: Currency) =>
  query(websiteEndpoints.get, { params: { id }, query: { currency } })
export const checklistQuery = (id: string) => query(websiteEndpoints.checklist, { params: { id } })
export const accountQuery = (id: number) => query(accountEndpoints.get, { params: { id } })

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

/** What the reader may decide on for websites at large; of a single one its record says it. */
export const useDecides = () => {
  const isOwn = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const mayUpdate = useCan('website.update')
  const mayStore = useCan('website.store')
  const mayApprove = useCan('website.approve')
  return {
    isOwn,
    /** Commission, and switching on and off: not for publishers. */
    governs: !isOwn && (mayUpdate || mayStore),
    switches: !isOwn && mayUpdate,
    approves: !isOwn && mayApprove,
  }
}
