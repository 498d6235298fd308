import { type BodyOf, type endpoints, NOTIFICATION_STATES } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { countsOfFilters, totalOf } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, ordered, type Window, windowed } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
import { throwIfAny } from '../../platform/http/app-error'
import { type Choice, type Condition, chosen, listAnswer, narrowed, type OrderOf, searched } from '../../platform/list'
import { reachesUser, reachOf } from '../reach'
import { problemsOfAudience, recipientsOf } from './notification.audience'
import { notificationLines } from './notification.lines'
import { toNotificationRow } from './notification.present'
import { actorOfSender, notificationAccess } from './notification.service'

type NotificationQuery = BodyOf<typeof endpoints.notification.list>

const ORDER: OrderOf<NotificationQuery> = {
  usual: [{ field: 'created_at', dir: 'desc' }],
  columns: {
    ...columnsOf('n', ['recipients_count', 'read_count', 'sent_at', 'created_at', 'updated_at']),
    not_title: alphabetically('n.not_title'),
    sender_name: alphabetically('n.sender_name'),
    state: sql`array_position(${sql.lit(`{${NOTIFICATION_STATES.join(',')}}`)}::text[], n.state)`,
  },
  nullable: ['sent_at'],
  id: 'n.id',
}

const matching = (read: Reader, actor: Actor, { search, filters }: Choice<NotificationQuery>) =>
  narrowed(notificationLines(read, actor), [
    searched(
      search,
      text => sql`(${contains('n.not_title', text)} or ${contains('n.not_message', text)}
        or ${contains('n.sender_name', text)})`,
    ),
    chosen('n.state', filters?.state),
    chosen('n.not_id_sender', filters?.sender?.map(Number)),
  ])

export const listNotifications = ({ app, actor }: Ctx, query: NotificationQuery) => {
  const { read } = app.database
  const counts = countsOfFilters(query, choice => matching(read, actor, choice), {
    state: { column: 'n.state', values: NOTIFICATION_STATES },
  })
  const page = (window: Window) =>
    windowed(ordered(matching(read, actor, query), query.sort, ORDER), window)
      .selectAll()
      .execute()
  return listAnswer(read, query, counts, page, lines => lines.map(line => toNotificationRow(actor, line)))
}

const groupName = sql<string | null>`(select g.gro_name from access_groups as g
  where g.id = u.usr_id_group and g.deleted_at is null)`.as('gro_name')

/** Whom the sender is shown before anything is sent. */
export const listAudience = async (
  ctx: Ctx,
  { audience, page, notification }: BodyOf<typeof endpoints.notification.audience>,
) => {
  const { read } = ctx.app.database
  const actor =
    notification === undefined
      ? ctx.actor
      : await actorOfSender(ctx, read, await notificationAccess.findOrThrow(ctx, read, notification))
  throwIfAny(await problemsOfAudience(read, actor, audience, 'audience'))
  const recipients = recipientsOf(read, actor, audience)
  const rows = (window: Window) =>
    windowed(recipients.orderBy(alphabetically('u.usr_name')).orderBy('u.id'), window)
      .select(['u.id', 'u.usr_name', 'u.usr_email', groupName])
      .execute()
  return listAnswer(read, { page }, totalOf(recipients), rows, found => [...found])
}

/** One of the two narrows; both, or none, do not. */
const readOrNot = (column: string, [only, other]: readonly string[] = []): Condition =>
  only && !other ? sql`(${sql.ref(column)} is not null) = ${only === 'yes'}` : undefined

type ReadersQuery = BodyOf<typeof endpoints.notification.recipients>

const READERS: OrderOf<ReadersQuery> = {
  usual: [{ field: 'read_at', dir: 'desc' }],
  columns: { usr_name: alphabetically('u.usr_name'), read_at: sql`d.usn_read` },
  nullable: ['read_at'],
  id: 'u.id',
}

/** Who got it and when they read it; hiding it from one's list does not change that. */
/** Of whoever was removed since the name is told, as everywhere, and no address. */
const addressOfThere = sql<string>`case when u.deleted_at is null then u.usr_email else '' end`.as('usr_email')

export const listRecipients = async (ctx: Ctx, id: number, query: ReadersQuery) => {
  const { read } = ctx.app.database
  await notificationAccess.findOrThrow(ctx, read, id)
  const delivered = ({ search, filters }: Choice<ReadersQuery>) =>
    narrowed(
      read
        .selectFrom('user_notifications as d')
        .innerJoin('users as u', 'u.id', 'd.usn_id_user')
        .where('d.usn_id_notification', '=', id)
        // Whoever is out of reach since is not told of.
        .where(reachesUser(reachOf(ctx.actor), 'u')),
      [
        searched(
          search,
          text => sql`(${contains('u.usr_name', text)} or (u.deleted_at is null and ${contains('u.usr_email', text)}))`,
        ),
        readOrNot('d.usn_read', filters?.read),
      ],
    )
  const rows = (window: Window) =>
    windowed(ordered(delivered(query), query.sort, READERS), window)
      .select(['u.id', 'u.usr_name', addressOfThere, groupName, 'd.usn_read as read_at'])
      .execute()
  return listAnswer(read, query, totalOf(delivered(query)), rows, found => [...found])
}
