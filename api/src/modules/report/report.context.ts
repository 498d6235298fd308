import {
  addDays,
  type Comparison,
  type Currency,
  canBreakDownBy,
  comparedRanges,
  type Day,
  type DayRange,
  type Dimension,
  dayIn,
  daysBetween,
  isClosed,
  MAX_REPORT_DAYS,
  type MetricKey,
  type RateBook,
  rangeOf,
} from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { wrongField } from '../../platform/http/app-error'
import { reachOf } from '../reach'
import { earlierOf, laterOf } from './report.days'
import type { ComparedPeriods } from './report.lines'
import { readRatesAndLastImport } from './report.rates'
import { type Filters, type SiteScope, siteScopeOf } from './report.scope'
import { type Bucket, readSums, type SumGroup, type SumQuery } from './report.sums'
import { readSumsByMonth } from './report.sums-by-month'
import { isTooMuch, partsFor } from './report.tables'
import { type ReaderVisibility, readerVisibilityOf } from './report.visibility'

/** Who asks, of which database, at which moment. `historyFrom`: the first day already loaded, null when all days are. */
export type ReportRequester = {
  read: Reader
  actor: Actor
  now: Date
  historyFrom: Day | null
  /** Nobody waits for it: it may read all facts. */
  isPatient?: boolean
}

export const reportRequester = ({ app, actor }: Ctx): ReportRequester => ({
  read: app.database.read,
  actor,
  now: new Date(),
  historyFrom: app.historyFrom(),
})

/** What a reader asks about, before it is known what they see of it. */
export type Subject = { period: string; compare: Comparison; currency: Currency; filters: Filters }

/** Everything that an answer depends on: whose numbers, which days, which rates, and what the reader may see of them. */
export type ReportContext = Subject & {
  siteScope: SiteScope
  readerVisibility: ReaderVisibility
  today: Day
  range: DayRange
  comparedPeriods: ComparedPeriods | undefined
  book: RateBook
  /** When the newest facts had come in when this was asked. */
  dataUntil: string | null
}

type ResolvedDays = Pick<ReportContext, 'range' | 'comparedPeriods'>

const resolveDays = ({ period, compare }: Subject, today: Day, mostDays: number): ResolvedDays => {
  const range = rangeOf(period, today)
  if (!range) throw wrongField('period', 'period')
  if (daysBetween(range.from, range.to) >= mostDays) throw wrongField('period', 'tooMuch')
  const ranges = comparedRanges(range, compare, today)
  return { range, comparedPeriods: ranges && { mode: compare, ...ranges } }
}

/** The days to read rates for: wide enough for the period and its comparison in any time zone, as that is not known yet. */
const daysAround = (subject: Subject, now: Date, mostDays: number): DayRange => {
  const today = dayIn('UTC', now)
  const asked = [addDays(today, -1), addDays(today, 1)].map(day => resolveDays(subject, day, mostDays))
  const ranges = asked.flatMap(({ range, comparedPeriods }) =>
    comparedPeriods ? [range, comparedPeriods.previous] : [range],
  )
  return {
    from: ranges.map(({ from }) => from).reduce(earlierOf),
    to: ranges.map(({ to }) => to).reduce(laterOf),
  }
}

/** Rates are asked for beside the reach, before it is known whose days it is about. */
export const reportContext = async (
  { read, actor, now }: ReportRequester,
  subject: Subject,
  mostDays = MAX_REPORT_DAYS,
): Promise<ReportContext> => {
  const [{ book, dataUntil }, siteScope] = await Promise.all([
    readRatesAndLastImport(read, daysAround(subject, now, mostDays)),
    siteScopeOf(read, reachOf(actor), subject.filters),
  ])
  const today = dayIn(siteScope.zone, now)
  const readerVisibility = readerVisibilityOf(actor, siteScope.isGrossHidden)
  return { ...subject, ...resolveDays(subject, today, mostDays), siteScope, readerVisibility, today, book, dataUntil }
}

type BucketDays = DayRange & { bucket: Bucket }

const bucketsOf = ({ range, comparedPeriods }: Pick<ReportContext, 'range' | 'comparedPeriods'>): BucketDays[] => {
  if (!comparedPeriods) return [{ ...range, bucket: 'rest' }]
  const { current, previous } = comparedPeriods
  const rest: BucketDays = { from: addDays(current.to, 1), to: range.to, bucket: 'rest' }
  return [{ ...current, bucket: 'current' }, ...(rest.from <= rest.to ? [rest] : []), { ...previous, bucket: 'before' }]
}

/** What somebody narrowed it to. */
export const chosenDimensions = (filters: Filters): Dimension[] =>
  (Object.keys(filters) as (keyof Filters)[]).filter(name => filters[name]?.length)

const needsPageviews = (metrics: readonly MetricKey[]): boolean =>
  metrics.some(metric => !canBreakDownBy(metric, 'device'))

const needsViewabilityOrClicks = (metrics: readonly MetricKey[]): boolean =>
  metrics.some(metric => metric === 'viewability' || metric === 'ctr')

/** The dimensions that divide the numbers, and the metrics. */
type Breakdown = { dimensions: readonly Dimension[]; metrics: readonly MetricKey[] }

/** The query behind an answer. It throws what cannot be answered, and reads nothing yet. */
export const sumQueryOf = (
  context: ReportContext,
  { dimensions, metrics }: Breakdown,
  readsAllFacts = false,
): SumQuery => {
  const { siteScope, filters, currency, book } = context
  const chosen = chosenDimensions(filters)
  for (const metric of metrics)
    if ([...dimensions, ...chosen].some(dimension => !canBreakDownBy(metric, dimension)))
      throw wrongField(`metrics.${metrics.indexOf(metric)}`, 'notPerDimension')
  const buckets = bucketsOf(context)
  const websiteCount =
    siteScope.websiteAccounts && new Set(siteScope.websiteAccounts.map(({ website }) => website)).size
  const isMonthClosed = (month: Day) => isClosed(book, month)
  const wanted = { dimensions, filters: chosen, metrics, isClosed: isMonthClosed, websiteCount }
  const parts = buckets.flatMap(({ bucket, ...range }) =>
    partsFor({ ...wanted, range }).map(part => ({ ...part, bucket })),
  )
  const isTooMuchOf = (isBefore: boolean) =>
    isTooMuch(
      parts.filter(({ bucket }) => (bucket === 'before') === isBefore),
      websiteCount,
    )
  if (!readsAllFacts && isTooMuchOf(false))
    throw wrongField(websiteCount === null ? 'filters.website' : 'period', 'tooMuch')
  if (!readsAllFacts && isTooMuchOf(true)) throw wrongField('compare', 'comparesTooMuch')
  const pageviewDays = needsPageviews(metrics) ? buckets : []
  return {
    dimensions,
    filters,
    siteScope,
    currency,
    book,
    parts,
    withViewabilityAndClicks: needsViewabilityOrClicks(metrics),
    pageviewDays,
  }
}

/** So many sums are held and put in order at once; more of them nobody reads on a page. */
export const MOST_GROUPS = 30_000
/** For a file in the background: each of them takes a kilobyte until it is written. */
export const MOST_FILE_GROUPS = 100_000

export const readSumGroups = async (
  { read, isPatient = false }: ReportRequester,
  context: ReportContext,
  breakdown: Breakdown,
  most?: number,
): Promise<SumGroup[]> => {
  const query = sumQueryOf(context, breakdown, isPatient)
  return isPatient ? readSumsByMonth(read, query, most) : readSums(read, query, most)
}
