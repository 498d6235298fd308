import { type AccountClose, type Day, type RateChoices, textFromUnits } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import type { NewRow, Row } from '../../platform/db/schema'
import type { Tx } from '../../platform/write'
import { turnOf } from '../facts/facts.import'
import { tell } from '../notification/tell'
import { statementMails } from './month-close.mails'
import { type Close, carriedInto } from './month-close.rehearse'

/** What storing the books needs of a write: the demo stores those of its past with hands of its own. */
export type BooksTx = Pick<Tx, 'read' | 'insertAll' | 'updateEach'>

const amount = (steps: bigint): string => textFromUnits(steps, 16)
const cents = (units: bigint): string => textFromUnits(units, 2)

const valuesOf = ({ net, adjustments, carriedIn, payable, state }: Omit<AccountClose, 'account' | 'lines'>) => ({
  ...{ tra_state: state, tra_net: amount(net), tra_adjustments: cents(adjustments) },
  ...{ tra_carried_in: cents(carriedIn), tra_payable: cents(payable) },
})

const NOTHING: Omit<AccountClose, 'account' | 'lines'> = {
  ...{ net: 0n, adjustments: 0n, carriedIn: 0n, payable: 0n, state: 'closed' },
}

/** Transfers of a month that was opened again become what they are now; who earned nothing any more has nothing to be paid. */
export const storeTransfers = async (tx: BooksTx, { month, accounts }: Close): Promise<Row<'transfers'>[]> => {
  const former = await tx.read.selectFrom('transfers').where('tra_month', '=', month).selectAll().execute()
  const byAccount = new Map(accounts.map(each => [each.account, each]))
  const known = new Set(former.map(({ tra_id_account }) => tra_id_account))
  const kept = await tx.updateEach(
    'transfers',
    former.map(row => ({ before: row, patch: valuesOf(byAccount.get(row.tra_id_account) ?? NOTHING) })),
  )
  const fresh = accounts
    .filter(({ account }) => !known.has(account))
    .map(each => ({ tra_month: month, tra_id_account: each.account, ...valuesOf(each) }))
  return [...kept, ...(fresh.length > 0 ? await tx.insertAll('transfers', fresh) : [])]
}

export const storeLines = async (
  tx: BooksTx,
  { accounts }: Close,
  transfers: readonly Row<'transfers'>[],
): Promise<void> => {
  const idOf = new Map(transfers.map(({ id, tra_id_account }) => [tra_id_account, id]))
  const lines = accounts.flatMap(({ account, lines }) =>
    lines.map(
      ({ website, grossBrl, netBrl, grossUsd, netUsd }): NewRow<'transfer_lines'> => ({
        ...{ trl_id_transfer: idOf.get(account) ?? 0, trl_id_website: website },
        ...{ trl_gross_brl: amount(grossBrl), trl_net_brl: amount(netBrl) },
        ...{ trl_gross_usd: amount(grossUsd), trl_net_usd: amount(netUsd) },
      }),
    ),
  )
  if (lines.length > 0) await tx.insertAll('transfer_lines', lines)
}

/** What was left of earlier months is part of these transfers now. */
export const takeOver = async (
  tx: BooksTx,
  { month, isCarriedInto }: Close,
  transfers: readonly Row<'transfers'>[],
): Promise<void> => {
  if (!isCarriedInto) return
  const idOf = new Map(transfers.map(({ id, tra_id_account }) => [tra_id_account, id]))
  const earlier = await carriedInto(tx.read, month).selectAll().execute()
  await tx.updateEach(
    'transfers',
    earlier.map(before => ({ before, patch: { tra_id_carried_to: idOf.get(before.tra_id_account) ?? null } })),
  )
}

const storeRates = async (tx: Tx, { month, rates }: Close, choices: RateChoices, by: number | null): Promise<void> => {
  await tx.insertAll(
    'currency_closings',
    rates.map(({ currency, value, source }) => ({
      ...{ ccl_month: month, ccl_currency: currency, ccl_value: value, ccl_id_user: by },
      ...{ ccl_source: source, ccl_reason: (source === 'typed' && choices[currency].reason) || null },
    })),
  )
}

/** Of all who close or open a month one acts at a time, and nobody changes the month meanwhile. */
export const holdBooks = async (tx: Pick<Tx, 'inTurn'>, month: Day): Promise<void> => {
  await tx.inTurn('books', turnOf(month))
}

export const closeRow = (tx: Tx, month: Day) =>
  tx.read.selectFrom('month_closes').where('mcl_month', '=', month).selectAll().executeTakeFirst()

type BookRow = Omit<NewRow<'month_closes'>, 'id' | 'mcl_month'>
const NEVER_CLOSED: BookRow = {
  ...{ mcl_id_job: null, mcl_id_user: null, mcl_fingerprint: null, mcl_closed_at: null, mcl_rates: '{}' },
}

/** How the books of a month stand from now on; `before`: how they stood, if they ever did. */
export const storeBooks = async (
  tx: Tx,
  month: Day,
  before: Row<'month_closes'> | undefined,
  patch: Partial<BookRow>,
): Promise<void> => {
  if (before) await tx.update('month_closes', before, patch)
  else await tx.insert('month_closes', { ...NEVER_CLOSED, ...patch, mcl_month: month })
}

/** The steps of a close that people see it take. */
export const CLOSE_STEPS = 4

type Closing = {
  choices: RateChoices
  by: number | null
  /** How its books stood, if they ever did. */
  before: Row<'month_closes'> | undefined
  /** The job that does it, if one does. */
  job: number | null
  reached?: (step: number) => void
}

/**
 * All that closing a month stores and tells. The month comes first: its log is read from there. Its rates come last: they
 * put the seal on its facts, and hold that lock until all is stored.
 */
export const storeClose = async (app: App, tx: Tx, close: Close, { choices, by, before, job, reached }: Closing) => {
  const { month } = close
  await storeBooks(tx, month, before, {
    ...{ mcl_closed_at: new Date().toISOString(), mcl_id_user: by, mcl_id_job: job },
    ...{ mcl_fingerprint: close.fingerprint, mcl_rates: JSON.stringify(choices) },
    ...{ mcl_id_reopened_by: null, mcl_reopened_at: null, mcl_reason: null },
  })
  reached?.(1)
  const transfers = await storeTransfers(tx, close)
  await storeLines(tx, close, transfers)
  reached?.(2)
  await takeOver(tx, close, transfers)
  await tell(app, tx, 'payment', await statementMails(app, tx.read, month, transfers))
  reached?.(3)
  await storeRates(tx, close, choices, by)
}
