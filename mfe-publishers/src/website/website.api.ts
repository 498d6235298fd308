import { call, query } from '@candela/shared-auth'
import { accountEndpoints, type Currency, websiteEndpoints } from '@candela/shared-contract'
import { useRecordCache } from '../useRecordCache'

export const WEBSITES = '/website'
export const NEW_WEBSITE = `${WEBSITES}/new`
export const websitePath = (id: number) => `${WEBSITES}/${id}`
export const editPath = (id: number) => `${websitePath(id)}/edit`
/** A new website with the settings of this one. */
export const newFromPath = (id: number) => `${NEW_WEBSITE}?from=${id}`
export const accountPath = (id: number) => `/account/${id}`

export const websiteQuery = (id: string) => query(websiteEndpoints.get, { params: { id } })
/** What it earned, in another currency than the usual one. */
export const websiteInQuery = (id: number, currency: Currency) =>
  query(websiteEndpoints.get, { params: { id: String(id) }, query: { currency } })
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

export const useWebsiteCache = () =>
  useRecordCache({
    get: websiteEndpoints.get,
    keyOf: id => websiteQuery(id).queryKey,
    lists: [websiteEndpoints.list, websiteEndpoints.simpleList, accountEndpoints.list, accountEndpoints.get],
    parts: [websiteEndpoints.history],
    revert: request => call(websiteEndpoints.revert, request),
  })

export const removeWebsite = (id: number) => call(websiteEndpoints.destroy, { params: { id: String(id) } })
export const restoreWebsite = (id: number) => call(websiteEndpoints.restore, { params: { id: String(id) } })
