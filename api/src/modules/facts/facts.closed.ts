import { type Day, isClosed, microFromText, monthsLater, rateBook, toDay } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { AppError } from '../../platform/http/app-error'

/** A month is closed for imports exactly when reports call its rows closed. */
export const isMonthClosed = async (read: Reader, month: Day): Promise<boolean> => {
  const rows = await read
    .selectFrom('currency_closings')
    .where('ccl_month', '=', month)
    .select(['ccl_currency', 'ccl_value'])
    .execute()
  const closings = rows.map(row => ({ currency: row.ccl_currency, month, value: microFromText(row.ccl_value) }))
  return isClosed(rateBook([], closings), month)
}

/** The day after the last closed month; null before the first closing. */
export const firstOpenDay = async (read: Reader): Promise<Day | null> => {
  const months = await read
    .selectFrom('currency_closings')
    .select('ccl_month')
    .distinct()
    .orderBy('ccl_month', 'desc')
    .execute()
  for (const { ccl_month } of months) {
    const month = toDay(ccl_month)
    if (await isMonthClosed(read, month)) return monthsLater(month, 1)
  }
  return null
}

/** What people were paid for stays as it was; corrections belong into the next open month. */
export const refuseClosed = async (read: Reader, month: Day): Promise<void> => {
  if (await isMonthClosed(read, month)) throw new AppError('monthClosed', { period: month.slice(0, 7) })
}
