import { firstOfMonth, toDay } from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { AppError } from '../../platform/http/app-error'
import { refuseClosed } from '../facts/facts.closed'

/** Why nothing goes into a month any more. */
const REFUSALS: ReadonlySet<string> = new Set(['monthClosed', 'monthClosing', 'monthBeforeBooks'])

/** Whether nothing goes into the month of a day any more; each month is looked up once. */
export const isDayClosed = (read: Reader): ((day: string) => Promise<boolean>) => {
  const months = new Map<string, Promise<boolean>>()
  const lookUp = async (month: string): Promise<boolean> => {
    try {
      await refuseClosed(read, toDay(month))
      return false
    } catch (error) {
      if (error instanceof AppError && REFUSALS.has(error.code)) return true
      throw error
    }
  }
  return day => {
    const month = firstOfMonth(toDay(day))
    const known = months.get(month) ?? lookUp(month)
    months.set(month, known)
    return known
  }
}
