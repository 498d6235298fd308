import { type RateChoices, toDay } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import { type JobHandler, JobRefused, type RunningJob } from '../../platform/jobs/job'
import type { Tx } from '../../platform/write'
import { isMonthClosed } from '../facts/facts.closed'
import { CLOSE_STEPS, closeRow, holdBooks, storeClose } from './month-close.books'
import { computeClose } from './month-close.rehearse'

/** Closes a month, all of it or nothing: whoever ends this process in the middle leaves the month as it was, to be closed again. */
export const closeMonthJob =
  (app: App): JobHandler =>
  async (job: RunningJob) => {
    const month = toDay((job.payload as { month: string }).month)
    job.progress(0, CLOSE_STEPS)
    const close = async (tx: Tx) => {
      await holdBooks(tx, month)
      const row = await closeRow(tx, month)
      if (row?.mcl_id_job !== job.id || (await isMonthClosed(tx.read, month))) throw new JobRefused('notPossibleNow')
      const choices = row.mcl_rates as RateChoices
      const close = await computeClose(tx.read, month, choices)
      if (close.fingerprint !== row.mcl_fingerprint) throw new JobRefused('rehearsalOutdated')
      const reached = (step: number): void => job.progress(step, CLOSE_STEPS)
      await storeClose(app, tx, close, { choices, by: job.userId, before: row, job: job.id, reached })
      job.progress(CLOSE_STEPS)
    }
    await job.finish('currencyExchange.finishClose', close, 'last')
  }
