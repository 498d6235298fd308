import { useCan } from '@candela/shared-auth'
import { accountEndpoints } from '@candela/shared-contract'
import { findIn, type SearchFilter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { ACCOUNT } from './account.api'

/** Accounts to choose from: of whatever belongs to one. */
export const findAccounts = findIn(accountEndpoints.simpleList)

/** For a filter, which speaks of ids as an address does. */
const findAccountValues = async (search: string, signal: AbortSignal) =>
  (await findAccounts(search, signal)).map(({ value, label }) => ({ value: String(value), label }))

export const accountNameQuery = (id: string) => {
  const { queryKey, queryFn } = ACCOUNT.query(id)
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (context: { signal: AbortSignal }) => (await queryFn(context)).record.acc_name,
  }
}

/** The filter of a list whose records belong to accounts; whoever may not look for one has it from links only. */
export const useAccountFilter = (key: string, label: string): SearchFilter => {
  const finds = useCan('account.simpleList')
  return useMemo(
    () => ({ kind: 'search', key, label, nameOf: accountNameQuery, ...(finds && { load: findAccountValues }) }),
    [key, label, finds],
  )
}
