import { type Day, isClosed, microFromText, monthsLater, rateBook, toDay } from '@candela/shared-contract'
import { sql } from 'kysely'
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

/** The months whose close is under way. A close that failed has left its month as it was. */
const closingMonths = async (read: Reader): Promise<Day[]> => {
  const rows = await read
    .selectFrom('month_closes as m')
    .innerJoin('jobs as j', 'j.id', 'm.mcl_id_job')
    .where('j.job_state', 'in', ['queued', 'running'])
    .select('m.mcl_month')
    .execute()
  return rows.map(({ mcl_month }) => toDay(mcl_month))
}

const isMonthClosing = async (read: Reader, month: Day): Promise<boolean> => (await closingMonths(read)).includes(month)

/** Each month with all of its rates, the newest first. */
export const closedMonths = async (read: Reader): Promise<Day[]> => {
  const rows = await read
    .selectFrom('currency_closings')
    .groupBy('ccl_month')
    .having(({ fn, eb }) => eb(fn.countAll<number>(), '=', 2))
    .select('ccl_month')
    .orderBy('ccl_month', 'desc')
    .execute()
  return rows.map(({ ccl_month }) => toDay(ccl_month))
}

/** Months of which nothing can be changed, and how one speaks of their days: they are closed, or somebody is closing them. */
export type MonthLocks = ReadonlyMap<Day, 'closedDay' | 'closingDay'>

export const lockedMonths = async (read: Reader): Promise<MonthLocks> =>
  new Map([
    ...(await closingMonths(read)).map(month => [month, 'closingDay'] as const),
    ...(await closedMonths(read)).map(month => [month, 'closedDay'] as const),
  ])

/** Those that are closed or being closed, the oldest first. */
const bookMonths = async (read: Reader): Promise<Day[]> =>
  [...(await closedMonths(read)), ...(await closingMonths(read))].sort()

/** The day after the last month that is closed or being closed; null before the first closing. */
export const firstOpenDay = async (read: Reader): Promise<Day | null> => {
  const last = (await bookMonths(read)).at(-1)
  return last ? monthsLater(last, 1) : null
}

/** The first month that is closed or being closed: those before it are never closed, so nobody is paid for them. */
export const beginOfBooks = async (read: Reader): Promise<Day | null> => (await bookMonths(read))[0] ?? null

/** The first day that is not closed; days of a month that is being closed are not closed yet. Null before the first closing. */
export const firstUnclosedDay = async (read: Reader): Promise<Day | null> => {
  const [last] = await closedMonths(read)
  return last ? monthsLater(last, 1) : null
}

/** What people were paid for stays as it was; corrections belong into the next open month. */
export const refuseClosedToImports = async (read: Reader, month: Day): Promise<void> => {
  const period = month.slice(0, 7)
  if (await isMonthClosed(read, month)) throw new AppError('monthClosed', { period })
  if (await isMonthClosing(read, month)) throw new AppError('monthClosing', { period })
}

/** The same for what people write, who add nothing before the books either; what imports bring of that time is history. */
export const refuseClosed = async (read: Reader, month: Day): Promise<void> => {
  await refuseClosedToImports(read, month)
  const begin = await beginOfBooks(read)
  if (begin && month < begin) throw new AppError('monthBeforeBooks', { period: month.slice(0, 7) })
}

/** Until this transaction ends the database takes what goes into closed months: only what leaves their sums as they are. */
export const writeIntoClosed = async (read: Reader): Promise<void> => {
  const mode = sql<{ mode: string }>`(select set_config('candela.into_closed', 'on', true) as mode)`
  await read.selectFrom(mode.as('m')).select('m.mode').execute()
}
