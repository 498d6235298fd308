import { type Day, isDay, PLATFORM_ZONE, type ReportRow, todayIn } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { AppError, type FieldProblem, notFound } from '../../platform/http/app-error'
import { dayOfKey } from '../facts/facts.keys'
import { isStaff } from '../reach'

type Asking = Pick<Actor, 'scope' | 'pairs'>
type Abilities = ReportRow['can']

/** Publishers are paid by these rows: whatever rights they hold, they do not write them. Nobody does in a closed month, or before the books. */
export const canChangeRow = ({ scope, pairs }: Asking, isClosed: boolean): Abilities => {
  const may = isStaff({ scope }) && !isClosed
  return {
    update: may && pairs.has('adNetworkReport.updateRow'),
    // A copy goes to another day, which may be open.
    store: isStaff({ scope }) && pairs.has('adNetworkReport.store'),
    destroy: may && pairs.has('adNetworkReport.destroyRow'),
  }
}

export const assertMayWriteRows = ({ scope }: Asking): void => {
  if (!isStaff({ scope })) throw new AppError('forbidden')
}

export const today = (): Day => todayIn(PLATFORM_ZONE)

/** Nobody knows what a day to come earned. */
export const futureProblem = (field: string, day: string): FieldProblem[] =>
  day > today() ? [{ field, code: 'futureDay' }] : []

/** A key that no row can have is simply not there. */
export const assertKey = (key: string): string => {
  if (!isDay(dayOfKey(key))) throw notFound()
  return key
}
