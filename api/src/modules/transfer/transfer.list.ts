import {
  type Day,
  type DayRange,
  dayIn,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  MAX_REPORT_DAYS,
  metricDecimal,
  PLATFORM_ZONE,
  rangeOf,
  type Sums,
  type Transfer,
  type TransferAnswer,
  type TransferLine,
  type TransferQuery,
  toDay,
} from '@candela/shared-contract'
import { isOneOf } from '../../platform/db/text'
import { notFound, wrongField } from '../../platform/http/app-error'
import { firstOpenDay } from '../facts/facts.closed'
import { reachOf } from '../reach'
import { type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { earlierOf, laterOf } from '../report/report.days'
import { siteName, siteScopeOf } from '../report/report.scope'
import { readerVisibilityOf } from '../report/report.visibility'
import { adjustmentSums, cents, centsText, toTransfer } from './transfer.present'
import {
  adjustmentsIn,
  closingRatesOf,
  hasLineOf,
  linesOf,
  type StoredAdjustment,
  type StoredLine,
  transfersIn,
  waitingOf,
} from './transfer.repository'

/** As many transfers as somebody reads at once. */
const MOST_TRANSFERS = 5_000

type Question = { months: DayRange; websites: readonly number[] | null; accounts: readonly number[] | null }

/** Whole months: one that has a day in the period is in it. */
const monthsOf = ({ period }: Pick<TransferQuery, 'period'>, now: Date): DayRange => {
  const range = rangeOf(period, dayIn(PLATFORM_ZONE, now))
  if (!range) throw wrongField('period', 'period')
  if (daysBetween(range.from, range.to) >= MAX_REPORT_DAYS) throw wrongField('period', 'tooMuch')
  return { from: firstOfMonth(range.from), to: firstOfMonth(range.to) }
}

const isAmong = <T>(chosen: readonly T[] | null, value: T): boolean => chosen === null || chosen.includes(value)

const scopeOf = async ({ read, actor }: ReportRequester) => {
  const scope = await siteScopeOf(read, reachOf(actor), {})
  return { scope, seesGross: readerVisibilityOf(actor, scope.isGrossHidden).seesGross }
}

type Known = Awaited<ReturnType<typeof scopeOf>> & { adjustments: readonly StoredAdjustment[] }

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
  for (const line of lines) if (isAmong(websites, line.trl_id_website)) own.get(line.trl_id_transfer)?.push(line)
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

const amountOf = (metric: 'net' | 'gross', sums: Sums): string => metricDecimal(metric, sums) ?? '0.00'

/** By month, website and account, in a currency; what the reader is not told whose it was is no payment of theirs. */
const earnedIn = async (requester: ReportRequester, range: DayRange, currency: 'BRL' | 'USD') => {
  const period = `${range.from}..${range.to}`
  const context = await reportContext(requester, { period, compare: 'none', currency, filters: {} })
  const metrics = context.readerVisibility.seesGross ? (['net', 'gross'] as const) : (['net'] as const)
  return readSumGroups(requester, context, { dimensions: ['month', 'website', 'account'], metrics })
}

type Estimate = { account: Transfer['account']; month: Day; lines: TransferLine[]; net: bigint; usd: bigint }

/** What the months that are still open come to as it stands, by the rates of each day. */
const estimatesOf = async (
  requester: ReportRequester,
  { months, websites, accounts }: Question,
  { seesGross, adjustments }: Known,
): Promise<Transfer[]> => {
  const { read, actor, now } = requester
  const open = (await firstOpenDay(read)) ?? months.from
  const today = dayIn(PLATFORM_ZONE, now)
  const from = laterOf(open, months.from)
  const last = lastOfMonth(months.to)
  const to = earlierOf(last, today)
  if (from > to) return []
  const reach = reachOf(actor)
  const [brl, usd, waiting] = [
    await earnedIn(requester, { from, to }, 'BRL'),
    await earnedIn(requester, { from, to }, 'USD'),
    await waitingOf(read, reach, open),
  ]
  const names = await namesOf(
    requester,
    brl.map(({ key }) => [Number(key[1]), Number(key[2])] as const),
  )
  const usdOf = new Map(usd.map(({ key, sums }) => [key.join(' '), sums]))
  const found = new Map<string, Estimate>()
  const of = (month: Day, account: Transfer['account']): Estimate => {
    const key = `${month} ${account.id}`
    const known = found.get(key) ?? { account, month, lines: [], net: 0n, usd: 0n }
    found.set(key, known)
    return known
  }
  for (const { key, sums } of brl) {
    const [month, website, account] = [toDay(String(key[0])), Number(key[1]), Number(key[2])]
    const paid = names.account.get(account)
    if (paid === undefined || !isAmong(websites, website) || !isAmong(accounts, account)) continue
    const estimate = of(firstOfMonth(month), paid)
    const inDollars = usdOf.get(key.join(' '))
    const [net, dollars] = [amountOf('net', sums), inDollars ? amountOf('net', inDollars) : '0.00']
    estimate.lines.push({
      website: { id: website, label: names.website.get(website) ?? String(website) },
      ...{ gross: seesGross ? amountOf('gross', sums) : null, net, net_usd: dollars },
    })
    estimate.net += cents(net)
    estimate.usd += cents(dollars)
  }
  for (const each of adjustments)
    if (each.adj_month >= from && isAmong(accounts, each.adj_id_account) && websites === null)
      of(toDay(each.adj_month), { id: each.adj_id_account, label: each.acc_name, zone: each.acc_time_zone })
  const carried = new Map(waiting.map(({ tra_id_account, amount }) => [tra_id_account, amount]))
  return [...found.values()].map(({ account, month, lines, net, usd }): Transfer => {
    const own = adjustments.filter(each => each.adj_id_account === account.id && each.adj_month === month)
    const sums = adjustmentSums(own)
    const carriedIn = month === open ? (carried.get(account.id) ?? '0.00') : '0.00'
    const payable = net + cents(sums.deductions) + cents(sums.adjustments) + cents(carriedIn)
    return {
      ...{ id: null, account, month: month.slice(0, 7), state: 'estimated', held_from: null, reason: null },
      lines: lines.toSorted((a, b) => a.website.label.localeCompare(b.website.label)),
      gross: seesGross ? centsText(lines.reduce((sum, { gross }) => sum + cents(gross ?? '0.00'), 0n)) : null,
      ...{ net: centsText(net), net_usd: centsText(usd), ...sums, carried_in: carriedIn },
      ...{ payable: centsText(payable), carried_to: null, rates: [], invoice: null, pay_on: null },
      ...{ is_pay_day_fixed: false, invoice_until: null, paid_on: null, has_proof: false, steps: [], updated_at: null },
    }
  })
}

const namesOf = async ({ read, actor }: ReportRequester, pairs: readonly (readonly [number, number])[]) => {
  const scope = await siteScopeOf(read, reachOf(actor), {})
  const websites = [...new Set(pairs.map(([website]) => website))]
  const accounts = [...new Set(pairs.map(([, account]) => account))].filter(
    id => scope.identifiableAccounts === null || scope.identifiableAccounts.includes(id),
  )
  const named = await read
    .selectFrom('websites as w')
    .where(isOneOf('w.id', websites))
    .select(['w.id', siteName(scope, 'w').as('label')])
    .execute()
  const paid = await read
    .selectFrom('accounts')
    .where(isOneOf('id', accounts))
    .select(['id', 'acc_name as label', 'acc_time_zone as zone'])
    .execute()
  return {
    website: new Map(named.map(({ id, label }) => [id, label])),
    account: new Map(paid.map(account => [account.id, account])),
  }
}

const byNewest = (a: Transfer, b: Transfer): number =>
  a.month === b.month ? a.account.label.localeCompare(b.account.label) : a.month < b.month ? 1 : -1

const answerFor = async (requester: ReportRequester, question: Question): Promise<Transfer[]> => {
  const { read, actor } = requester
  const { from, to } = question.months
  const known = {
    ...(await scopeOf(requester)),
    adjustments: await adjustmentsIn(read, reachOf(actor), from, to),
  }
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
  ['closed', 'below_threshold', 'paid', 'reversed'].includes(state) ? '0.00' : payable

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
