import { CURRENCIES, type Currency, type DashboardQuery, rangeOf, toDay } from '@candela/shared-contract'

export const USUAL_PERIOD = 'last5'

/** Whether a period is one does not depend on the day. */
const ANY_DAY = toDay('2000-01-01')

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text)
const isCurrency = (text: string | null): text is Currency => CURRENCIES.some(currency => currency === text)

/** What an address asks for. It may have been typed: what is not understood is as usual. */
export type Asked = { period: string; website: string[]; account: string[]; currency: Currency | null }

export const askedIn = (search: string): Asked => {
  const query = new URLSearchParams(search)
  const period = query.get('period') ?? ''
  const currency = query.get('currency')
  const idsOf = (name: string) => [...new Set(query.getAll(name))].filter(isId)
  return {
    period: rangeOf(period, ANY_DAY) ? period : USUAL_PERIOD,
    website: idsOf('website'),
    account: idsOf('account'),
    currency: isCurrency(currency) ? currency : null,
  }
}

/** The other way round; what is as usual says nothing. */
export const toSearch = ({ period, website, account, currency }: Asked): string => {
  const query = new URLSearchParams()
  if (period !== USUAL_PERIOD) query.set('period', period)
  for (const id of website) query.append('website', id)
  for (const id of account) query.append('account', id)
  if (currency) query.set('currency', currency)
  const text = query.toString()
  return text && `?${text}`
}

/** The question that every block asks. */
export const questionOf = ({ period, website, account }: Asked, currency: Currency): DashboardQuery => ({
  period,
  currency,
  ...((website.length > 0 || account.length > 0) && {
    filters: { ...(website.length > 0 && { website }), ...(account.length > 0 && { account }) },
  }),
})
