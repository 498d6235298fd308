import {
  type Day,
  type DayRange,
  dayIn,
  firstOfMonth,
  lastOfMonth,
  PLATFORM_ZONE,
  type Sums,
  type Transfer,
  toDay,
} from '@candela/shared-contract'
import { isOneOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import { firstUnclosedDay } from '../facts/facts.closed'
import { reachesAccount, reachOf } from '../reach'
import { type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { earlierOf, laterOf } from '../report/report.days'
import { type SiteScope, siteName } from '../report/report.scope'
import { adjustmentSums, cents, centsText, earningsOf, paidAccountOf } from './transfer.present'
import { type StoredAdjustment, waitingOf } from './transfer.repository'

/**
 * Which months, and whose. A payment is of an account: a website chooses the payments that it has a part in, and takes
 * nothing off them.
 */
export type Question = { months: DayRange; websites: readonly number[] | null; accounts: readonly number[] | null }

/** What is known of the reader and of what was asked. */
export type Known = { scope: SiteScope; seesGross: boolean; adjustments: readonly StoredAdjustment[] }

type Earned = { month: Day; website: number; account: number; sums: Sums; isUnrated: boolean }

/** By month, website and account, in a currency; what the reader is not told whose it was is no payment of theirs. */
const earnedIn = async (
  requester: ReportRequester,
  range: DayRange,
  currency: 'BRL' | 'USD',
  accounts: readonly number[] | null,
): Promise<Earned[]> => {
  const period = `${range.from}..${range.to}`
  const filters = accounts ? { account: accounts.map(String) } : {}
  const context = await reportContext(requester, { period, compare: 'none', currency, filters })
  const metrics = context.readerVisibility.seesGross ? (['net', 'gross'] as const) : (['net'] as const)
  const groups = await readSumGroups(requester, context, { dimensions: ['month', 'website', 'account'], metrics })
  // Without a rate there is no amount; half of one would be a wrong one.
  if (currency === 'BRL' && groups.some(({ isUnrated }) => isUnrated)) throw new AppError('notPossibleNow')
  return groups.map(({ key, sums, isUnrated }) => ({
    ...{ month: firstOfMonth(toDay(String(key[0]))), website: Number(key[1]), account: Number(key[2]) },
    ...{ sums, isUnrated },
  }))
}

const namesOf = async ({ read }: ReportRequester, { scope }: Known, earned: readonly Earned[]) => {
  const websites = [...new Set(earned.map(({ website }) => website))]
  const accounts = [...new Set(earned.map(({ account }) => account))].filter(
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

/** Of those that were asked for; null: of whichever. One out of reach has no payments, like one that never was. */
const reachedOf = async ({ read, actor }: ReportRequester, { accounts }: Question): Promise<number[] | null> => {
  if (!accounts) return null
  const rows = await read
    .selectFrom('accounts as a')
    .where(isOneOf('a.id', accounts))
    .where(reachesAccount(reachOf(actor), 'a.id'))
    .select('a.id')
    .execute()
  return rows.map(({ id }) => id)
}

type Estimate = { account: Transfer['account']; month: Day; earned: Earned[] }

/** What the months that are not closed come to as it stands, by the rates of each day. */
export const estimatesOf = async (
  requester: ReportRequester,
  question: Question,
  known: Known,
): Promise<Transfer[]> => {
  const { months, websites } = question
  const { seesGross, adjustments } = known
  const { read, actor, now } = requester
  const first = (await firstUnclosedDay(read)) ?? months.from
  const range = {
    from: laterOf(first, months.from),
    to: earlierOf(lastOfMonth(months.to), dayIn(PLATFORM_ZONE, now)),
  }
  const accounts = await reachedOf(requester, question)
  if (range.from > range.to || accounts?.length === 0) return []
  const [brl, usd, waiting] = [
    await earnedIn(requester, range, 'BRL', accounts),
    await earnedIn(requester, range, 'USD', accounts),
    range.from === first ? await waitingOf(read, reachOf(actor), first) : [],
  ]
  const names = await namesOf(requester, known, brl)
  const keyOf = ({ month, website, account }: Pick<Earned, 'month' | 'website' | 'account'>): string =>
    `${month} ${website} ${account}`
  const usdOf = new Map(usd.map(each => [keyOf(each), each.isUnrated ? null : each.sums.net]))

  const found = new Map<string, Estimate>()
  const of = (month: Day, account: Transfer['account'] | undefined): Estimate | undefined => {
    if (!account || (accounts && !accounts.includes(account.id))) return undefined
    const key = `${month} ${account.id}`
    const estimate = found.get(key) ?? { account, month, earned: [] }
    found.set(key, estimate)
    return estimate
  }
  for (const each of brl) of(each.month, names.account.get(each.account))?.earned.push(each)
  for (const { adj_month, adj_id_account, ...named } of adjustments)
    if (adj_month >= range.from && adj_month <= range.to)
      of(toDay(adj_month), paidAccountOf({ tra_id_account: adj_id_account, ...named }))
  for (const row of waiting) of(first, paidAccountOf(row))

  const carried = new Map(waiting.map(({ tra_id_account, amount }) => [tra_id_account, amount]))
  return [...found.values()]
    .filter(({ earned }) => websites === null || earned.some(({ website }) => websites.includes(website)))
    .map(({ account, month, earned }): Transfer => {
      const lines = earned.map(each => ({
        website: { id: each.website, label: names.website.get(each.website) ?? String(each.website) },
        ...{ gross: each.sums.gross, net: each.sums.net, usd: usdOf.get(keyOf(each)) ?? null },
      }))
      const own = earningsOf(
        lines.toSorted((a, b) => a.website.label.localeCompare(b.website.label)),
        seesGross,
      )
      const sums = adjustmentSums(
        adjustments.filter(each => each.adj_id_account === account.id && each.adj_month === month),
      )
      const carriedIn = month === first ? (carried.get(account.id) ?? '0.00') : '0.00'
      const payable = cents(own.net) + cents(sums.deductions) + cents(sums.adjustments) + cents(carriedIn)
      return {
        ...{ id: null, account, month: month.slice(0, 7), state: 'estimated', held_from: null, reason: null },
        ...{ ...own, ...sums, carried_in: carriedIn, payable: centsText(payable), carried_to: null, rates: [] },
        ...{ invoice: null, pay_on: null, is_pay_day_fixed: false, invoice_until: null, paid_on: null },
        ...{ has_proof: false, steps: [], updated_at: null },
      }
    })
}
