import { addDays, type Day, daysBetween, weekdayOf } from '@candela/shared-contract'
import type { FactRow, ImportRequest, WebsiteDayRow } from '../../modules/facts/facts.types'
import { type Random, randomFrom } from '../random'
import type { Link, Pair, Plan, PlannedSite } from './plan'
import { priceOf, REFRESH_PRICE, readingOf, trafficOf } from './shapes'
import { STORIES } from './stories'

/** What is known of today when the demo begins. */
const TODAYS_PART = 0.4

/** Rows of one batch, about. */
const BATCH = 5_000

export type SeededDays = { from: Day; to: Day }

/** A day with all that is the same of it everywhere. */
type PlannedDay = { day: Day; daysAgo: number; number: number; weekday: number; price: number; traffic: number }

const EPOCH = '1970-01-01' as Day

const calendar = (today: Day, { from, to }: SeededDays): PlannedDay[] =>
  Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, index) => {
    const day = addDays(from, index)
    return {
      day,
      daysAgo: daysBetween(day, today),
      number: daysBetween(EPOCH, day),
      weekday: weekdayOf(day),
      price: priceOf(day),
      traffic: trafficOf(day),
    }
  })

const delivers = ({ from, until }: PlannedSite, { day }: PlannedDay): boolean => from <= day && day <= until

/** Around 1, as far away as `spread` says: mostly within twice of it. */
const about = (random: Random, spread: number): number =>
  1 + spread * 2 * (random.next() + random.next() + random.next() - 1.5)

/** Numbers of a day do not depend on which other days are asked for, nor in which order. */
const randomOf = (id: number, { number }: PlannedDay): Random =>
  randomFrom(Math.imul(id, 2_654_435_761) + number * 40_503)

/** A website's first weeks. */
const RAMP_DAYS = 14

const viral = (site: number, daysAgo: number): number => {
  const { website, daysAgo: began, times } = STORIES.viral
  return site === website ? (times[began - daysAgo] ?? 1) : 1
}

const pageviewsOf = (site: PlannedSite, day: PlannedDay): number => {
  const { daysAgo } = day
  const trend = 1 - (site.growth * daysAgo) / 365
  const ramp = Math.min(1, 0.3 + (0.7 * daysBetween(site.from, day.day)) / RAMP_DAYS)
  const weekday = readingOf(site.vertical).weekdays[day.weekday] ?? 1
  const noise = about(randomOf(site.id, day), 0.08)
  const part = daysAgo === 0 ? TODAYS_PART : 1
  return Math.round(site.pageviews * trend * ramp * weekday * day.traffic * noise * part * viral(site.id, daysAgo))
}

/** The stories of a website on a day: how much of its impressions is left, and of its price. */
const storyOf = (site: number, daysAgo: number): { left: number; price: number } => {
  const { tagRemoved, consentLost } = STORIES
  return {
    left: site === tagRemoved.website && daysAgo <= tagRemoved.daysAgo ? tagRemoved.left : 1,
    price: site === consentLost.website && daysAgo <= consentLost.daysAgo ? consentLost.price : 1,
  }
}

type OfDay = { website: number; day: Day; pageviews: number; price: number; random: Random; details: Random }

/** What networks that look at their impressions say of them. */
const detailsOf = (total: number, { seen, clicked }: Pair, random: Random) => {
  const measurable = Math.round(total * Math.min(about(random, 0.01) * 0.95, 1))
  return {
    measurableImpressions: seen && measurable,
    viewableImpressions: seen && Math.round(measurable * Math.min(seen * about(random, 0.03), 1)),
    clicks: clicked && Math.round(total * clicked * about(random, 0.1)),
  }
}

const rowOf = (
  { website, day, pageviews, price, random, details }: OfDay,
  link: Link,
  pair: Pair,
): FactRow | undefined => {
  const total = Math.round(pageviews * pair.perPage * about(random, 0.05))
  const refreshImpressions = Math.round(total * pair.refresh)
  const impressions = total - refreshImpressions
  const fill = Math.min(pair.fill * about(random, 0.02), 0.99)
  const adRequests = Math.max(impressions, Math.round(impressions / fill))
  if (adRequests === 0) return undefined
  const worth = impressions + REFRESH_PRICE * refreshImpressions
  return {
    website,
    day,
    adNetwork: link.network.id,
    technology: link.technology,
    format: pair.format,
    device: pair.device,
    adType: pair.adType,
    currency: link.currency,
    author: '',
    value: Math.round(pair.cpm * price * about(random, 0.06) * worth * 1_000),
    adRequests,
    // Asked again for a place that is filled already, a network has less to choose from.
    refreshAdRequests: Math.round((refreshImpressions / fill) * 1.04),
    impressions,
    refreshImpressions,
    ...detailsOf(total, pair, details),
  }
}

const rowsOf = (site: PlannedSite, planned: PlannedDay): FactRow[] => {
  const { day, daysAgo } = planned
  const { left, price } = storyOf(site.id, daysAgo)
  const pageviews = pageviewsOf(site, planned) * left
  const rows: FactRow[] = []
  if (pageviews === 0) return rows
  for (const link of site.links) {
    const { silentSince } = link.network
    if (silentSince !== null && daysAgo <= silentSince) continue
    const random = randomOf(link.id, planned)
    const ofDay = {
      website: site.id,
      day,
      pageviews,
      price: price * planned.price * about(random, 0.03),
      random,
      // Of its own, so that what is told of impressions changes nothing of what they are.
      details: randomOf(-link.id, planned),
    }
    for (const pair of link.pairs) {
      const row = pair.from > day ? undefined : rowOf(ofDay, link, pair)
      if (row) rows.push(row)
    }
  }
  return rows
}

/** Where no network delivers otherwise, so that no other row hides it in a sum. */
const APART = { format: 'vertical', device: 'tablet' } as const
const NOTHING = {
  adRequests: 0,
  refreshAdRequests: 0,
  impressions: 0,
  refreshImpressions: 0,
  measurableImpressions: null,
  viewableImpressions: null,
  clicks: null,
}

/** Rows that nobody would believe: one that cannot be, and one that takes money back. */
const withHostileRows = (site: number, daysAgo: number, rows: FactRow[]): FactRow[] => {
  const { impossible, adjusted } = STORIES
  const [first] = rows
  if (!first) return rows
  if (site === impossible.website && daysAgo === impossible.daysAgo)
    return [...rows, { ...first, ...APART, ...NOTHING, adRequests: 1_800, impressions: 2_000, value: 9_400_000 }]
  if (site === adjusted.website && daysAgo === adjusted.daysAgo)
    return [...rows, { ...first, ...APART, ...NOTHING, value: adjusted.value }]
  return rows
}

/** The facts of a stretch of days, as the networks said at first, in batches. */
export function* factsOf({ sites, today }: Plan, range: SeededDays): Generator<readonly FactRow[]> {
  const days = calendar(today, range)
  let batch: FactRow[] = []
  for (const site of sites)
    for (const day of days) {
      if (!delivers(site, day)) continue
      for (const row of withHostileRows(site.id, day.daysAgo, rowsOf(site, day))) batch.push(row)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  if (batch.length > 0) yield batch
}

/** Every third website is connected to analytics that count sessions too. */
const countsSessions = (site: number): boolean => site % 3 === 1

/** What is counted of the websites in a stretch of days. */
export function* websiteDaysOf({ sites, today }: Plan, range: SeededDays): Generator<WebsiteDayRow> {
  const days = calendar(today, range)
  for (const site of sites)
    for (const day of days) {
      if (!delivers(site, day)) continue
      const isCounted = site.id !== STORIES.noAnalytics
      const pageviews = pageviewsOf(site, day)
      const sessions = Math.round(pageviews / (1.9 + (site.id % 5) / 10))
      yield {
        website: site.id,
        day: day.day,
        pageviews: isCounted ? pageviews : null,
        sessions: isCounted && countsSessions(site.id) ? sessions : null,
      }
    }
}

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b)
const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b)

/** What a network sent a second time, as far as it lies in a stretch of days: everything of it on these days. */
export const restatedIn = (
  plan: Plan,
  range: SeededDays,
): (Required<Pick<ImportRequest, 'coverage'>> & SeededDays & { rows: FactRow[][] }) | undefined => {
  const { network, from: first, to: last, left } = STORIES.restated
  const from = laterOf(addDays(plan.today, -first), range.from)
  const to = earlierOf(addDays(plan.today, -last), range.to)
  if (from > to) return undefined
  const rows = [...factsOf(plan, { from, to })]
    .flat()
    .filter(({ adNetwork }) => adNetwork === network)
    .map(row => ({ ...row, value: Math.round(row.value * left) }))
  return { coverage: { adNetworks: [network] }, from, to, rows: [rows] }
}
