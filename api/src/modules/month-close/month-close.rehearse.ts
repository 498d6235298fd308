import { createHash } from 'node:crypto'
import {
  type AccountClose,
  type CloseRates,
  centsAddingUp,
  centsOf,
  closeOf,
  type Day,
  isRateLikely,
  lastOfMonth,
  microFromText,
  monthsLater,
  QUOTED_CURRENCIES,
  type QuotedCurrency,
  type RateChoice,
  type RateChoices,
  type RateProposal,
  type Rehearsal,
  type RehearsedAccount,
  type SiteSum,
  textFromUnits,
  unitsFromText,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { readTogether } from '../../platform/db/together'
import { AppError, wrongField } from '../../platform/http/app-error'
import { valueText } from '../quotation/quotation.present'
import { livingQuotationsIn } from '../quotation/quotation.repository'
import { type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { firstOf, monthText } from './month-close.months'

/** By currency: what was quoted in a month, and the last of it. */
const quotedIn = (read: Reader, month: Day) =>
  livingQuotationsIn(read)
    .where('q.cue_date', '>=', month)
    .where('q.cue_date', '<=', lastOfMonth(month))
    .groupBy('q.cue_currency')
    .select(['q.cue_currency as currency', sql<number>`count(*)`.as('days')])
    .select([sql<string>`round(avg(q.cue_value), 6)::text`.as('average'), sql<Day>`max(q.cue_date)`.as('lastDay')])
    .select(sql<string>`(array_agg(q.cue_value order by q.cue_date desc))[1]::text`.as('last'))

/** The rates that a month, and the month before it, were closed by. */
const ratesAround = (read: Reader, month: Day) =>
  read
    .selectFrom('currency_closings')
    .where('ccl_month', 'in', [month, monthsLater(month, -1)])
    .select(['ccl_month as month', 'ccl_currency as currency', sql<string>`ccl_value::text`.as('value')])

type Rows<Q extends (read: Reader, month: Day) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>

const quotesOf = (read: Reader, month: Day) => ({ quoted: quotedIn(read, month), rates: ratesAround(read, month) })

type Quotes = { quoted: Rows<typeof quotedIn>; rates: Rows<typeof ratesAround> }

const proposalsOf = (month: Day, { quoted, rates }: Quotes): RateProposal[] =>
  QUOTED_CURRENCIES.map(currency => {
    const own = quoted.find(row => row.currency === currency)
    const before = rates.find(row => row.currency === currency && row.month !== month)
    return {
      currency,
      average: own ? valueText(own.average) : null,
      days: own?.days ?? 0,
      last: own ? { day: own.lastDay, value: valueText(own.last) } : null,
      before: before ? valueText(before.value) : null,
    }
  })

/** What the rate of a month can be. */
export const rateProposals = async (read: Reader, month: Day): Promise<RateProposal[]> =>
  proposalsOf(month, await readTogether(read, quotesOf(read, month)))

const chosenValue = ({ source, value }: RateChoice, { average, last }: RateProposal): string | null => {
  if (source === 'average') return average
  if (source === 'last') return last?.value ?? null
  return value ? valueText(textFromUnits(microFromText(value), 6)) : null
}

type ChosenRate = Rehearsal['rates'][number]

const chosenRates = (proposals: readonly RateProposal[], month: Day, choices: RateChoices): ChosenRate[] =>
  proposals.map(proposal => {
    const { currency } = proposal
    const { source } = choices[currency]
    const value = chosenValue(choices[currency], proposal)
    if (value === null) throw new AppError('rateMissing', { period: monthText(month) })
    if (!isRateLikely(value, source, proposal))
      throw wrongField(`rates.${currency}.${source === 'typed' ? 'value' : 'source'}`, 'rateUnlikely')
    return { currency, value, source }
  })

/** Sums are as large as a month of a website is; numbers would hold them, and text holds whatever comes. */
const sumsOf = (read: Reader, month: Day) =>
  read
    .selectFrom('rollup_site_months')
    .where('rsm_month', '=', month)
    .select(['rsm_id_website as website', 'rsm_id_account as account'])
    .select(['rsm_currency as currency', 'rsm_net_currency as netCurrency'])
    .select([sql<string>`rsm_value::text`.as('gross'), sql<string>`rsm_net::text`.as('net')])

const toSiteSum = ({ gross, net, ...row }: Rows<typeof sumsOf>[number]): SiteSum => ({
  ...row,
  ...{ gross: BigInt(gross), net: BigInt(net) },
})

const adjustmentsOf = (read: Reader, month: Day) =>
  read
    .selectFrom('adjustments')
    .where('adj_month', '=', month)
    .where('deleted_at', 'is', null)
    .groupBy('adj_id_account')
    .select(['adj_id_account as account', sql<string>`sum(adj_amount)::text`.as('amount')])

/** What was too little to be paid, and nothing took over yet; in whichever month it was earned. */
export const carriedInto = (read: Reader, month: Day) =>
  read
    .selectFrom('transfers')
    .where('tra_state', '=', 'below_threshold')
    .where('tra_id_carried_to', 'is', null)
    .where('tra_month', '<', month)

const carriedOf = (read: Reader, month: Day) =>
  carriedInto(read, month)
    .groupBy('tra_id_account')
    .select(['tra_id_account as account', sql<string>`sum(tra_payable)::text`.as('amount')])

const centsByAccount = (rows: readonly { account: number; amount: string }[]): ReadonlyMap<number, bigint> =>
  new Map(rows.map(({ account, amount }) => [account, unitsFromText(amount, 2)]))

export type Close = {
  month: Day
  rates: ChosenRate[]
  accounts: AccountClose[]
  /** Something was left of earlier months. */
  isCarriedInto: boolean
  fingerprint: string
}

const fingerprintOf = (rates: readonly ChosenRate[], accounts: readonly AccountClose[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify({ rates, accounts }, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    )
    .digest('hex')

const asRates = (rates: readonly ChosenRate[]): CloseRates =>
  Object.fromEntries(rates.map(({ currency, value }) => [currency, microFromText(value)])) as Record<
    QuotedCurrency,
    bigint
  >

/** What a close is computed from. */
export const closeReads = (read: Reader, month: Day) => ({
  ...quotesOf(read, month),
  sums: sumsOf(read, month),
  adjustments: adjustmentsOf(read, month),
  carried: carriedOf(read, month),
})

type CloseFacts = Quotes & {
  sums: Rows<typeof sumsOf>
  adjustments: Rows<typeof adjustmentsOf>
  carried: Rows<typeof carriedOf>
}

/** What a transfer and its lines hold: cents of twelve digits before the point, steps of fourteen. */
const [MOST_CENTS, MOST_STEPS] = [10n ** 14n, 10n ** 30n]

const canBeStored = ({ lines, net, adjustments, carriedIn, payable }: AccountClose): boolean => {
  const isBelow = (most: bigint) => (amount: bigint) => -most < amount && amount < most
  const steps = lines.flatMap(({ grossBrl, netBrl, grossUsd, netUsd }) => [grossBrl, netBrl, grossUsd, netUsd])
  return [adjustments, carriedIn, payable].every(isBelow(MOST_CENTS)) && [net, ...steps].every(isBelow(MOST_STEPS))
}

/** What closing a month comes to, out of what was read for it. */
export const closeFrom = (month: Day, choices: RateChoices, facts: CloseFacts): Close => {
  const rates = chosenRates(proposalsOf(month, facts), month, choices)
  const accounts = closeOf({
    ...{ month, sums: facts.sums.map(toSiteSum), rates: asRates(rates) },
    ...{ adjustments: centsByAccount(facts.adjustments), carried: centsByAccount(facts.carried) },
  })
  if (!accounts.every(canBeStored)) throw new AppError('amountsTooLarge', { period: monthText(month) })
  const isCarriedInto = facts.carried.length > 0
  return { month, rates, accounts, isCarriedInto, fingerprint: fingerprintOf(rates, accounts) }
}

export const computeClose = async (read: Reader, month: Day, choices: RateChoices): Promise<Close> =>
  closeFrom(month, choices, await readTogether(read, closeReads(read, month)))

/** As the reports show it now, by the rates of each day. */
type Estimates = ReadonlyMap<string, bigint>

const keyOf = (website: number, account: number): string => `${website} ${account}`

const estimatesOf = async (requester: ReportRequester, month: Day): Promise<Estimates> => {
  const period = `${month}..${lastOfMonth(month)}`
  const context = await reportContext(requester, { period, compare: 'none', currency: 'BRL', filters: {} })
  const groups = await readSumGroups(requester, context, { dimensions: ['website', 'account'], metrics: ['net'] })
  return new Map(groups.map(({ key, sums }) => [keyOf(Number(key[0]), Number(key[1])), sums.net]))
}

/** What each account or website is called, and its place in the order of names. */
const namesOf = async (read: Reader, table: 'accounts' | 'websites', column: 'acc_name' | 'anw_name') => {
  const named = sql<{ id: number; label: string }>`(select id, ${sql.ref(column)} as label from ${sql.table(table)})`
  const rows = await read.selectFrom(named.as('n')).selectAll().orderBy('label').orderBy('id').execute()
  const known = new Map(rows.map(({ id, label }, place) => [id, { label, place }]))
  return {
    labelOf: (id: number): string => known.get(id)?.label ?? String(id),
    placeOf: (id: number): number => known.get(id)?.place ?? rows.length,
  }
}

const cents = (amount: bigint): string => textFromUnits(amount, 2)

const sumBy = <T>(all: readonly T[], of: (each: T) => bigint): bigint => all.reduce((sum, each) => sum + of(each), 0n)

export const rehearse = async (ctx: Ctx, text: string, choices: RateChoices): Promise<Rehearsal> => {
  refuseLimited(ctx.actor)
  const { read } = ctx.app.database
  const month = firstOf(text)
  const close = await computeClose(read, month, choices)
  const requester = { read, actor: ctx.actor, now: new Date(), historyFrom: null, isPatient: true }
  const reported = await estimatesOf(requester, month)
  const ofAccounts = await namesOf(read, 'accounts', 'acc_name')
  const ofWebsites = await namesOf(read, 'websites', 'anw_name')
  const estimatesIn = (account: number, lines: AccountClose['lines']): bigint[] =>
    lines.map(({ website }) => reported.get(keyOf(website, account)) ?? 0n)
  const estimateOf = ({ account, lines }: AccountClose): bigint =>
    centsOf(sumBy(estimatesIn(account, lines), steps => steps))
  const accounts = close.accounts.map((each): RehearsedAccount => {
    const { account, net, adjustments, carriedIn, payable, state } = each
    // The order of the payment's lines: a cent to which two websites have the same claim goes to the first of them.
    const lines = each.lines.toSorted((a, b) => ofWebsites.placeOf(a.website) - ofWebsites.placeOf(b.website))
    const estimates = centsAddingUp(estimatesIn(account, lines))
    const nets = centsAddingUp(lines.map(line => line.netBrl))
    return {
      ...{ id: account, label: ofAccounts.labelOf(account), state },
      ...{ estimate: cents(estimateOf(each)), net: cents(centsOf(net)) },
      ...{ adjustments: cents(adjustments), carried_in: cents(carriedIn), payable: cents(payable) },
      websites: lines.map(({ website }, index) => ({
        ...{ id: website, label: ofWebsites.labelOf(website) },
        ...{ estimate: cents(estimates[index] ?? 0n), net: cents(nets[index] ?? 0n) },
      })),
    }
  })
  const all = close.accounts
  const invoiced = all.filter(({ state }) => state === 'awaiting_invoice')
  return {
    ...{ month: text, rates: close.rates, accounts, fingerprint: close.fingerprint },
    totals: {
      estimate: cents(sumBy(all, estimateOf)),
      net: cents(sumBy(all, ({ net }) => centsOf(net))),
      adjustments: cents(sumBy(all, each => each.adjustments)),
      carried_in: cents(sumBy(all, ({ carriedIn }) => carriedIn)),
      payable: cents(sumBy(invoiced, ({ payable }) => payable)),
      accounts: all.length,
      websites: new Set(all.flatMap(({ lines }) => lines.map(({ website }) => website))).size,
      paid: invoiced.length,
      carried: all.filter(({ state }) => state === 'below_threshold').length,
    },
  }
}

/** The books are the company's: who reaches a part of it would be shown the rest. */
export const refuseLimited = ({ scope }: Pick<Actor, 'scope'>): void => {
  if (scope !== 'all') throw new AppError('forbidden')
}
