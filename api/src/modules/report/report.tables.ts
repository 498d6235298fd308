import {
  addDays,
  type Day,
  type DayRange,
  type Dimension,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  METRICS,
  type MetricKey,
} from '@candela/shared-contract'

/** Which columns each table has: `site` website and account, `fine` network, format and device, `author` who wrote a page. */
const TABLES = {
  siteDays: { site: true, fine: false, author: false, grain: 'day' },
  siteMonths: { site: true, fine: false, author: false, grain: 'month' },
  dimensionDays: { site: false, fine: true, author: false, grain: 'day' },
  dimensionMonths: { site: false, fine: true, author: false, grain: 'month' },
  months: { site: true, fine: true, author: false, grain: 'month' },
  facts: { site: true, fine: true, author: true, grain: 'day' },
} as const
export type TableName = keyof typeof TABLES
export const grainOf = (table: TableName): 'day' | 'month' => TABLES[table].grain

/** Days in a row and the table that they are read from. */
export type Part = DayRange & { table: TableName }

export type Wanted = {
  dimensions: readonly Dimension[]
  /** By what rows are chosen. */
  filters: readonly Dimension[]
  metrics: readonly MetricKey[]
  range: DayRange
  /** Whether one rate holds for a month, by its first day. */
  isClosed: (month: Day) => boolean
  /** How many websites it is about; null: all of them. */
  websiteCount: number | null
}

const OF_SITES: ReadonlySet<Dimension> = new Set(['website', 'account', 'product', 'tier', 'manager'])
const FINE_DIMENSIONS: ReadonlySet<Dimension> = new Set([
  'adNetwork',
  'technology',
  'adNetworkType',
  'format',
  'device',
  'adType',
  'orderCampaign',
])
const OF_DAYS: ReadonlySet<Dimension> = new Set(['date', 'week'])

/**
 * So many days of websites may be read from facts: by the index they are found in one range per website, and a hundred
 * websites over a year stay below a second.
 */
const MOST_SITE_DAYS = 40_000

/** Of everybody's websites facts are found by their day, and a week of them is a small part of all. */
const MOST_DAYS_OF_ALL = 7

/** Whether amounts are in it: without any there is nothing to convert. */
export const dependsOnRates = (metric: MetricKey): boolean =>
  METRICS[metric].unit === 'money' || metric === 'revshare_pct'

/** The whole months of a range that one rate holds for, joined where they follow each other, and the days between. */
const byMonths = (
  range: DayRange,
  holdsOneRate: (month: Day) => boolean,
  days: TableName,
  months: TableName,
): readonly Part[] => {
  const parts: Part[] = []
  const add = (part: Part) => {
    const before = parts.at(-1)
    if (before?.table === part.table) before.to = part.to
    else parts.push(part)
  }
  for (let from = range.from; from <= range.to; from = addDays(lastOfMonth(from), 1)) {
    const isEnded = lastOfMonth(from) <= range.to
    const isFullMonth = isEnded && from === firstOfMonth(from)
    const to = isEnded ? lastOfMonth(from) : range.to
    add({ from, to, table: isFullMonth && holdsOneRate(from) ? months : days })
  }
  return parts
}

type Columns = { site: boolean; fine: boolean; author: boolean }

const wantedColumns = ({ dimensions, filters, websiteCount }: Wanted): Columns => {
  const usedDimensions = [...dimensions, ...filters]
  return {
    site: websiteCount !== null || usedDimensions.some(dimension => OF_SITES.has(dimension)),
    fine: usedDimensions.some(dimension => FINE_DIMENSIONS.has(dimension)),
    author: usedDimensions.includes('author'),
  }
}

const tablesFor = ({ site, fine, author }: Columns): { days: TableName; months: TableName | null } => {
  if (author) return { days: 'facts', months: null }
  if (site && fine) return { days: 'facts', months: 'months' }
  return fine ? { days: 'dimensionDays', months: 'dimensionMonths' } : { days: 'siteDays', months: 'siteMonths' }
}

/** Facts are read only by the index of few websites or of few days: to read all of them is too much to be waited for. */
export const isTooMuch = (parts: readonly Part[], websiteCount: number | null): boolean => {
  const days = parts
    .filter(({ table }) => table === 'facts')
    .reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)
  return websiteCount === null ? days > MOST_DAYS_OF_ALL : websiteCount * days > MOST_SITE_DAYS
}

/** The smallest tables that can answer. */
export const partsFor = (wanted: Wanted): readonly Part[] => {
  const { dimensions, metrics, range, isClosed } = wanted
  const { days, months } = tablesFor(wantedColumns(wanted))
  const needsDays = months === null || dimensions.some(dimension => OF_DAYS.has(dimension))
  if (needsDays) return [{ ...range, table: days }]
  return byMonths(range, month => !metrics.some(dependsOnRates) || isClosed(month), days, months)
}
