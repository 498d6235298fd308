import {
  type Day,
  type DayRange,
  dayIn,
  daysBetween,
  firstOfMonth,
  MAX_REPORT_DAYS,
  PLATFORM_ZONE,
  rangeOf,
  type Transfer,
  type TransferAnswer,
  type TransferQuery,
} from '@candela/shared-contract'
import { notFound, wrongField } from '../../platform/http/app-error'
import { reachOf } from '../reach'
import type { ReportRequester } from '../report/report.context'
import { siteScopeOf } from '../report/report.scope'
import { readerVisibilityOf } from '../report/report.visibility'
import { estimatesOf, type Known, type Question } from './transfer.estimate'
import { cents, centsText, toTransfer } from './transfer.present'
import { adjustmentsIn, closingRatesOf, hasLineOf, linesOf, type StoredLine, transfersIn } from './transfer.repository'

/** As many transfers as somebody reads at once. */
const MOST_TRANSFERS = 5_000

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

const storedOf = async (
  { read, actor, now }: ReportRequester,
  { months, websites, accounts }: Question,
  { scope, seesGross, adjustments }: Known,
): Promise<Transfer[]> => {
  const rows = await transfersIn(read, reachOf(actor))
    .where('t.tra_month', '>=', months.from)
    .where('t.tra_month', '<=', months.to)
    // What was opened again is an estimate like any other.
    .where('t.tra_state', '<>', 'estimated')
    .$if(accounts !== null, query => query.where('t.tra_id_account', 'in', accounts ?? []))
    .$if(websites !== null, query => query.where(hasLineOf(websites ?? [])))
    .limit(MOST_TRANSFERS + 1)
    .execute()
  if (rows.length > MOST_TRANSFERS) throw wrongField('period', 'tooMuch')
  const [lines, rates] = await Promise.all([
    linesOf(
      read,
      scope,
      rows.map(({ id }) => id),
    ),
    closingRatesOf(read, months.from, months.to),
  ])
  const own = new Map<number, StoredLine[]>(rows.map(({ id }) => [id, []]))
  for (const line of lines) own.get(line.trl_id_transfer)?.push(line)
  return rows.map(row =>
    toTransfer(row, {
      lines: own.get(row.id) ?? [],
      adjustments: adjustments.filter(
        each => each.adj_id_account === row.tra_id_account && each.adj_month === row.tra_month,
      ),
      ...{ rates, seesGross, pairs: actor.pairs, now },
    }),
  )
}

const byNewest = (a: Transfer, b: Transfer): number =>
  a.month === b.month ? a.account.label.localeCompare(b.account.label) : a.month < b.month ? 1 : -1

const answerFor = async (requester: ReportRequester, question: Question): Promise<Transfer[]> => {
  const { read, actor } = requester
  const own = await scopeOf(requester)
  const known = { ...own, adjustments: await adjustmentsIn(read, reachOf(actor), own.scope, question.months) }
  const [stored, estimated] = [
    await storedOf(requester, question, known),
    await estimatesOf(requester, question, known),
  ]
  return [...stored, ...estimated].sort(byNewest)
}

const sumOf = (rows: readonly Transfer[], of: (row: Transfer) => string | null): string =>
  centsText(rows.reduce((sum, row) => sum + cents(of(row) ?? '0.00'), 0n))

/** What is carried over is to be paid with the month that took it over, and counts there. */
const toBePaid = ({ state, payable }: Transfer): string =>
  ['closed', 'below_threshold', 'paid'].includes(state) ? '0.00' : payable

export const listTransfers = async (requester: ReportRequester, query: TransferQuery): Promise<TransferAnswer> => {
  const months = monthsOf(query, requester.now)
  const { websites, accounts, states } = query
  const all = await answerFor(requester, {
    ...{ months, websites: websites === 'all' ? null : websites, accounts: accounts?.length ? accounts : null },
  })
  const rows = states?.length ? all.filter(({ state }) => states.includes(state)) : all
  const seesGross = rows.every(({ gross }) => gross !== null)
  return {
    rows,
    totals: {
      gross: seesGross ? sumOf(rows, ({ gross }) => gross) : null,
      ...{ net: sumOf(rows, ({ net }) => net), net_usd: sumOf(rows, row => row.net_usd) },
      ...{ deductions: sumOf(rows, row => row.deductions), adjustments: sumOf(rows, row => row.adjustments) },
      payable: sumOf(rows, toBePaid),
      paid: sumOf(rows, row => (row.state === 'paid' ? row.payable : '0.00')),
    },
    meta: { from: months.from.slice(0, 7), to: months.to.slice(0, 7) },
  }
}

/** What one account is owed for one month; of a foreign account there is none. */
export const transferOf = async (requester: ReportRequester, account: number, month: Day): Promise<Transfer> => {
  const months = { from: month, to: month }
  const [transfer] = await answerFor(requester, { months, websites: null, accounts: [account] })
  if (!transfer) throw notFound()
  return transfer
}
