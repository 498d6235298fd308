import { type Currency, type DashboardQuery, writeAddress } from '@candela/shared-contract'
import { readAddress, USUAL_PERIOD } from '../shared/address'

/** What an address asks for; what it does not say is as usual. */
export type DashboardFilters = { period: string; website: string[]; account: string[]; currency: Currency | null }

export const filtersIn = (search: string): DashboardFilters => {
  const { ids, period, currency } = readAddress(search)
  return { period: period ?? USUAL_PERIOD, website: ids('website'), account: ids('account'), currency }
}

/** The other way round; what is as usual says nothing. */
export const toSearch = ({ period, website, account, currency }: DashboardFilters): string =>
  writeAddress({ period: period === USUAL_PERIOD ? null : period, website, account, currency })

/** The question that every block asks. */
export const questionOf = ({ period, website, account }: DashboardFilters, currency: Currency): DashboardQuery => ({
  period,
  currency,
  ...((website.length > 0 || account.length > 0) && {
    filters: { ...(website.length > 0 && { website }), ...(account.length > 0 && { account }) },
  }),
})
