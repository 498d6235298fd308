import { BRAND } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { isOneOf } from '../../platform/db/text'
import { type MailWords, mailIn } from '../../platform/mail/text'
import { toDisplayHost } from '../../platform/web/host'
import type { Tx } from '../../platform/write'
import { tell } from '../notification/tell'

type Approval = { name: string; website: string; link: string }
type Refusal = Approval & { reason: string }

const APPROVAL: MailWords<Approval> = {
  en: ({ name, website, link }) => ({
    subject: `${website} was approved`,
    text: `Hello ${name},\n\n${website} was approved on ${BRAND.name}. You can install its tags now:\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, website, link }) => ({
    subject: `${website} foi aprovado`,
    text: `Olá, ${name},\n\n${website} foi aprovado no ${BRAND.name}. Você já pode instalar as tags:\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, website, link }) => ({
    subject: `${website} está aprobado`,
    text: `Hola, ${name}:\n\n${website} está aprobado en ${BRAND.name}. Ya puedes instalar sus etiquetas:\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, website, link }) => ({
    subject: `${website} è stato approvato`,
    text: `Ciao ${name},\n\n${website} è stato approvato su ${BRAND.name}. Ora puoi installare i suoi tag:\n\n${link}\n\n${BRAND.name}`,
  }),
}

const REFUSAL: MailWords<Refusal> = {
  en: ({ name, website, link, reason }) => ({
    subject: `${website} was not approved`,
    text: `Hello ${name},\n\n${website} was not approved on ${BRAND.name}. The reason:\n\n${reason}\n\nOnce this is fixed, you can resubmit it:\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, website, link, reason }) => ({
    subject: `${website} não foi aprovado`,
    text: `Olá, ${name},\n\n${website} não foi aprovado no ${BRAND.name}. O motivo:\n\n${reason}\n\nDepois de corrigir, você pode enviá-lo novamente:\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, website, link, reason }) => ({
    subject: `${website} no fue aprobado`,
    text: `Hola, ${name}:\n\n${website} no fue aprobado en ${BRAND.name}. El motivo:\n\n${reason}\n\nCuando lo corrijas, puedes enviarlo de nuevo:\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, website, link, reason }) => ({
    subject: `${website} non è stato approvato`,
    text: `Ciao ${name},\n\n${website} non è stato approvato su ${BRAND.name}. Il motivo:\n\n${reason}\n\nQuando avrai corretto, puoi inviarlo di nuovo:\n\n${link}\n\n${BRAND.name}`,
  }),
}

/** Who is attached to these and still comes in, each with the language that they read. */
const readersOf = (tx: Tx, websites: readonly number[]) =>
  tx.read
    .selectFrom('website_users as l')
    .innerJoin('websites as w', 'w.id', 'l.wsu_id_website')
    .innerJoin('users as u', 'u.id', 'l.wsu_id_user')
    .where(isOneOf('w.id', websites))
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .select([
      'w.id',
      'w.anw_website',
      'u.id as user',
      'u.usr_name as name',
      'u.usr_email as to',
      'u.usr_locale as locale',
    ])
    .orderBy('l.id')
    .execute()

/** Everybody attached is told: with a reason the websites were turned down, without one they were let in. */
export const mailDecision = async (ctx: Ctx, tx: Tx, websites: readonly number[], reason: string | null) => {
  const readers = await readersOf(tx, websites)
  const news = readers.map(({ id, anw_website, name, user, to, locale }) => {
    const path = `/website/${id}`
    const words = { name, website: toDisplayHost(anw_website), link: `${ctx.app.config.publicUrl}${path}` }
    const mail = reason === null ? mailIn(APPROVAL, locale, words) : mailIn(REFUSAL, locale, { ...words, reason })
    return { user, to, path, ...mail }
  })
  await tell(ctx.app, tx, 'website', news)
}
