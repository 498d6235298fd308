import type { OneNotification } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { itsTimeIsOver, restoreNotificationIn } from './notification.service'

export const notificationRemoved: RemovedRules<'notifications', OneNotification> = {
  name: 'notification',
  table: 'notifications',
  removedIn: (read, actor) =>
    read
      .selectFrom('notifications as n')
      .where('n.deleted_at', 'is not', null)
      .$if(actor.scope !== 'all', query => query.where('n.not_id_sender', '=', actor.id))
      .select('n.id'),
  // What is over is not sent any more.
  mayRestore: () => sql`(r.not_send_at is null or r.not_send_at > clock_timestamp())`,
  objection: itsTimeIsOver,
  label: sql`r.not_title`,
  restoreIn: restoreNotificationIn,
}
