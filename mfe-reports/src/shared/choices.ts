import { call, query } from '@candela/shared-auth'
import { accountEndpoints, websiteEndpoints } from '@candela/shared-contract'

const FOUND_AT_ONCE = '20'
type Found = readonly { id: number; label: string }[]

/** Filters speak of ids as an address does. */
const toOptions = (found: Found) => found.map(({ id, label }) => ({ value: String(id), label }))

export const findWebsites = async (search: string, signal: AbortSignal) =>
  toOptions(await call(websiteEndpoints.simpleList, { query: { search, limit: FOUND_AT_ONCE } }, { signal }))

export const findAccounts = async (search: string, signal: AbortSignal) =>
  toOptions(await call(accountEndpoints.simpleList, { query: { search, limit: FOUND_AT_ONCE } }, { signal }))

export const nameOfWebsite = async (id: string, context: { signal: AbortSignal }): Promise<string> =>
  (await query(websiteEndpoints.get, { params: { id } }).queryFn(context)).record.anw_name

export const nameOfAccount = async (id: string, context: { signal: AbortSignal }): Promise<string> =>
  (await query(accountEndpoints.get, { params: { id } }).queryFn(context)).record.acc_name
