import type { Affected, FieldErrorCode, OneMaintenance, Pair } from '@candela/shared-contract'

export type MaintenanceAction = keyof OneMaintenance['can']

/** What somebody may do to an entry that they see: whoever is above them is not theirs to let in or to keep out. */
export const canMaintenance = (
  { pairs }: { pairs: ReadonlySet<Pair> },
  action: MaintenanceAction,
  { above }: { above: boolean },
): boolean => pairs.has(`userMaintenance.${action}`) && !above

type Judged = Affected & { above: boolean }

/**
 * What speaks against keeping somebody out. Whoever may end maintenance always gets in, so an entry for them would say
 * what is not so; nobody keeps out themselves, their own group or who is above them.
 */
export const objectionToTarget = (target: Judged | undefined, isOwn: boolean): FieldErrorCode | null => {
  if (!target) return 'notAnOption'
  if (target.stays_reachable) return 'staysReachable'
  if (isOwn) return 'ownRecord'
  return target.above ? 'notHeld' : null
}
