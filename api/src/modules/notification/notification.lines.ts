import type { NotificationState } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'

/** A notification as its senders know it. */
export type NotificationLine = Row<'notifications'> & {
  state: NotificationState
  sender_name: string
  recipients_count: number
  read_count: number
}

/** Work that is over is forgotten after a while: without it nothing is sent any more. */
const STATE = sql`case when n.sent_at is not null then 'sent' when j.id is null or j.job_state in ('failed', 'cancelled') then 'failed'
  when j.job_state = 'queued' and n.not_send_at > clock_timestamp() then 'scheduled' else 'sending' end`

const deliveredCount = (condition = sql`true`) =>
  sql`(select count(*) from user_notifications as d where d.usn_id_notification = n.id and ${condition})`

/** What was sent or will be: by anybody, for whoever reaches everything, else by oneself. */
export const notificationLines = (read: Reader, actor: Actor) =>
  read.selectFrom(
    sql<NotificationLine>`(select n.*, ${STATE} as state, u.usr_name as sender_name,
        coalesce(n.not_recipients, ${deliveredCount()}) as recipients_count,
        ${deliveredCount(sql`d.usn_read is not null`)} as read_count
      from notifications as n
      join users as u on u.id = n.not_id_sender
      left join jobs as j on j.id = n.not_id_job
      where n.deleted_at is null
        and ${actor.scope === 'all' ? sql`true` : sql`n.not_id_sender = ${actor.id}::bigint`})`.as('n'),
  )

export const notificationLine = (read: Reader, actor: Actor, id: number): Promise<NotificationLine | undefined> =>
  notificationLines(read, actor).selectAll().where('n.id', '=', id).executeTakeFirst()
