import { BRAND, type Language, type Locale, languageOf, PLATFORM_ZONE } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Database, Reader } from '../../platform/db/database'
import { inText, type Mail } from '../../platform/mail/text'
import { type Tx, write } from '../../platform/write'
import { groupHolds } from '../reach'

/** From this hour of the platform's day on. */
const HOUR = 8

/** So many stand in a mail; of the others it says how many there are. */
const MOST = 20

type Words = { subject: (count: number) => string; hello: (name: string) => string; more: (count: number) => string }

const WORDS: Record<Language, Words> = {
  en: {
    subject: count => (count === 1 ? '1 unread notification' : `${count} unread notifications`),
    hello: name => `Hello ${name},`,
    more: count => `And ${count} more.`,
  },
  pt: {
    subject: count => (count === 1 ? '1 notificação não lida' : `${count} notificações não lidas`),
    hello: name => `Olá, ${name},`,
    more: count => `E mais ${count}.`,
  },
  es: {
    subject: count => (count === 1 ? '1 notificación sin leer' : `${count} notificaciones sin leer`),
    hello: name => `Hola, ${name}:`,
    more: count => `Y ${count} más.`,
  },
  it: {
    subject: count => (count === 1 ? '1 notifica non letta' : `${count} notifiche non lette`),
    hello: name => `Ciao ${name},`,
    more: count => `E altre ${count}.`,
  },
}

type Line = { id: number; title: string; message: string }

const digestMail = (locale: Locale, name: string, lines: readonly Line[], link: string): Mail => {
  const words = WORDS[languageOf(locale)]
  const told = lines.slice(0, MOST).map(({ title, message }) => `• ${inText(title)}\n  ${message.replace(/\s+/g, ' ')}`)
  const more = lines.length > MOST ? [words.more(lines.length - MOST)] : []
  return {
    subject: words.subject(lines.length),
    text: [words.hello(inText(name)), ...told, ...more, link, BRAND.name].join('\n\n'),
  }
}

type Reading = { id: number; usr_name: string; usr_email: string; usr_locale: Locale; kinds: string[]; upTo: number }

/** Who wants a daily mail, may read what stands in it, and got none today. */
const waiting = (read: Reader, user?: number): Promise<Reading[]> =>
  read
    .selectFrom('notification_settings as s')
    .innerJoin('users as u', 'u.id', 's.nos_id_user')
    .leftJoin('notification_digests as d', 'd.ntd_id_user', 'u.id')
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .$if(user !== undefined, query => query.where('u.id', '=', user ?? 0))
    .where(sql<boolean>`s.nos_mailed <> '[]'::jsonb`)
    .where(groupHolds('userNotification.list', 'u.usr_id_group'))
    .where(
      sql<boolean>`(d.ntd_at is null or (d.ntd_at at time zone ${PLATFORM_ZONE})::date
        < (clock_timestamp() at time zone ${PLATFORM_ZONE})::date)`,
    )
    .select(['u.id', 'u.usr_name', 'u.usr_email', 'u.usr_locale', 's.nos_mailed as kinds'])
    .select(sql<number>`coalesce(d.ntd_to, 0)`.as('upTo'))
    .orderBy('u.id')
    .execute()

const mailTo = async (tx: Tx, { id, usr_name, usr_email, usr_locale, kinds, upTo }: Reading, link: string) => {
  const lines = await tx.read
    .selectFrom('user_notifications')
    .where('usn_id_user', '=', id)
    .where('id', '>', upTo)
    .where('usn_read', 'is', null)
    .where('usn_hidden', 'is', null)
    .where('usn_kind', 'in', kinds as never[])
    .orderBy('id', 'desc')
    .select(['id', 'usn_title as title', 'usn_message as message'])
    .execute()
  const [newest] = lines
  if (!newest) return
  const { subject, text } = digestMail(usr_locale, usr_name, lines, link)
  await tx.insert('mails', { mai_to: usr_email, mai_subject: subject, mai_text: text, sent_at: null })
  const before = await tx.read
    .selectFrom('notification_digests')
    .selectAll()
    .where('ntd_id_user', '=', id)
    .executeTakeFirst()
  const now = { ntd_to: newest.id, ntd_at: new Date().toISOString() }
  if (before) await tx.update('notification_digests', before, now)
  else await tx.insert('notification_digests', { ntd_id_user: id, ...now })
}

/** Once a day one mail of what somebody has not read of the kinds that they want by mail. */
export const mailDigests = async (database: Database, publicUrl: string, now = new Date()): Promise<void> => {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: PLATFORM_ZONE }).format(now),
  )
  if (hour < HOUR) return
  const context = { database, actorId: null, ip: null, requestId: null }
  for (const { id } of await waiting(database.read))
    await write(context, 'notification.digest', async tx => {
      await tx.inTurn('notification digests')
      const [reading] = await waiting(tx.read, id)
      if (reading) await mailTo(tx, reading, `${publicUrl}/my-notifications`)
    })
}
