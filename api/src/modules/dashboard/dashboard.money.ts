import {
  addDays,
  addSums,
  changeOf,
  type DashboardQuery,
  type Day,
  type DayRange,
  firstOfMonth,
  type MoneyAnswer,
  metricDecimal,
  monthsLater,
  NO_SUMS,
  paymentFor,
  type Sums,
} from '@candela/shared-contract'
import { AppError } from '../../platform/http/app-error'
import { type ReportContext, type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { earlierOf } from '../report/report.days'
import { certaintyOfDays } from '../report/report.lines'
import { nextPaymentOf } from '../transfer/transfer.next'
import { BREAKDOWNS } from './dashboard.breakdowns'
import { FORECAST_WEEKS, forecastOf } from './dashboard.forecast'

const daysOf = async (requester: ReportRequester, context: ReportContext): Promise<ReadonlyMap<string, Sums>> => {
  const groups = await readSumGroups(requester, context, BREAKDOWNS.money)
  // Without a rate there is no amount; half of one would be a wrong one.
  if (groups.some(({ isUnrated }) => isUnrated)) throw new AppError('notPossibleNow')
  return new Map(groups.map(({ key, sums }) => [String(key[0]), sums]))
}

const between = (days: ReadonlyMap<string, Sums>, { from, to }: DayRange): Sums =>
  [...days].filter(([day]) => day >= from && day <= to).reduce((sum, [, sums]) => addSums(sum, sums), NO_SUMS)

const amount = (sums: Sums): string => metricDecimal('net', sums) ?? '0.00'
const netText = (net: bigint): string => amount({ ...NO_SUMS, net })

/** What was earned and what is to come; it is about these days whatever period the rest of the page is about. */
export const moneyFor = async (
  requester: ReportRequester,
  { currency, filters = {} }: DashboardQuery,
): Promise<MoneyAnswer> => {
  // The period only makes rates reach back far enough: the days are chosen below.
  const base = await reportContext(requester, { period: 'last90', compare: 'none', currency, filters })
  const { today, siteScope, book } = base
  const lastMonth: DayRange = {
    from: monthsLater(firstOfMonth(today), -1),
    to: addDays(firstOfMonth(today), -1),
  }
  // As far back as the forecast looks, and to the first day of the last month.
  const earliest = addDays(today, -7 * FORECAST_WEEKS)
  const range = { from: earlierOf(earliest, lastMonth.from), to: today }
  const days = await daysOf(requester, { ...base, range })
  const on = (day: Day): Sums => days.get(day) ?? NO_SUMS
  const yesterday = addDays(today, -1)
  const month = { from: firstOfMonth(today), to: today }
  const certaintyBetween = (days: DayRange) => certaintyOfDays(days, today, book)
  const forecast = forecastOf(new Map([...days].map(([day, { net }]) => [day, net])), today)
  const payment = paymentFor(requester.now)
  const next = requester.actor.pairs.has('report.report05') ? await nextPaymentOf(requester) : null
  return {
    currency,
    zone: siteScope.zone,
    today: days.has(today) ? amount(on(today)) : null,
    yesterday: {
      net: amount(on(yesterday)),
      change: changeOf('net', on(yesterday), on(addDays(yesterday, -7))),
      state: certaintyBetween({ from: yesterday, to: yesterday }),
    },
    monthToDate: { net: amount(between(days, month)), range: month },
    forecast: forecast && { low: netText(forecast.low), high: netText(forecast.high) },
    balance: {
      net: amount(between(days, lastMonth)),
      state: certaintyBetween(lastMonth),
      month: lastMonth.from,
    },
    payment: { day: payment.day, invoiceUntil: payment.invoiceUntil.toISOString(), nextDay: payment.nextDay, next },
  }
}
