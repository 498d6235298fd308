import type { NotificationState, OneNotification, Pair } from '@candela/shared-contract'

export type NotificationAction = keyof OneNotification['can']

/** What somebody may do to a notification that they see: what is being sent, or was, stays as it is. */
export const canNotification = (
  { pairs }: { pairs: ReadonlySet<Pair> },
  action: NotificationAction,
  { state }: { state: NotificationState },
): boolean => pairs.has(`notification.${action}`) && state === 'scheduled'
