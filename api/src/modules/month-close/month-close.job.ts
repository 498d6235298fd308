import { type RateChoices, toDay } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import { type JobHandler, JobRefused, type RunningJob } from '../../platform/jobs/job'
import type { Tx } from '../../platform/write'
import { isMonthClosed } from '../facts/facts.closed'
import { tell } from '../notification/tell'
import { storeLines, storeTransfers, takeOver } from './month-close.books'
import { statementMails } from './month-close.mails'
import { type Close, computeClose } from './month-close.rehearse'
import { closeRow, takeBooks } from './month-close.service'

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
      await tell(app, tx, 'payment', await statementMails(app, tx.read, month, transfers))
      job.progress(STEPS, STEPS)
    })
  }
