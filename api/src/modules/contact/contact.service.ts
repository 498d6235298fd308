import { type AnswerOf, BRAND, type ContactBody, type endpoints } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import type { FileAnswer } from '../../platform/http/bind'
import { HOUR } from '../../platform/throttle'
import { toDisplayHost } from '../../platform/web/host'
import { type Tx, write } from '../../platform/write'
import { isPresent } from '../live/live.presence'
import { tellInList } from '../notification/tell'
import { reachOf } from '../reach'
import { contactOf } from '../user/user.repository'
import { livingWebsitesIn } from '../website/website.repository'
import { hoursOf } from './contact.hours'
import { type Message, messageInList, messageMail } from './contact.mails'

type Calls = typeof endpoints.contact

/** So much of what somebody wrote is shown to them again. */
const SHOWN_MESSAGES = 5
const SHOWN_DAYS = 14

const sentBy = async (read: Reader, senderId: number) => {
  const rows = await read
    .selectFrom('contact_messages as m')
    .where('m.cms_id_sender', '=', senderId)
    .where('m.created_at', '>', sql<string>`clock_timestamp() - make_interval(days => ${SHOWN_DAYS}::int)`)
    .select(['m.id', 'm.cms_text', 'm.cms_page', 'm.cms_filters', 'm.created_at'])
    .orderBy('m.id', 'desc')
    .limit(SHOWN_MESSAGES)
    .execute()
  return rows
    .map(({ cms_page, cms_filters, ...row }) => ({ ...row, along: [...(cms_page ? [cms_page] : []), ...cms_filters] }))
    .reverse()
}

export const contactNow = async ({ app: { database }, actor }: Ctx): Promise<NonNullable<AnswerOf<Calls['get']>>> => {
  const { read } = database
  const [manager, sent] = await Promise.all([contactOf(read, actor.id), sentBy(read, actor.id)])
  if (!manager) return { manager: null, sent }
  const [online, hours] = await Promise.all([isPresent(read, manager.id), hoursOf(read, manager.id)])
  return { manager: { ...manager, online, ...hours }, sent }
}

/** Publishers do not reach the people of the platform; of the one whom they talk to they see the face. */
export const contactPhoto = async ({ app, actor }: Ctx): Promise<FileAnswer> => {
  const { read } = app.database
  const manager = await contactOf(read, actor.id)
  const photo =
    manager &&
    (await read.selectFrom('user_photos').selectAll().where('pho_id_user', '=', manager.id).executeTakeFirst())
  if (!photo) throw notFound()
  return { type: photo.pho_type, content: Buffer.from(photo.pho_bytes), etag: `"${photo.pho_name}"` }
}

/** Somebody who writes without end fills nobody's mailbox. */
const PER_HOUR = 20

/** Counts what was sent, so that neither a repeated call nor a refused one takes from what may be. */
const refuseTooMany = async (read: Reader, senderId: number): Promise<void> => {
  const [oldest] = await read
    .selectFrom('contact_messages')
    .where('cms_id_sender', '=', senderId)
    .where('created_at', '>', sql<string>`clock_timestamp() - make_interval(secs => ${HOUR}::int)`)
    .select(sql<number>`ceil(extract(epoch from created_at - clock_timestamp()) + ${HOUR}::int)::int`.as('wait'))
    .orderBy('id', 'desc')
    .offset(PER_HOUR - 1)
    .limit(1)
    .execute()
  if (oldest) throw new AppError('tooManyRequests', { retryAfter: Math.max(1, oldest.wait) })
}

type About = { name: string; account: number }

const aboutWebsite = async ({ actor }: Ctx, read: Reader, id: number | null): Promise<About | null> => {
  if (id === null) return null
  const website = await livingWebsitesIn(read, reachOf(actor))
    .where('w.id', '=', id)
    .select(['w.anw_website', 'w.anw_account_id'])
    .executeTakeFirst()
  if (!website) throw wrongField('cms_id_website', 'notAnOption')
  return { name: toDisplayHost(website.anw_website), account: website.anw_account_id }
}

/** Whom it goes to now, in their language. */
const readerOf = async (tx: Tx, userId: number, about: About | null) => {
  const manager = await contactOf(tx.read, userId, about?.account)
  if (!manager) return null
  const { usr_locale } = await tx.read
    .selectFrom('users')
    .select('usr_locale')
    .where('id', '=', manager.id)
    .executeTakeFirstOrThrow()
  return { ...manager, usr_locale }
}

/**
 * Stores what somebody writes and sends it, all in one: by mail in any case, so that it can be answered, and in the
 * manager's notifications, where it is at once when they are on line.
 */
export const storeMessage = async (ctx: Ctx, body: ContactBody): Promise<NonNullable<AnswerOf<Calls['store']>>> => {
  const { app, actor } = ctx
  return write(writeContext(ctx), 'contact.store', async tx => {
    await tx.inTurn(`messages of ${actor.id}`)
    await refuseTooMany(tx.read, actor.id)
    const about = await aboutWebsite(ctx, tx.read, body.cms_id_website)
    const manager = await readerOf(tx, actor.id, about)
    const online = manager !== null && (await isPresent(tx.read, manager.id))
    const { id } = await tx.insert('contact_messages', {
      ...body,
      cms_filters: JSON.stringify(body.cms_filters),
      cms_id_sender: actor.id,
      cms_id_manager: manager?.id ?? null,
      cms_is_live: online,
    })
    const message: Message = {
      to: manager,
      from: actor.user,
      text: body.cms_text,
      page: body.cms_page,
      link: body.cms_path && `${app.config.publicUrl}${body.cms_path}`,
      website: about?.name ?? null,
      filters: body.cms_filters,
    }
    const to = manager?.usr_email ?? BRAND.supportEmail
    await app.outbox.enqueue(tx, { to, ...messageMail(message), replyTo: actor.user.usr_email })
    if (manager)
      await tellInList(tx, 'message', [
        { user: manager.id, sender: actor.id, path: body.cms_path, ...messageInList(message) },
      ])
    return { id, manager: manager && { usr_name: manager.usr_name, online } }
  })
}
