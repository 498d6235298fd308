import {
  type AnswerOf,
  type BodyOf,
  type BookMonth,
  closeText,
  type Day,
  type endpoints,
  type MonthObstacle,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { readTogether } from '../../platform/db/together'
import { AppError, wrongField } from '../../platform/http/app-error'
import { enqueueJob } from '../../platform/jobs/job'
import { type Tx, write } from '../../platform/write'
import { tell } from '../notification/tell'
import { closeRow, holdBooks, storeBooks, storeClose } from './month-close.books'
import { reopenedMails } from './month-close.mails'
import {
  bookReads,
  booksFrom,
  firstOf,
  monthText,
  obstacleToClose,
  obstacleToReopen,
  readBooks,
  toBookMonth,
} from './month-close.months'
import { closeFrom, closeReads, refuseLimited } from './month-close.rehearse'

export const CLOSE_JOB = 'closeMonth'

const CODES = {
  notOver: 'monthNotOver',
  earlierOpen: 'monthEarlierOpen',
  laterClosed: 'monthLaterClosed',
  beforeBooks: 'monthBeforeBooks',
  closing: 'monthClosing',
  closed: 'monthIsClosed',
  notClosed: 'monthNotClosed',
  paid: 'monthPaid',
  limitedReach: 'forbidden',
} as const satisfies Record<MonthObstacle, string>

const throwObstacle = (obstacle: MonthObstacle | null, month: Day): void => {
  if (obstacle) throw new AppError(CODES[obstacle], { period: monthText(month) })
}

type CloseBody = BodyOf<typeof endpoints.currencyExchange.closeMonth>
type ClosedMonth = AnswerOf<typeof endpoints.currencyExchange.closeMonth>

/** From here on nothing goes into the month: what was rehearsed is what is closed, here or by a job. */
export const closeMonth = (ctx: Ctx, { month: text, rates, fingerprint, confirm }: CloseBody): Promise<ClosedMonth> => {
  refuseLimited(ctx.actor)
  if (confirm.trim() !== closeText(text)) throw wrongField('confirm', 'confirmText')
  const month = firstOf(text)
  return write(writeContext(ctx), 'currencyExchange.closeMonth', async tx => {
    await holdBooks(tx, month)
    const facts = await readTogether(tx.read, { ...bookReads(tx.read), ...closeReads(tx.read, month) })
    throwObstacle(obstacleToClose(booksFrom(facts), month), month)
    const close = closeFrom(month, rates, facts)
    if (close.fingerprint !== fingerprint) throw new AppError('rehearsalOutdated')
    const before = await closeRow(tx, month)
    const by = ctx.actor.id
    if (close.accounts.length < ctx.app.config.closeAtOnceBelow) {
      await storeClose(ctx.app, tx, close, { choices: rates, by, before, job: null })
      return { month: text, state: 'closed' }
    }
    const { id: mcl_id_job } = await enqueueJob(tx, { kind: CLOSE_JOB, payload: { month }, userId: by })
    const begun = { mcl_id_job, mcl_id_user: by, mcl_fingerprint: fingerprint, mcl_rates: JSON.stringify(rates) }
    await storeBooks(tx, month, before, begun)
    return { month: text, state: 'closing' }
  })
}

const withdrawTransfers = async (tx: Tx, transfers: readonly Row<'transfers'>[]): Promise<void> => {
  if (transfers.length === 0) return
  const own = transfers.map(({ id }) => id)
  const lines = await tx.read.selectFrom('transfer_lines').where('trl_id_transfer', 'in', own).selectAll().execute()
  if (lines.length > 0) await tx.removeAll('transfer_lines', lines)
  const invoices = await tx.read
    .selectFrom('invoices')
    .where('inv_id_transfer', 'in', own)
    .where('inv_ended_at', 'is', null)
    .selectAll()
    .execute()
  if (invoices.length > 0) await tx.updateAll('invoices', invoices, { inv_ended_at: new Date().toISOString() })
  const earlier = await tx.read.selectFrom('transfers').where('tra_id_carried_to', 'in', own).selectAll().execute()
  if (earlier.length > 0) await tx.updateAll('transfers', earlier, { tra_id_carried_to: null })
  await tx.updateAll('transfers', transfers, {
    ...{ tra_state: 'estimated', tra_held_from: null, tra_pay_on: null, tra_reason: null },
    ...{ tra_net: '0', tra_adjustments: '0', tra_carried_in: '0', tra_payable: '0' },
  })
}

/** The rates of each day hold again, and what was owed is an estimate. */
export const reopenMonth = (
  ctx: Ctx,
  { month: text, reason }: BodyOf<typeof endpoints.currencyExchange.reopenMonth>,
): Promise<BookMonth> => {
  refuseLimited(ctx.actor)
  const month = firstOf(text)
  return write(writeContext(ctx), 'currencyExchange.reopenMonth', async tx => {
    await holdBooks(tx, month)
    // Transfers are held before it is asked whether one is paid: who pays one holds it as well.
    const own = await tx.read.selectFrom('transfers').where('tra_month', '=', month).select('id').execute()
    const transfers = await tx.lockAll(
      'transfers',
      own.map(({ id }) => id),
    )
    throwObstacle(obstacleToReopen(await readBooks(tx.read), month), month)
    await storeBooks(tx, month, await closeRow(tx, month), {
      ...{ mcl_id_reopened_by: ctx.actor.id, mcl_reopened_at: new Date().toISOString(), mcl_reason: reason },
      ...{ mcl_closed_at: null, mcl_id_job: null },
    })
    await withdrawTransfers(tx, transfers)
    await tell(ctx.app, tx, 'payment', await reopenedMails(ctx.app, tx.read, month, transfers))
    // Rates come last: they take the seal off the month's facts, and nobody reads those until all is stored.
    const closings = await tx.read.selectFrom('currency_closings').where('ccl_month', '=', month).selectAll().execute()
    await tx.removeAll('currency_closings', closings)
    return toBookMonth(ctx.actor, await readBooks(tx.read), month)
  })
}
