import { addDays, type Day, type OneShare, type Pair, type Scope, toDay } from '@candela/shared-contract'
import { isStaff } from '../reach'
import { laterOf } from '../report/report.days'
import type { Spoken } from './share.repository'

export type ShareAction = keyof OneShare['can']

/** Terms are the platform's to set; a version that has begun is nobody's any more. */
export const canShare = (
  actor: { pairs: ReadonlySet<Pair>; scope: Scope },
  action: ShareAction,
  { state }: { state: string },
): boolean => isStaff(actor) && state === 'planned' && actor.pairs.has(`websiteRevenueShare.${action}`)

/** Whether people may have been told an amount by it: its first day is there, or has numbers. */
export const hasBegun = (from: string, { today, numbers }: Spoken): boolean =>
  from <= today || (numbers !== null && from <= numbers)

/**
 * The first day on which a new version may begin: after every day whose net is kept and every closed month, after the
 * version in force began, and not before the website was there.
 */
export const earliestDay = ({ created, numbers, begun }: Spoken, firstOpen: Day | null): Day =>
  [numbers, begun].reduce<Day>(
    (day, last) => (last === null ? day : laterOf(day, addDays(toDay(last), 1))),
    firstOpen === null ? toDay(created) : laterOf(toDay(created), firstOpen),
  )
