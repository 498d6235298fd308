import {
  addDays,
  type Currency,
  type Day,
  daysBetween,
  firstOfMonth,
  monthsLater,
  type TypeValue,
} from '@candela/shared-contract'
import type { Past } from '../past'
import { TECHNOLOGIES } from './demo-networks'
import { factsOf } from './facts'
import type { Plan, PlannedSite } from './plan'
import { averageOf, monthBefore, type Quoted } from './quotations'
import type { Format } from './shapes'

/** Websites whose share is not what their tier says, by what it is instead. */
export const SHARES = {
  conditions: [2, 8, 12, 15, 18, 23, 27, 33, 38],
  fixedCpm: [3, 24, 29],
  fixedValue: 14,
  severalVersions: [1, 5, 10, 20, 25, 31],
  /** Of which something else is agreed on from the next month on. */
  planned: [1, 3, 8, 10, 21, 33],
} as const

const FINANCE = 3
/** How long before it begins a share is agreed on. */
const AGREED_DAYS = 8

type Condition = {
  format: Format | null
  device: TypeValue<'device'> | null
  technology: number | null
  percent: number
}

/** What a share says; the money of it as text with its decimals. */
type Share = { from: Day; note?: string } & (
  | { percent: number }
  | { fallback: number; conditions: readonly Condition[] }
  | { cpm: string; currency: Currency }
  | { perMonth: string; currency: Currency }
)

const monthsAgo = (today: Day, count: number): Day =>
  Array.from({ length: count }).reduce<Day>(monthBefore, firstOfMonth(today))

/** The first day of a month on which a website was there already. */
const notBefore = ({ from }: PlannedSite, day: Day): Day => {
  const first = firstOfMonth(addDays(from, 31))
  return day > first ? day : first
}

const percentOf = (fee: number): number => 100 - fee

const conditionsOf = (site: PlannedSite, fee: number): readonly Condition[] => [
  { format: 'video', device: null, technology: null, percent: 70 },
  { format: 'intext', device: 'mobile', technology: null, percent: percentOf(fee) + 2 },
  { format: null, device: null, technology: TECHNOLOGIES.indexOf('Direct') + 1, percent: percentOf(fee) + 5 },
  ...(site.id % 2 === 0
    ? [{ format: null, device: 'desktop' as const, technology: null, percent: percentOf(fee) - 4 }]
    : []),
]

type Earned = { gross: number; impressions: number }

/** What a website earns in a stretch of days, in BRL by the rates of the month that it begins in. */
const earnedIn = (plan: Plan, site: PlannedSite, quoted: readonly Quoted[], from: Day, to: Day): Earned => {
  const rate = (currency: Currency) => (currency === 'BRL' ? 1 : (averageOf(quoted, currency, from) ?? 0))
  const rates = { BRL: 1, USD: rate('USD'), EUR: rate('EUR') }
  let gross = 0
  let impressions = 0
  for (const row of [...factsOf({ ...plan, sites: [site] }, { from, to })].flat()) {
    gross += (row.value / 1_000_000) * rates[row.currency]
    impressions += row.impressions + row.refreshImpressions
  }
  return { gross, impressions }
}

/** A fixed value that is a little more than what the worst month of the year earns: that of January. */
const perMonthOf = (plan: Plan, site: PlannedSite, quoted: readonly Quoted[]): string => {
  const january = `${addDays(plan.today, -32).slice(0, 4)}-01-01` as Day
  const { gross } = earnedIn(plan, site, quoted, january, addDays(january, 30))
  return (Math.round((gross * 1.05) / 50) * 50).toFixed(2)
}

/** Most of what an average impression of the last weeks earned. */
const cpmOf = (plan: Plan, site: PlannedSite, quoted: readonly Quoted[], currency: Currency): string => {
  const { gross, impressions } = earnedIn(plan, site, quoted, addDays(plan.today, -45), addDays(plan.today, -38))
  const dollar = averageOf(quoted, 'USD', addDays(plan.today, -45)) ?? 1
  const ecpm = impressions === 0 ? 1 : (gross / impressions) * 1_000
  return ((ecpm / (currency === 'BRL' ? 1 : dollar)) * 0.74).toFixed(2)
}

const sharesOf = (plan: Plan, site: PlannedSite, fee: number, quoted: readonly Quoted[]): Share[] => {
  const ago = (months: number) => notBefore(site, monthsAgo(plan.today, months))
  const percent = percentOf(fee)
  const is = (ids: readonly number[]) => ids.includes(site.id)
  if (is(SHARES.conditions)) return [{ from: ago(6), fallback: percent, conditions: conditionsOf(site, fee) }]
  if (is(SHARES.fixedCpm)) {
    const currency = site.zone === 'America/Sao_Paulo' ? 'BRL' : 'USD'
    return [{ from: ago(4), cpm: cpmOf(plan, site, quoted, currency), currency }]
  }
  if (site.id === SHARES.fixedValue)
    return [{ from: ago(15), perMonth: perMonthOf(plan, site, quoted), currency: 'BRL' }]
  if (is(SHARES.severalVersions)) {
    const newest = site.id % 2 === 1 ? addDays(plan.today, -11 - site.id) : ago(1)
    return [ago(8), ago(4), newest].map((from, index) => ({ from, percent: percent + index * 1.5 }))
  }
  return []
}

/** Why people agree on something else. */
const REASONS = [
  'Renewed for a year',
  "Counter-offer of another network; Zoë's <b>last</b> word",
  '=SUM(A1) was in their mail: two points more from the 1st',
] as const

const plannedOf = ({ today }: Plan, { id }: PlannedSite, fee: number): Share[] =>
  SHARES.planned.some(site => site === id)
    ? [
        {
          from: monthsLater(firstOfMonth(today), 1),
          percent: Math.min(100, percentOf(fee) + 2.5),
          note: REASONS[id % REASONS.length] ?? REASONS[0],
        },
      ]
    : []

const TYPE_OF = (share: Share): TypeValue<'revenueShareType'> =>
  'percent' in share
    ? 'website_percentage_value'
    : 'cpm' in share
      ? 'website_fixed_cpm'
      : 'perMonth' in share
        ? 'website_fixed_value'
        : 'specific_per_condition'

/** When finance wrote it down, and never after yesterday. */
const agreedAt = (plan: Plan, { from }: Share): string => {
  const day = addDays(from, -AGREED_DAYS)
  const past = daysBetween(day, plan.today) > 0 ? day : addDays(plan.today, -1)
  return `${past}T14:20:00Z`
}

/** The shares that were agreed on for websites, each with its trail. `fees` are the platform's percents by website. */
export const writeShares = (
  past: Past,
  plan: Plan,
  fees: ReadonlyMap<number, number>,
  quoted: readonly Quoted[],
): void => {
  const all = plan.sites.flatMap(site => {
    const fee = fees.get(site.id) ?? 0
    return [...sharesOf(plan, site, fee, quoted), ...plannedOf(plan, site, fee)].map(share => ({ site, share }))
  })
  for (const { site, share } of all.toSorted((a, b) => a.share.from.localeCompare(b.share.from)))
    past.act(FINANCE, 'websiteRevenueShare.store', agreedAt(plan, share), tx => {
      const { id } = tx.insert('website_revenue_shares', {
        wrs_id_website: site.id,
        wrs_type: TYPE_OF(share),
        wrs_valid_from: share.from,
        wrs_currency: 'currency' in share ? share.currency : null,
        rev_fixed_value: 'perMonth' in share ? share.perMonth : null,
        rev_fixed_cpm: 'cpm' in share ? `${share.cpm}00` : null,
        rev_percentage_value: 'percent' in share ? share.percent.toFixed(2) : null,
        ars_percentage: 'fallback' in share ? share.fallback.toFixed(2) : null,
        wrs_note: share.note ?? null,
        wrs_id_creator: FINANCE,
        deleted_at: null,
      })
      for (const { format, device, technology, percent } of 'conditions' in share ? share.conditions : [])
        tx.insert('website_revenue_share_conditions', {
          rev_id_share: id,
          rev_device: device,
          rev_format: format,
          rev_technology: technology,
          rev_percentage_value: percent.toFixed(2),
        })
    })
}
