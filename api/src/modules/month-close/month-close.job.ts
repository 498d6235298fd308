import { type AccountClose, type RateChoices, textFromUnits, toDay } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import type { NewRow, Row } from '../../platform/db/schema'
import { type JobHandler, JobRefused, type RunningJob } from '../../platform/jobs/job'
import type { Tx } from '../../platform/write'
import { isMonthClosed } from '../facts/facts.closed'
import { statementMails } from './month-close.mails'
import { type Close, carriedInto, computeClose } from './month-close.rehearse'
import { closeRow, takeBooks } from './month-close.service'

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
const storeTransfers = async (tx: Tx, { month, accounts }: Close): Promise<Row<'transfers'>[]> => {
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

const storeLines = async (tx: Tx, { accounts }: Close, transfers: readonly Row<'transfers'>[]): Promise<void> => {
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
const takeOver = async (tx: Tx, { month }: Close, transfers: readonly Row<'transfers'>[]): Promise<void> => {
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

/** The steps that people see it take. */
const STEPS = 5

/** Closes a month, all of it or nothing: whoever ends this process in the middle leaves the month as it was, to be closed again. */
export const closeMonthJob =
  (app: App): JobHandler =>
  async (job: RunningJob) => {
    const month = toDay((job.payload as { month: string }).month)
    job.progress(0, STEPS)
    await job.finish('currencyExchange.finishClose', async tx => {
      await takeBooks(tx, month)
      const row = await closeRow(tx, month)
      if (row?.mcl_id_job !== job.id || (await isMonthClosed(tx.read, month))) throw new JobRefused('conflict')
      const choices = row.mcl_rates as RateChoices
      const close = await computeClose(tx.read, month, choices)
      if (close.fingerprint !== row.mcl_fingerprint) throw new JobRefused('rehearsalOutdated')
      job.progress(1, STEPS)
      const transfers = await storeTransfers(tx, close)
      await storeLines(tx, close, transfers)
      job.progress(2, STEPS)
      await takeOver(tx, close, transfers)
      await storeRates(tx, close, choices, job.userId)
      job.progress(3, STEPS)
      await tx.update('month_closes', row, {
        ...{ mcl_closed_at: new Date().toISOString(), mcl_id_user: job.userId },
        ...{ mcl_id_reopened_by: null, mcl_reopened_at: null, mcl_reason: null },
      })
      await app.outbox.enqueue(tx, ...(await statementMails(app, tx.read, month, transfers)))
      job.progress(STEPS, STEPS)
    })
  }
