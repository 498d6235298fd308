import { CURRENCIES, type Currency, daysBetween, MAX_REPORT_DAYS, rangeOf, toDay } from '@candela/shared-contract'

/** Four days back and today. */
export const USUAL_PERIOD = 'last5'

/** Whether a period is one does not depend on the day. */
const ANY_DAY = toDay('2000-01-01')

const isPeriod = (text: string, mostDays: number): boolean => {
  const range = rangeOf(text, ANY_DAY)
  return range !== undefined && daysBetween(range.from, range.to) < mostDays
}

const isId = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text)
const isCurrency = (text: string | null): text is Currency => CURRENCIES.some(currency => currency === text)

/** What an address says. It may have been typed: what is not understood is not said. */
export const readAddress = (search: string, mostDays = MAX_REPORT_DAYS) => {
  const query = new URLSearchParams(search)
  const period = query.get('period') ?? ''
  const currency = query.get('currency')
  return {
    text: (name: string): string | null => query.get(name),
    ids: (name: string): string[] => [...new Set(query.getAll(name))].filter(isId),
    /** Those of a closed list, in its order. */
    some: <V extends string>(name: string, of: readonly V[]): V[] =>
      of.filter(each => query.getAll(name).includes(each)),
    one: <V extends string>(name: string, of: readonly V[]): V | undefined => of.find(each => each === query.get(name)),
    period: isPeriod(period, mostDays) ? period : null,
    currency: isCurrency(currency) ? currency : null,
  }
}
