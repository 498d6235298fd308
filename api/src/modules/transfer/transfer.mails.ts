import { type Day, type Locale, REPORTS, type TransferState, tagOf } from '@candela/shared-contract'
import { type SqlBool, sql } from 'kysely'
import type { App } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { listOf } from '../../platform/db/text'
import { inText, type MailWords, mailIn } from '../../platform/mail/text'
import type { News } from '../notification/tell'
import { groupHolds } from '../reach'

type MailReader = { account: number; accountName: string; id: number; email: string; name: string; locale: Locale }

/** Who sells through these accounts and may read what they are paid. */
const readersOf = async (read: Reader, accounts: readonly number[]): Promise<MailReader[]> => {
  const rows = await read
    .selectFrom('account_users as s')
    .innerJoin('users as u', 'u.id', 's.acu_id_user')
    .innerJoin('accounts as a', 'a.id', 's.acu_id_account')
    .where(sql<SqlBool>`s.acu_id_account = any (${listOf(accounts)})`)
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .where(groupHolds('report.report05', 'u.usr_id_group'))
    .orderBy('u.id')
    .select(['s.acu_id_account', 'a.acc_name', 'u.id', 'u.usr_email', 'u.usr_name', 'u.usr_locale'])
    .execute()
  return rows.map(row => ({
    ...{ account: row.acu_id_account, accountName: row.acc_name },
    ...{ id: row.id, email: row.usr_email, name: row.usr_name, locale: row.usr_locale },
  }))
}

/** What a mail can say of a transfer: what is paid, and never what was grossed. */
export type TransferMail = {
  name: string
  account: string
  month: string
  amount: string
  state: TransferState
  /** When it is paid, or was. */
  day: string
  /** Why it was rejected, held or reversed; empty where nobody had to say so. */
  reason: string
  link: string
}

/** Making a formatter takes longer than writing a mail with it, and a close writes hundreds. */
const formatsIn = (locale: Locale) => {
  const tag = tagOf(locale)
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const brl = new Intl.NumberFormat(tag, { style: 'currency', currency: 'BRL' })
  const at = (text: string): Date => new Date(`${text}T00:00:00Z`)
  return {
    month: (text: string) => month.format(at(text)),
    day: (text: string | null) => (text === null ? '' : day.format(at(text))),
    brl: (amount: string) => brl.format(amount as `${number}`),
  }
}

const formats = new Map<Locale, ReturnType<typeof formatsIn>>()

const formatOf = (locale: Locale) => {
  const known = formats.get(locale) ?? formatsIn(locale)
  formats.set(locale, known)
  return known
}

const REASON_LENGTH = 500

export type MailedTransfer = Pick<
  Row<'transfers'>,
  'tra_id_account' | 'tra_state' | 'tra_payable' | 'tra_pay_on' | 'tra_paid_on' | 'tra_reason'
>
/** One mail to each reader for each account. */
export const transferMails = async (
  words: MailWords<TransferMail>,
  { config }: Pick<App, 'config'>,
  read: Reader,
  month: Day,
  transfers: readonly MailedTransfer[],
): Promise<News[]> => {
  const known = new Map(transfers.map(transfer => [transfer.tra_id_account, transfer]))
  const readers = await readersOf(read, [...known.keys()])
  return readers.flatMap(({ account, accountName, id, email, name, locale }) => {
    const transfer = known.get(account)
    if (!transfer) return []
    const format = formatOf(locale)
    const path = `${REPORTS.transfers.path}/${account}/${month.slice(0, 7)}`
    const said: TransferMail = {
      ...{ name, account: inText(accountName), month: format.month(month), state: transfer.tra_state },
      ...{
        amount: format.brl(transfer.tra_payable),
        day: format.day(transfer.tra_paid_on ?? transfer.tra_pay_on),
      },
      reason: (transfer.tra_reason ?? '').replace(/\s+/g, ' ').slice(0, REASON_LENGTH),
      link: `${config.publicUrl}${path}`,
    }
    return [{ user: id, to: email, path, ...mailIn(words, locale, said) }]
  })
}
