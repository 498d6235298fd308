import { NOTIFICATION_KINDS, type UserNotification } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'

/** A notification as whoever got it reads it. */
export type UserNotificationLine = UserNotification & { read: 'yes' | 'no' }

/** What somebody was told and did not hide. */
export const notificationsOf = (read: Reader, userId: number, hidden = false) =>
  read.selectFrom(
    sql<UserNotificationLine>`(select d.*, case when d.usn_read is null then 'no' else 'yes' end as read,
        s.usr_name as sender_name
      from user_notifications as d
      left join users as s on s.id = d.usn_id_sender
      where d.usn_id_user = ${userId}::bigint and (d.usn_hidden is not null) = ${hidden})`.as('d'),
  )

/** Past this a bell says no exact number. */
const MOST_COUNTED = 100

/** What the bell says: how many are unread of the kinds that it counts, and the newest of all. */
export const bellOf = async (read: Reader, userId: number): Promise<{ unread: number; newest: number | null }> => {
  const bell = sql<{ unread: number; newest: number | null }>`(select
    (select count(*) from (
      select from user_notifications as d
      where d.usn_id_user = ${userId}::bigint and d.usn_read is null and d.usn_hidden is null
        and d.usn_kind in (${sql.join(NOTIFICATION_KINDS)})
        and not exists (select from notification_settings as s
          where s.nos_id_user = d.usn_id_user and s.nos_quiet ? d.usn_kind)
      limit ${MOST_COUNTED}::int) as counted) as unread,
    (select max(id) from user_notifications where usn_id_user = ${userId}::bigint) as newest)`.as('bell')
  return read.selectFrom(bell).select(['bell.unread', 'bell.newest']).executeTakeFirstOrThrow()
}
