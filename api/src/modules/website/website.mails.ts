import { BRAND, type Language, type Locale, languageOf } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { inText, type Mail } from '../../platform/mail/text'
import type { Tx } from '../../platform/write'
import { toDisplayHost } from './website.domain'

type Approval = { name: string; website: string; link: string }
type Refusal = Approval & { reason: string }

type Words<W> = Record<Language, { subject: (words: W) => string; text: (words: W) => string }>

const APPROVAL: Words<Approval> = {
  en: {
    subject: ({ website }) => `${website} was approved`,
    text: ({ name, website, link }) =>
      `Hello ${name},\n\n${website} was approved on ${BRAND.name}. You can install its tags now:\n\n${link}\n\n${BRAND.name}`,
  },
  pt: {
    subject: ({ website }) => `${website} foi aprovado`,
    text: ({ name, website, link }) =>
      `Olá, ${name},\n\n${website} foi aprovado no ${BRAND.name}. Você já pode instalar as tags:\n\n${link}\n\n${BRAND.name}`,
  },
  es: {
    subject: ({ website }) => `${website} está aprobado`,
    text: ({ name, website, link }) =>
      `Hola, ${name}:\n\n${website} está aprobado en ${BRAND.name}. Ya puedes instalar sus etiquetas:\n\n${link}\n\n${BRAND.name}`,
  },
  it: {
    subject: ({ website }) => `${website} è stato approvato`,
    text: ({ name, website, link }) =>
      `Ciao ${name},\n\n${website} è stato approvato su ${BRAND.name}. Ora puoi installare i suoi tag:\n\n${link}\n\n${BRAND.name}`,
  },
}

const REFUSAL: Words<Refusal> = {
  en: {
    subject: ({ website }) => `${website} was not approved`,
    text: ({ name, website, link, reason }) =>
      `Hello ${name},\n\n${website} was not approved on ${BRAND.name}. The reason:\n\n${reason}\n\nOnce this is fixed, you can resubmit it:\n\n${link}\n\n${BRAND.name}`,
  },
  pt: {
    subject: ({ website }) => `${website} não foi aprovado`,
    text: ({ name, website, link, reason }) =>
      `Olá, ${name},\n\n${website} não foi aprovado no ${BRAND.name}. O motivo:\n\n${reason}\n\nDepois de corrigir, você pode enviá-lo novamente:\n\n${link}\n\n${BRAND.name}`,
  },
  es: {
    subject: ({ website }) => `${website} no fue aprobado`,
    text: ({ name, website, link, reason }) =>
      `Hola, ${name}:\n\n${website} no fue aprobado en ${BRAND.name}. El motivo:\n\n${reason}\n\nCuando lo corrijas, puedes enviarlo de nuevo:\n\n${link}\n\n${BRAND.name}`,
  },
  it: {
    subject: ({ website }) => `${website} non è stato approvato`,
    text: ({ name, website, link, reason }) =>
      `Ciao ${name},\n\n${website} non è stato approvato su ${BRAND.name}. Il motivo:\n\n${reason}\n\nQuando avrai corretto, puoi inviarlo di nuovo:\n\n${link}\n\n${BRAND.name}`,
  },
}

const worded = <W extends Approval>(all: Words<W>, locale: Locale, words: W): Mail => {
  const { subject, text } = all[languageOf(locale)]
  const told = { ...words, name: inText(words.name) }
  return { subject: subject(told), text: text(told) }
}

const approvalMail = (locale: Locale, words: Approval): Mail => worded(APPROVAL, locale, words)
const refusalMail = (locale: Locale, words: Refusal): Mail => worded(REFUSAL, locale, words)

type MailedWebsite = Pick<Row<'websites'>, 'id' | 'anw_website'>

/** Who is attached to these and still comes in, each with the language that they read. */
const readersOf = (tx: Tx, websites: readonly MailedWebsite[]) =>
  tx.read
    .selectFrom('website_users as l')
    .innerJoin('users as u', 'u.id', 'l.wsu_id_user')
    .where(
      isOneOf(
        'l.wsu_id_website',
        websites.map(({ id }) => id),
      ),
    )
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .select(['l.wsu_id_website as website', 'u.usr_name as name', 'u.usr_email as to', 'u.usr_locale as locale'])
    .orderBy('l.id')
    .execute()

/** A mail to everybody attached: with a reason the websites were turned down, without one they were let in. */
export const mailDecision = async (
  ctx: Ctx,
  tx: Tx,
  websites: readonly MailedWebsite[],
  reason: string | null,
): Promise<void> => {
  const hosts = new Map(websites.map(({ id, anw_website }) => [id, toDisplayHost(anw_website)]))
  for (const { website, name, to, locale } of await readersOf(tx, websites)) {
    const words = { name, website: hosts.get(website) ?? '', link: `${ctx.app.config.publicUrl}/website/${website}` }
    const mail = reason === null ? approvalMail(locale, words) : refusalMail(locale, { ...words, reason })
    await ctx.app.outbox.enqueue(tx, { to, ...mail })
  }
}
