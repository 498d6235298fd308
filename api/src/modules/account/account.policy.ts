import type { FieldErrorCode, Pair } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'

export type AccountAction = 'update' | 'destroy' | 'note' | 'addWebsite' | 'removeWebsite'

const PAIR: Record<AccountAction, Pair> = {
  update: 'account.update',
  destroy: 'account.destroy',
  note: 'account.update',
  addWebsite: 'website.store',
  removeWebsite: 'website.destroy',
}

/** What somebody may do to an account in their reach: the same for each of them. */
export const canAccount = ({ pairs, scope }: Pick<Actor, 'pairs' | 'scope'>, action: AccountAction): boolean =>
  // Notes are about publishers, for those who look after them.
  pairs.has(PAIR[action]) && !(action === 'note' && scope === 'own')

/** What the platform decides and no publisher does, whatever rights they were given. */
export const GOVERNED = ['acc_is_enabled', 'acc_tier', 'acc_gross_visible', 'managers'] as const

/** The tier of who is in none yet. It sets the fee of new websites. */
export const FIRST_TIER = 5

export const objectionToTier = ({ scope }: Pick<Actor, 'scope'>, tier: number): FieldErrorCode | null =>
  scope === 'own' && tier !== FIRST_TIER ? 'notHeld' : null
