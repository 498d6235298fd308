import { BRAND, type Day, type Language, type Locale, REPORTS, type TransferState } from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import type { App } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { listOf } from '../../platform/db/text'
import { inText, type Mail, type MailWords, mailIn } from '../../platform/mail/text'

type Reader1 = { account: number; accountName: string; email: string; name: string; locale: Locale }

/** Who sells through these accounts and may read what they are paid. */
const readersOf = async (read: Reader, accounts: readonly number[]): Promise<Reader1[]> => {
  const rows = await read
    .selectFrom('account_users as s')
    .innerJoin('users as u', 'u.id', 's.acu_id_user')
    .innerJoin('accounts as a', 'a.id', 's.acu_id_account')
    .where(sql<SqlBool>`s.acu_id_account = any (${listOf(accounts)})`)
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .where(
      sql<SqlBool>`exists (select from access_group_permissions as p where p.grp_id_group = u.usr_id_group
        and p.grp_controller = 'report' and p.grp_method = 'report05')`,
    )
    .orderBy('u.id')
    .select(['s.acu_id_account', 'a.acc_name', 'u.usr_email', 'u.usr_name', 'u.usr_locale'])
    .execute()
  return rows.map(row => ({
    ...{ account: row.acu_id_account, accountName: row.acc_name },
    ...{ email: row.usr_email, name: row.usr_name, locale: row.usr_locale },
  }))
}

type Words = { name: string; account: string; month: string; amount: string; state: TransferState; link: string }

/** What is to be done now, by what became of it. */
const NEXT: Record<Language, (state: TransferState) => string> = {
  en: state =>
    state === 'awaiting_invoice'
      ? 'Send your invoice on the page below: it says on which day it is paid.'
      : state === 'below_threshold'
        ? 'This is less than the minimum payment: it is carried over into the next month.'
        : 'Nothing is to be paid.',
  pt: state =>
    state === 'awaiting_invoice'
      ? 'Envie sua nota fiscal na página abaixo: ela diz em que dia é paga.'
      : state === 'below_threshold'
        ? 'O valor é menor que o pagamento mínimo: ele passa para o próximo mês.'
        : 'Não há nada a pagar.',
  es: state =>
    state === 'awaiting_invoice'
      ? 'Envía tu factura en la página de abajo: dice qué día se paga.'
      : state === 'below_threshold'
        ? 'Es menos que el pago mínimo: pasa al mes siguiente.'
        : 'No hay nada que pagar.',
  it: state =>
    state === 'awaiting_invoice'
      ? 'Invia la fattura nella pagina qui sotto: dice in quale giorno viene pagata.'
      : state === 'below_threshold'
        ? 'È meno del pagamento minimo: passa al mese successivo.'
        : 'Non c’è nulla da pagare.',
}

const STATEMENT: MailWords<Words> = {
  en: ({ name, account, month, amount, state, link }) => ({
    subject: `Statement for ${month}: ${account}`,
    text: `Hello ${name},\n\nThe books for ${month} are closed. ${account}: ${amount}.\n\n${NEXT.en(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, account, month, amount, state, link }) => ({
    subject: `Extrato de ${month}: ${account}`,
    text: `Olá, ${name},\n\nAs contas de ${month} estão fechadas. ${account}: ${amount}.\n\n${NEXT.pt(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, account, month, amount, state, link }) => ({
    subject: `Extracto de ${month}: ${account}`,
    text: `Hola, ${name}:\n\nLas cuentas de ${month} están cerradas. ${account}: ${amount}.\n\n${NEXT.es(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, account, month, amount, state, link }) => ({
    subject: `Estratto di ${month}: ${account}`,
    text: `Ciao ${name},\n\nI conti di ${month} sono chiusi. ${account}: ${amount}.\n\n${NEXT.it(state)}\n\n${link}\n\n${BRAND.name}`,
  }),
}

const REOPENED: MailWords<Words> = {
  en: ({ name, account, month, link }) => ({
    subject: `The books for ${month} are open again: ${account}`,
    text: `Hello ${name},\n\nThe books for ${month} were opened again to correct something. The statement of ${account} that you received no longer holds; you will get a new one. An invoice that you sent for it no longer fits.\n\n${link}\n\n${BRAND.name}`,
  }),
  pt: ({ name, account, month, link }) => ({
    subject: `As contas de ${month} estão abertas de novo: ${account}`,
    text: `Olá, ${name},\n\nAs contas de ${month} foram reabertas para uma correção. O extrato de ${account} que você recebeu não vale mais; você receberá outro. Uma nota fiscal já enviada não corresponde mais.\n\n${link}\n\n${BRAND.name}`,
  }),
  es: ({ name, account, month, link }) => ({
    subject: `Las cuentas de ${month} están abiertas de nuevo: ${account}`,
    text: `Hola, ${name}:\n\nLas cuentas de ${month} se reabrieron para corregir algo. El extracto de ${account} que recibiste ya no vale; recibirás otro. Una factura ya enviada deja de corresponder.\n\n${link}\n\n${BRAND.name}`,
  }),
  it: ({ name, account, month, link }) => ({
    subject: `I conti di ${month} sono di nuovo aperti: ${account}`,
    text: `Ciao ${name},\n\nI conti di ${month} sono stati riaperti per una correzione. L’estratto di ${account} che hai ricevuto non vale più; ne riceverai un altro. Una fattura già inviata non corrisponde più.\n\n${link}\n\n${BRAND.name}`,
  }),
}

const localeTag = (locale: Locale): string => locale.replace('_', '-')

const monthName = (locale: Locale, month: Day): string =>
  new Intl.DateTimeFormat(localeTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  )

const brl = (locale: Locale, amount: string): string =>
  new Intl.NumberFormat(localeTag(locale), { style: 'currency', currency: 'BRL' }).format(amount as `${number}`)

type Told = Pick<Row<'transfers'>, 'tra_id_account' | 'tra_state' | 'tra_payable'>
type Addressed = Mail & { to: string }

/** One mail to each reader for each account; what they are paid, and never what was grossed. */
const mailsOf = async (
  words: MailWords<Words>,
  { config }: Pick<App, 'config'>,
  read: Reader,
  month: Day,
  transfers: readonly Told[],
): Promise<Addressed[]> => {
  const known = new Map(transfers.map(transfer => [transfer.tra_id_account, transfer]))
  const readers = await readersOf(read, [...known.keys()])
  return readers.flatMap(({ account, accountName, email, name, locale }) => {
    const transfer = known.get(account)
    if (!transfer) return []
    const said: Words = {
      ...{ name, account: inText(accountName), month: monthName(locale, month) },
      ...{ amount: brl(locale, transfer.tra_payable), state: transfer.tra_state },
      link: `${config.publicUrl}${REPORTS.transfers.path}/${account}/${month.slice(0, 7)}`,
    }
    return [{ to: email, ...mailIn(words, locale, said) }]
  })
}

type Of = [app: Pick<App, 'config'>, read: Reader, month: Day, transfers: readonly Told[]]

/** Those that closing a month sends. Where there was nothing and is nothing to pay, nobody is told. */
export const statementMails = (...[app, read, month, transfers]: Of): Promise<Addressed[]> =>
  mailsOf(
    STATEMENT,
    app,
    read,
    month,
    transfers.filter(({ tra_state }) => tra_state !== 'closed'),
  )

export const reopenedMails = (...[app, read, month, transfers]: Of): Promise<Addressed[]> =>
  mailsOf(
    REOPENED,
    app,
    read,
    month,
    transfers.filter(({ tra_state }) => tra_state !== 'closed' && tra_state !== 'estimated'),
  )
