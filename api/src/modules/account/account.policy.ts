import type { AccountUpdateBody, FieldErrorCode, Pair } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { type FieldProblem, problemAt } from '../../platform/http/app-error'
import { isStaff } from '../reach'
import { isTimeZone } from '../type/time-zones'

export type AccountAction = 'update' | 'destroy' | 'note' | 'addWebsite' | 'removeWebsite'

const PAIR: Record<AccountAction, Pair> = {
  update: 'account.update',
  destroy: 'account.destroy',
  note: 'account.update',
  addWebsite: 'website.store',
  removeWebsite: 'website.destroy',
}

/** What somebody may do to an account in their reach: the same for each of them. */
export const canAccount = (actor: Pick<Actor, 'pairs' | 'scope'>, action: AccountAction): boolean =>
  // Notes are about publishers, for those who look after them.
  actor.pairs.has(PAIR[action]) && (action !== 'note' || isStaff(actor))

/** What the platform decides and no publisher does, whatever rights they were given. */
const GOVERNED = ['acc_is_enabled', 'acc_tier', 'acc_gross_visible', 'managers'] as const

/** Of many accounts publishers change nothing, and take nothing back: at most they remove them, and undo that. */
export const mayChangeMany = (actor: Pick<Actor, 'scope'>, { removes }: { removes: boolean }): boolean =>
  removes || isStaff(actor)

/** The tier that accounts begin in, unless another one is said: the lowest. It sets the fee of new websites. */
export const STARTING_TIER = 5

export const objectionToTier = (actor: Pick<Actor, 'scope'>, tier: number): FieldErrorCode | null =>
  isStaff(actor) || tier === STARTING_TIER ? null : 'notYours'

/** Of an account that is new. */
export const problemsOfTier = (actor: Pick<Actor, 'scope'>, tier: number | undefined): FieldProblem[] =>
  problemAt('acc_tier', tier === undefined ? null : objectionToTier(actor, tier))

export const problemsOfZone = (zone: string | undefined): FieldProblem[] =>
  problemAt('acc_time_zone', zone !== undefined && !isTimeZone(zone) && 'timeZone')

/** What speaks against a change of the account itself. */
export const problemsOfChange = (actor: Actor, row: Row<'accounts'>, said: AccountUpdateBody): FieldProblem[] => {
  const isSaid = (field: (typeof GOVERNED)[number]): boolean => {
    if (said[field] === undefined) return false
    // What publishers are not shown is refused also as it is: who tries would learn it.
    return field === 'acc_tier' || field === 'managers' || said[field] !== row[field]
  }
  const governed = isStaff(actor) ? [] : GOVERNED.filter(isSaid)
  return [...problemsOfZone(said.acc_time_zone), ...governed.map(field => ({ field, code: 'notYours' as const }))]
}

/** The rows of a box as they are wanted; whom they name is said by then. */
export type WantedManager = Pick<Row<'account_managers'>, 'acm_id_user' | 'acm_is_main'>
/** What they are paid where it is said. */
export type WantedSeller = { acu_id_user: number; acu_comission: string | undefined }

/** Nobody who manages an account takes it from themselves. */
export const problemsOfLeaving = (
  actor: Pick<Actor, 'id'>,
  wanted: readonly WantedManager[],
  present: readonly Row<'account_managers'>[],
): FieldProblem[] => {
  const isOwn = ({ acm_id_user }: { acm_id_user: number }): boolean => acm_id_user === actor.id
  return problemAt('managers', present.some(isOwn) && !wanted.some(isOwn) && 'ownRecord')
}

/** What publishers do to the box of people: what they are paid others decide, and they cannot leave. */
export const problemsOfSellers = (
  actor: Pick<Actor, 'id' | 'scope'>,
  wanted: readonly WantedSeller[],
  present: readonly Row<'account_users'>[],
): FieldProblem[] => {
  if (isStaff(actor)) return []
  const isOwn = ({ acu_id_user }: { acu_id_user: number }): boolean => acu_id_user === actor.id
  // What it is now is refused like anything else: an answer that told the two apart would tell what it is.
  return [
    ...wanted.flatMap(({ acu_comission }, index) =>
      problemAt(`users.${index}.acu_comission`, acu_comission !== undefined && 'notYours'),
    ),
    ...problemAt('users', present.some(isOwn) && !wanted.some(isOwn) && 'ownRecord'),
  ]
}
