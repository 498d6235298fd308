import { type Day, monthsLater, type RateChoices, textFromUnits, toDay } from '@candela/shared-contract'
import type { Transaction } from 'kysely'
import { closedMonths, writeIntoClosed } from '../../modules/facts/facts.closed'
import { holdBooks, storeLines, storeTransfers, takeOver } from '../../modules/month-close/month-close.books'
import { computeClose } from '../../modules/month-close/month-close.rehearse'
import type { Database, Reader } from '../../platform/db/database'
import type { Row, Schema } from '../../platform/db/schema'
import { pastAct } from '../past'
import { type Random, randomFrom } from '../random'
import { adjustmentsOf, type PlannedAdjustment } from './adjustments'
import { type PastHand, pastHand } from './past-hand'
import { peopleOf } from './senders'
import { settle } from './settle'
import { THREAD } from './texts'

/** Finance of the demo. */
const FINANCE = 3
/** Of how many of the last closed months the trail tells. */
const TOLD_MONTHS = 3
const HOUR_MS = 3_600_000

/** The closed months of the demo's past whose payments are not there, the oldest first; what people closed has them. */
export const monthsToPay = async (read: Reader): Promise<Row<'month_closes'>[]> => {
  const rows = await read
    .selectFrom('month_closes')
    .where('mcl_closed_at', 'is not', null)
    .where('mcl_fingerprint', 'is', null)
    .orderBy('mcl_month')
    .selectAll()
    .execute()
  const closed = await closedMonths(read)
  return rows.filter(({ mcl_month }) => closed.includes(toDay(mcl_month)))
}

/** The rates that the month was closed with, as somebody chooses them. */
const ratesOf = async (read: Reader, month: Day): Promise<RateChoices | undefined> => {
  const rows = await read.selectFrom('currency_closings').where('ccl_month', '=', month).selectAll().execute()
  const choiceOf = (currency: 'USD' | 'EUR') => {
    const row = rows.find(({ ccl_currency }) => ccl_currency === currency)
    return row && ({ source: 'typed', value: row.ccl_value } as const)
  }
  const [USD, EUR] = [choiceOf('USD'), choiceOf('EUR')]
  return USD && EUR && { USD, EUR }
}

type Deducting = { hand: PastHand; random: Random; month: Day; closedAt: Date }

const deduct = async (
  read: Reader,
  { hand, random, month, closedAt }: Deducting,
  planned: readonly PlannedAdjustment[],
) => {
  const stored = await hand.insertEach(
    'adjustments',
    planned.map(({ account, website, reason, cents, note }, index) => ({
      act: pastAct(
        random,
        FINANCE,
        'report.storeAdjustment',
        new Date(closedAt.getTime() - 26 * HOUR_MS + index * HOUR_MS).toISOString(),
      ),
      row: {
        ...{ adj_month: month, adj_id_account: account, adj_id_website: website, adj_reason: reason },
        ...{ adj_amount: textFromUnits(cents, 2), adj_note: note, adj_id_user: FINANCE, deleted_at: null },
      },
    })),
  )
  const { sellerAt, managerAt } = await peopleOf(read)
  const messages = stored.flatMap((row, index) =>
    planned[index]?.isDisputed
      ? THREAD.map(([side, ajm_text], turn) => {
          const at = new Date(closedAt.getTime() + (22 + turn * 3) * HOUR_MS)
          const by = (side === 'seller' ? sellerAt : managerAt)(row.adj_id_account, at)
          return {
            act: pastAct(random, by, 'report.disputeAdjustment', at.toISOString()),
            row: { ajm_id_adjustment: row.id, ajm_id_user: by, ajm_text },
          }
        })
      : [],
  )
  await hand.insertEach('adjustment_messages', messages)
}

/** Once the trail has a seal, the database dates its rows itself: what happened long ago would be told as of now. */
const isSealed = async (read: Reader): Promise<boolean> =>
  (await read.selectFrom('system_log_seals').select('id').limit(1).executeTakeFirst()) !== undefined

type Closed = { row: Row<'month_closes'>; today: Day; monthsAgo: number }

/** What a closed month of the past came to, by the calculation that closes every month, and what became of it since. */
const payMonth = async (trx: Transaction<Schema>, { row, today, monthsAgo }: Closed): Promise<void> => {
  const month = toDay(row.mcl_month)
  const closedAt = new Date(row.mcl_closed_at ?? row.created_at)
  const hand = pastHand(trx, monthsAgo < TOLD_MONTHS && !(await isSealed(trx)))
  const random = randomFrom(20_261_126 + Number(month.replaceAll('-', '')))
  const books = hand.booksAt(pastAct(random, row.mcl_id_user, 'currencyExchange.finishClose', closedAt.toISOString()))
  await holdBooks(books, month)
  const rates = await ratesOf(trx, month)
  // Meanwhile somebody opened it again, or another process did this.
  if (!rates || !(await monthsToPay(trx)).some(({ id }) => id === row.id)) return
  await writeIntoClosed(trx)
  const without = await computeClose(trx, month, rates)
  await deduct(trx, { hand, random, month, closedAt }, adjustmentsOf(month, monthsAgo, without.accounts))
  const close = await computeClose(trx, month, rates)
  const transfers = await storeTransfers(books, close)
  await storeLines(books, close, transfers)
  await takeOver(books, close, transfers)
  await settle(trx, hand, { transfers, closedAt, today, monthsAgo })
  await hand.storeLogs()
  await trx.updateTable('month_closes').set({ mcl_fingerprint: close.fingerprint }).where('id', '=', row.id).execute()
}

const monthsBetween = (month: Day, last: Day): number =>
  (Number(last.slice(0, 4)) - Number(month.slice(0, 4))) * 12 + Number(last.slice(5, 7)) - Number(month.slice(5, 7))

/**
 * Makes the payments of the oldest closed month that has none, once its facts are there; false when none is left. From
 * the oldest on, because what is too little is carried into the next month. A month is one transaction, so whoever
 * starts after an interruption goes on with the one that was not finished.
 */
export const payNextMonth = async (database: Database, today: Day): Promise<boolean> => {
  const [row, ...others] = await monthsToPay(database.read)
  if (!row) return false
  // The last finished month of a demo is open on the day that it begins with.
  const monthsAgo = monthsBetween(toDay(row.mcl_month), monthsLater(today, -2))
  await database.transaction(trx => payMonth(trx, { row, today, monthsAgo }))
  return others.length > 0
}
