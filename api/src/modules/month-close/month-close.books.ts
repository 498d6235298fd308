import { type AccountClose, type RateChoices, textFromUnits } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import type { NewRow, Row } from '../../platform/db/schema'
import type { Tx } from '../../platform/write'
import { tell } from '../notification/tell'
import { statementMails } from './month-close.mails'
import { type Close, carriedInto } from './month-close.rehearse'

/** What storing the books needs of a write: the demo stores those of its past with hands of its own. */
export type BooksTx = Pick<Tx, 'read' | 'insertAll' | 'updateAll' | 'updateEach'>

const amount = (steps: bigint): string => textFromUnits(steps, 16)
const cents = (units: bigint): string => textFromUnits(units, 2)

const valuesOf = ({ net, adjustments, carriedIn, payable, state }: Omit<AccountClose, 'account' | 'lines'>) => ({
  ...{ tra_state: state, tra_net: amount(net), tra_adjustments: cents(adjustments) },
  ...{ tra_carried_in: cents(carriedIn), tra_payable: cents(payable) },
})

const NOTHING: Omit<AccountClose, 'account' | 'lines'> = {
  ...{ net: 0n, adjustments: 0n, carriedIn: 0n, payable: 0n, state: 'closed' },
}

/** Those of a month that was opened again become what they are now; who earned nothing any more has nothing to be paid. */
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
  const earlier = await carriedInto(tx.read, month).selectAll().execute()
  for (const { id, tra_id_account } of transfers) {
    const own = earlier.filter(row => row.tra_id_account === tra_id_account)
    if (own.length > 0) await tx.updateAll('transfers', own, { tra_id_carried_to: id })
  }
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

/** The steps of a close that people see it take. */
export const CLOSE_STEPS = 5

type Ask = {
  choices: RateChoices
  by: number | null
  /** How its books stood, if they ever did. */
  before: Row<'month_closes'> | undefined
  /** The job that does it, if one does. */
  job: number | null
  reached?: (step: number) => void
}

/** All that closing a month stores and tells. That it is closed comes first, as the log tells it; its rates come last: they keep others from writing facts of it. */
export const storeClose = async (app: App, tx: Tx, close: Close, { choices, by, before, job, reached }: Ask) => {
  const { month } = close
  const closed = {
    ...{ mcl_closed_at: new Date().toISOString(), mcl_id_user: by, mcl_id_job: job },
    ...{ mcl_fingerprint: close.fingerprint, mcl_rates: JSON.stringify(choices) as never },
    ...{ mcl_id_reopened_by: null, mcl_reopened_at: null, mcl_reason: null },
  }
  if (before) await tx.update('month_closes', before, closed)
  else await tx.insert('month_closes', { ...closed, mcl_month: month })
  reached?.(1)
  const transfers = await storeTransfers(tx, close)
  await storeLines(tx, close, transfers)
  reached?.(2)
  await takeOver(tx, close, transfers)
  await tell(app, tx, 'payment', await statementMails(app, tx.read, month, transfers))
  reached?.(3)
  await storeRates(tx, close, choices, by)
}
