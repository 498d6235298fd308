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
import { turnOf } from '../facts/facts.import'
import { tell } from '../notification/tell'
import { storeClose } from './month-close.books'
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
} as const satisfies Record<MonthObstacle, string>

const throwObstacle = (obstacle: MonthObstacle | null, month: Day): void => {
  if (obstacle) throw new AppError(CODES[obstacle], { period: monthText(month) })
}

/** Of all who close or open a month one acts at a time, and nobody changes the month meanwhile. */
export const holdBooks = async (tx: Pick<Tx, 'inTurn'>, month: Day): Promise<void> => {
  await tx.inTurn('books', turnOf(month))
}

export const closeRow = (tx: Tx, month: Day) =>
  tx.read.selectFrom('month_closes').where('mcl_month', '=', month).selectAll().executeTakeFirst()

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
    const begun = {
      ...{ mcl_id_job, mcl_id_user: by, mcl_fingerprint: fingerprint },
      mcl_rates: JSON.stringify(rates) as never,
    }
    if (before) await tx.update('month_closes', before, begun)
    else await tx.insert('month_closes', { ...begun, mcl_month: month, mcl_closed_at: null })
    return { month: text, state: 'closing' }
  })
}

const withdrawTransfers = async (tx: Tx, month: Day): Promise<Row<'transfers'>[]> => {
  const ids = await tx.read.selectFrom('transfers').where('tra_month', '=', month).select('id').execute()
  const transfers = await tx.lockAll(
    'transfers',
    ids.map(({ id }) => id),
  )
  if (transfers.length === 0) return []
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
  return transfers
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
    const transfers = await tx.read.selectFrom('transfers').where('tra_month', '=', month).select('id').execute()
    if (transfers.length > 0)
      await tx.lockAll(
        'transfers',
        transfers.map(({ id }) => id),
      )
    throwObstacle(obstacleToReopen(await readBooks(tx.read), month), month)
    const closings = await tx.read.selectFrom('currency_closings').where('ccl_month', '=', month).selectAll().execute()
    await tx.removeAll('currency_closings', closings)
    const withdrawn = await withdrawTransfers(tx, month)
    const before = await closeRow(tx, month)
    const reopened = {
      ...{ mcl_id_reopened_by: ctx.actor.id, mcl_reopened_at: new Date().toISOString(), mcl_reason: reason },
      ...{ mcl_closed_at: null, mcl_id_job: null },
    }
    if (before) await tx.update('month_closes', before, reopened)
    else
      await tx.insert('month_closes', {
        ...{ mcl_month: month, mcl_id_user: null, mcl_fingerprint: null, mcl_rates: '{}' },
        ...reopened,
      })
    await tell(ctx.app, tx, 'payment', await reopenedMails(ctx.app, tx.read, month, withdrawn))
    return toBookMonth(ctx.actor, await readBooks(tx.read), month)
  })
}
