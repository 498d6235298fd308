import { call, query } from '@candela/shared-auth'
import { accountEndpoints, type Currency, typeEndpoints, websiteEndpoints } from '@candela/shared-contract'
import { useRecordCache } from '../useRecordCache'

export const ACCOUNTS = '/account'
export const NEW_ACCOUNT = `${ACCOUNTS}/new`
export const ONBOARD = `${ACCOUNTS}/onboard`
export const IMPORT_ACCOUNTS = `${ACCOUNTS}/import`
export const accountPath = (id: number) => `${ACCOUNTS}/${id}`
export const editPath = (id: number) => `${accountPath(id)}/edit`

const byId = (id: number) => ({ params: { id: String(id) } })

export const accountQuery = (id: string) => query(accountEndpoints.get, { params: { id } })
/** What it earned, in another currency than the usual one. */
export const accountInQuery = (id: number, currency: Currency) =>
  query(accountEndpoints.get, { ...byId(id), query: { currency } })
export const notesQuery = (id: number) => query(accountEndpoints.notes, byId(id))
export const historyQuery = (id: string, before?: string) =>
  query(accountEndpoints.history, { params: { id }, query: before ? { before } : {} })

/** They change with the seasons, not while somebody fills in a form. */
export const timeZonesQuery = () => ({ ...query(typeEndpoints.timeZones, {}), staleTime: 3_600_000 })

export const useAccountCache = () =>
  useRecordCache({
    get: accountEndpoints.get,
    keyOf: id => accountQuery(id).queryKey,
    lists: [accountEndpoints.list, accountEndpoints.simpleList, websiteEndpoints.list, websiteEndpoints.get],
    parts: [accountEndpoints.history, accountEndpoints.notes],
    revert: request => call(accountEndpoints.revert, request),
  })

export const removeAccount = (id: number) => call(accountEndpoints.destroy, byId(id))
export const restoreAccount = (id: number) => call(accountEndpoints.restore, byId(id))
export const addNote = (id: number, acn_text: string) =>
  call(accountEndpoints.storeNote, { ...byId(id), body: { acn_text } })
export const removeNote = (id: number, note: number) =>
  call(accountEndpoints.destroyNote, { params: { id: String(id), note: String(note) } })
