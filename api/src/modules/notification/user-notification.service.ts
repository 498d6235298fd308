import {
  type AnswerOf,
  type BodyOf,
  type endpoints,
  NOTIFICATION_KINDS,
  type NotificationSettings,
  userNotificationSchema,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Actor, type Ctx, writeContext } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, ordered, type Window, windowed } from '../../platform/db/order'
import { withinPeriod } from '../../platform/db/period'
import type { Row } from '../../platform/db/schema'
import { alphabetically, contains } from '../../platform/db/text'
import { AppError, notFound } from '../../platform/http/app-error'
import { type Choice, chosen, listAnswer, narrowed, type OrderOf, searched } from '../../platform/list'
import { pickShown } from '../../platform/present'
import { type Tx, write } from '../../platform/write'
import { reachOf } from '../reach'
import { usersNotRemoved } from '../user/user.repository'
import { bellOf, notificationsOf } from './user-notification.repository'

type Calls = typeof endpoints.userNotification
type MineQuery = BodyOf<Calls['list']>

/** The newest first. */
const ORDER: OrderOf<MineQuery> = {
  usual: [{ field: 'created_at', dir: 'desc' }],
  columns: {
    ...columnsOf('d', ['created_at']),
    usn_title: alphabetically('d.usn_title'),
    usn_kind: sql`array_position(${sql.lit(`{${NOTIFICATION_KINDS.join(',')}}`)}::text[], d.usn_kind)`,
  },
  id: 'd.id',
}

const matching = (read: Reader, userId: number, { search, filters }: Choice<MineQuery>) =>
  narrowed(notificationsOf(read, userId), [
    searched(
      search,
      text => sql`(${contains('d.usn_title', text)} or ${contains('d.usn_message', text)}
        or ${contains('d.sender_name', text)})`,
    ),
    chosen('d.read', filters?.read),
    chosen('d.usn_kind', filters?.kind),
    withinPeriod('d.created_at', filters?.period),
  ])

export const listMine = ({ app, actor }: Ctx, query: MineQuery) => {
  const { read } = app.database
  const counts = countsOfFilters(query, choice => matching(read, actor.id, choice), {
    read: { column: 'd.read', values: ['no', 'yes'] },
    kind: { column: 'd.usn_kind', values: NOTIFICATION_KINDS },
  })
  const page = (window: Window) =>
    windowed(ordered(matching(read, actor.id, query), query.sort, ORDER), window)
      .selectAll()
      .execute()
  return listAnswer(read, query, counts, page, lines => lines.map(line => pickShown(userNotificationSchema, line)))
}

/** Not of what was sent to many, nor of who wrote it and is out of reach by now: of them it says no more than the name. */
const replyTo = async (read: Reader, actor: Actor, id: number): Promise<string | null> => {
  const sender = await usersNotRemoved(read, reachOf(actor))
    .innerJoin('user_notifications as d', 'd.usn_id_sender', 'u.id')
    .where('d.id', '=', id)
    .where('d.usn_kind', '=', 'message')
    .where('d.usn_id_notification', 'is', null)
    .select('u.usr_email')
    .executeTakeFirst()
  return sender?.usr_email ?? null
}

export const getMine = async ({ app, actor }: Ctx, id: number): Promise<NonNullable<AnswerOf<Calls['get']>>> => {
  const { read } = app.database
  const line = await notificationsOf(read, actor.id).selectAll().where('d.id', '=', id).executeTakeFirst()
  if (!line) throw notFound()
  return { record: pickShown(userNotificationSchema, line), reply_to: await replyTo(read, actor, id) }
}

type Mine = Row<'user_notifications'>

/** All of them or none: one that is not the caller's is not there. */
const lockMine = async ({ actor }: Ctx, tx: Tx, ids: readonly number[]): Promise<Mine[]> => {
  const rows = await tx.lockAll('user_notifications', ids)
  if (rows.length < ids.length || rows.some(({ usn_id_user }) => usn_id_user !== actor.id)) throw notFound()
  return rows
}

/** Those that are not so already, with when they became so. */
const mark = async (tx: Tx, rows: readonly Mine[], column: 'usn_read' | 'usn_hidden', isSo: boolean) => {
  const others = rows.filter(row => (row[column] !== null) !== isSo)
  await tx.updateAll('user_notifications', others, { [column]: isSo ? new Date().toISOString() : null })
  return { done: others.length }
}

export const markMine = (ctx: Ctx, { ids, read }: BodyOf<Calls['read']>) =>
  write(writeContext(ctx), 'userNotification.read', async tx =>
    mark(tx, await lockMine(ctx, tx, ids), 'usn_read', read),
  )

export const hideMine = (ctx: Ctx, { ids, hidden }: BodyOf<Calls['hide']>) =>
  write(writeContext(ctx), 'userNotification.hide', async tx =>
    mark(tx, await lockMine(ctx, tx, ids), 'usn_hidden', hidden),
  )

/** What the list shows and nothing else, and of it what was there then: nobody has seen what came since. */
export const markAllMine = (ctx: Ctx, { until, ...choice }: BodyOf<Calls['readAll']>) =>
  write(writeContext(ctx), 'userNotification.readAll', async tx => {
    const lines = await matching(tx.read, ctx.actor.id, choice)
      .where('d.read', '=', 'no')
      .where(sql<boolean>`d.created_at <= ${until}::timestamptz`)
      .select('d.id')
      .execute()
    const rows = await tx.lockAll(
      'user_notifications',
      lines.map(({ id }) => id),
    )
    return mark(tx, rows, 'usn_read', true)
  })

/** No mail went out yet. */
const NEVER = new Date(0).toISOString()

const settingsRow = (read: Reader, userId: number) =>
  read.selectFrom('notification_settings').selectAll().where('nos_id_user', '=', userId).executeTakeFirst()

const toSettings = (row: Row<'notification_settings'> | undefined): NotificationSettings => ({
  quiet: row?.nos_quiet ?? [],
  mailed: row?.nos_mailed ?? [],
  updated_at: row?.updated_at ?? null,
})

export const mySettings = async ({ app, actor }: Ctx): Promise<NotificationSettings> =>
  toSettings(await settingsRow(app.database.read, actor.id))

/** A daily mail begins with what comes from now on, and not with years of what is unread. */
const beginDigest = async (tx: Tx, userId: number): Promise<void> => {
  const { newest } = await bellOf(tx.read, userId)
  const before = await tx.read
    .selectFrom('notification_digests')
    .selectAll()
    .where('ntd_id_user', '=', userId)
    .executeTakeFirst()
  const ntd_to = newest ?? 0
  if (before) await tx.update('notification_digests', before, { ntd_to })
  else await tx.insert('notification_digests', { ntd_id_user: userId, ntd_to, ntd_at: NEVER })
}

export const changeMySettings = (
  ctx: Ctx,
  { quiet, mailed, updated_at }: BodyOf<Calls['changeSettings']>,
): Promise<NotificationSettings> =>
  write(writeContext(ctx), 'userNotification.changeSettings', async tx => {
    await tx.inTurn(`notification settings ${ctx.actor.id}`)
    const before = await settingsRow(tx.read, ctx.actor.id)
    if ((before?.updated_at ?? null) !== updated_at) throw new AppError('stale', { current: toSettings(before) })
    if (mailed.length > 0 && !before?.nos_mailed.length) await beginDigest(tx, ctx.actor.id)
    const said = { nos_quiet: JSON.stringify(quiet), nos_mailed: JSON.stringify(mailed) }
    if (before) return toSettings(await tx.update('notification_settings', before, said))
    return toSettings(await tx.insert('notification_settings', { ...said, nos_id_user: ctx.actor.id }))
  })
