import {
  type Day,
  type DayRange,
  dayIn,
  daysBetween,
  firstOfMonth,
  MAX_REPORT_DAYS,
  MOST_TRANSFERS,
  PLATFORM_ZONE,
  QUEUE_STATES,
  rangeOf,
  TRANSFER_QUEUES,
  type Transfer,
  type TransferAnswer,
  type TransferQuery,
  type TransferQueue,
} from '@candela/shared-contract'
import { isOneOf } from '../../platform/db/text'
import { notFound, wrongField } from '../../platform/http/app-error'
import { reachOf } from '../reach'
import type { ReportRequester } from '../report/report.context'
import { siteScopeOf } from '../report/report.scope'
import { readerVisibilityOf } from '../report/report.visibility'
import { estimatesOf, type Known, type Question } from './transfer.estimate'
import { inOrder } from './transfer.order'
import { cents, centsText, type Found, toFound, toTransfer } from './transfer.present'
import {
  adjustmentsIn,
  closingRatesOf,
  foundTransfers,
  hasLineOf,
  linesOf,
  openDisputesIn,
  type StoredAdjustment,
  type StoredLine,
  transfersIn,
} from './transfer.repository'

/** Whole months: one that has a day in the period is in it. */
const monthsOf = ({ period }: Pick<TransferQuery, 'period'>, now: Date): DayRange => {
  const range = rangeOf(period, dayIn(PLATFORM_ZONE, now))
  if (!range) throw wrongField('period', 'period')
  if (daysBetween(range.from, range.to) >= MAX_REPORT_DAYS) throw wrongField('period', 'tooMuch')
  return { from: firstOfMonth(range.from), to: firstOfMonth(range.to) }
}

const scopeOf = async ({ read, actor }: ReportRequester) => {
  const scope = await siteScopeOf(read, reachOf(actor), {})
  return { scope, seesGross: readerVisibilityOf(actor, scope.isGrossHidden).seesGross }
}

type AdjustmentsOf = (row: { tra_id_account: number; tra_month: string }) => readonly StoredAdjustment[]

const adjustmentsFrom = (all: readonly StoredAdjustment[]): AdjustmentsOf => {
  const own = new Map<string, StoredAdjustment[]>()
  for (const each of all) {
    const key = `${each.adj_id_account} ${each.adj_month}`
    own.set(key, [...(own.get(key) ?? []), each])
  }
  return ({ tra_id_account, tra_month }) => own.get(`${tra_id_account} ${tra_month}`) ?? []
}

/** So many are summed at once: 14 months of more accounts than a platform has. */
const MOST_SUMMED = 50_000

/** The sums of what is stored for the months. */
const foundIn = async (
  { read, actor, now }: ReportRequester,
  { months, websites, accounts }: Question,
  { seesGross }: Known,
  adjustmentsOf: AdjustmentsOf,
): Promise<Found[]> => {
  const rows = await foundTransfers(read, reachOf(actor))
    .where('t.tra_month', '>=', months.from)
    .where('t.tra_month', '<=', months.to)
    // What was opened again is an estimate like any other.
    .where('t.tra_state', '<>', 'estimated')
    .$if(accounts !== null, query => query.where('t.tra_id_account', 'in', accounts ?? []))
    .$if(websites !== null, query => query.where(hasLineOf(websites ?? [])))
    .limit(MOST_SUMMED + 1)
    .execute()
  if (rows.length > MOST_SUMMED) throw wrongField('period', 'tooMuch')
  return rows.map(row => toFound(row, { adjustments: adjustmentsOf(row), seesGross, now }))
}

/** All there is to say of those that are stored, by their ids. */
const storedOf = async (
  { read, actor, now }: ReportRequester,
  { months }: Question,
  { scope, seesGross }: Known,
  adjustmentsOf: AdjustmentsOf,
  ids: readonly number[],
): Promise<Map<number, Transfer>> => {
  const [rows, lines, rates] = await Promise.all([
    transfersIn(read, reachOf(actor)).where(isOneOf('t.id', ids)).execute(),
    linesOf(read, scope, ids),
    closingRatesOf(read, months.from, months.to),
  ])
  const own = new Map<number, StoredLine[]>(ids.map(id => [id, []]))
  for (const line of lines) own.get(line.trl_id_transfer)?.push(line)
  return new Map(
    rows.map(row => {
      const around = { lines: own.get(row.id) ?? [], adjustments: adjustmentsOf(row), rates }
      return [row.id, toTransfer(row, { ...around, seesGross, pairs: actor.pairs, now })]
    }),
  )
}

const isEstimate = (found: Found): found is Transfer => found.id === null

type Answer = {
  found: Found[]
  /** All there is to say of some of them, in their order. */
  read: (some: readonly Found[]) => Promise<Transfer[]>
}

const answerFor = async (requester: ReportRequester, question: Question): Promise<Answer> => {
  const { read, actor } = requester
  const own = await scopeOf(requester)
  const known = { ...own, adjustments: await adjustmentsIn(read, reachOf(actor), own.scope, question.months) }
  const adjustmentsOf = adjustmentsFrom(known.adjustments)
  const [stored, estimated] = [
    await foundIn(requester, question, known, adjustmentsOf),
    await estimatesOf(requester, question, known),
  ]
  return {
    found: [...stored, ...estimated],
    read: async some => {
      const ids = some.flatMap(({ id }) => id ?? [])
      const whole = await storedOf(requester, question, known, adjustmentsOf, ids)
      return some.flatMap(each => (isEstimate(each) ? each : (whole.get(each.id ?? 0) ?? [])))
    },
  }
}

const sumOf = (found: readonly Found[], of: (each: Found) => string | null): string =>
  centsText(found.reduce((sum, each) => sum + cents(of(each) ?? '0.00'), 0n))

/** What is carried over is to be paid with the month that took it over, and counts there. */
const toBePaid = ({ state, payable }: Found): string =>
  ['closed', 'below_threshold', 'paid'].includes(state) ? '0.00' : payable

const totalsOf = (found: readonly Found[]): TransferAnswer['totals'] => {
  const seesGross = found.every(({ gross }) => gross !== null)
  const isRated = found.every(({ net_usd }) => net_usd !== null)
  return {
    gross: seesGross ? sumOf(found, ({ gross }) => gross) : null,
    ...{ net: sumOf(found, ({ net }) => net), net_usd: isRated ? sumOf(found, each => each.net_usd) : null },
    ...{ deductions: sumOf(found, each => each.deductions), adjustments: sumOf(found, each => each.adjustments) },
    payable: sumOf(found, toBePaid),
    paid: sumOf(found, each => (each.state === 'paid' ? each.payable : '0.00')),
  }
}

type IsIn = (queue: TransferQueue, found: Found) => boolean

const queuesOf = async ({ read, actor }: ReportRequester): Promise<IsIn> => {
  const disputes = await openDisputesIn(read, reachOf(actor))
  const disputed = new Set(disputes.map(({ account, month }) => `${account} ${month.slice(0, 7)}`))
  return (queue, { state, account, month }) =>
    queue === 'disputed' ? disputed.has(`${account.id} ${month}`) : QUEUE_STATES[queue].includes(state)
}

/**
 * The first of the payments in the order that is asked for. All of them are counted and summed; what they are made of
 * is read of those alone that are shown.
 */
export const listTransfers = async (
  requester: ReportRequester,
  query: TransferQuery,
  most = MOST_TRANSFERS,
): Promise<TransferAnswer> => {
  const months = monthsOf(query, requester.now)
  const { websites, accounts, states, queue, sort } = query
  const { found, read } = await answerFor(requester, {
    ...{ months, websites: websites === 'all' ? null : websites, accounts: accounts?.length ? accounts : null },
  })
  const chosen = states?.length ? found.filter(({ state }) => states.includes(state)) : found
  const isIn = await queuesOf(requester)
  const inQueue = (each: TransferQueue) => chosen.filter(transfer => isIn(each, transfer))
  const matching = queue ? inQueue(queue) : chosen
  const shown = inOrder(matching, sort).slice(0, most)
  const counts = Object.fromEntries(TRANSFER_QUEUES.map(each => [each, inQueue(each).length]))
  return {
    rows: await read(shown),
    totals: totalsOf(matching),
    meta: {
      ...{ from: months.from.slice(0, 7), to: months.to.slice(0, 7) },
      counts: { ...(counts as Record<TransferQueue, number>), all: chosen.length },
      more: matching.length - shown.length,
    },
  }
}

/** What one account is owed for one month; of a foreign account there is none. */
export const transferOf = async (requester: ReportRequester, account: number, month: Day): Promise<Transfer> => {
  const months = { from: month, to: month }
  const { found, read } = await answerFor(requester, { months, websites: null, accounts: [account] })
  const [transfer] = await read(found)
  if (!transfer) throw notFound()
  return transfer
}
