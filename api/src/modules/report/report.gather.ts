import {
  addDays,
  type Comparison,
  type Currency,
  comparedRanges,
  type Day,
  type DayRange,
  type Dimension,
  dayIn,
  daysBetween,
  isClosed,
  MAX_REPORT_DAYS,
  type MetricKey,
  mayCompare,
  type RateBook,
  rangeOf,
} from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { wrongField } from '../../platform/http/app-error'
import { reachOf } from '../reach'
import { type Audience, audienceOf } from './report.audience'
import { earlierOf, laterOf } from './report.days'
import { type Filters, type Ground, groundOf } from './report.ground'
import type { Compared } from './report.lines'
import { readBook } from './report.rates'
import { tableFor } from './report.router'
import { type Asked, type Group, readSums, type Stretch } from './report.sums'

/** Who asks, of which database, at which moment; and from which day on it is filled, while it is being filled. */
export type Asker = { read: Reader; actor: Actor; now: Date; historyFrom: Day | null }

export const askerOf = ({ app, actor }: Ctx): Asker => ({
  read: app.database.read,
  actor,
  now: new Date(),
  historyFrom: app.historyFrom(),
})

/** What a reader asks about, before it is known what they see of it. */
export type Subject = { period: string; compare: Comparison; currency: Currency; filters: Filters }

/** The ground of an answer: whom and which days it is about, and what may be said of them. */
export type Field = Subject & {
  ground: Ground
  audience: Audience
  today: Day
  range: DayRange
  compared: Compared | undefined
  book: RateBook
  /** When the newest facts had come in when this was asked. */
  dataUntil: string | null
}

type Asking = Pick<Field, 'range' | 'compared'>

const daysOf = ({ period, compare }: Subject, today: Day): Asking => {
  const range = rangeOf(period, today)
  if (!range) throw wrongField('period', 'period')
  if (daysBetween(range.from, range.to) >= MAX_REPORT_DAYS) throw wrongField('period', 'tooMuch')
  const ranges = comparedRanges(range, compare, today)
  return { range, compared: ranges && { mode: compare, ...ranges } }
}

/** All the days that it may come to be about, whichever of its zones decides what day it is. */
const daysAround = (subject: Subject, now: Date): DayRange => {
  const today = dayIn('UTC', now)
  const asked = [addDays(today, -1), addDays(today, 1)].map(day => daysOf(subject, day))
  const ranges = asked.flatMap(({ range, compared }) => (compared ? [range, compared.previous] : [range]))
  return {
    from: ranges.map(({ from }) => from).reduce(earlierOf),
    to: ranges.map(({ to }) => to).reduce(laterOf),
  }
}

/** Rates are asked for beside the reach, before it is known whose days it is about. */
export const fieldOf = async ({ read, actor, now }: Asker, subject: Subject): Promise<Field> => {
  const [{ book, dataUntil }, ground] = await Promise.all([
    readBook(read, daysAround(subject, now)),
    groundOf(read, reachOf(actor), subject.filters),
  ])
  const today = dayIn(ground.zone, now)
  const audience = audienceOf(actor, ground.isGrossHidden)
  return { ...subject, ...daysOf(subject, today), ground, audience, today, book, dataUntil }
}

type Days = DayRange & { stretch: Stretch }

const stretchesOf = ({ range, compared }: Pick<Field, 'range' | 'compared'>): Days[] => {
  if (!compared) return [{ ...range, stretch: 'rest' }]
  const { current, previous } = compared
  const rest: Days = { from: addDays(current.to, 1), to: range.to, stretch: 'rest' }
  return [
    { ...current, stretch: 'compared' },
    ...(rest.from <= rest.to ? [rest] : []),
    { ...previous, stretch: 'before' },
  ]
}

/** What somebody narrowed it to. */
export const chosenDimensions = (filters: Filters): Dimension[] =>
  (Object.keys(filters) as (keyof Filters)[]).filter(name => filters[name]?.length)

const countsPages = (metrics: readonly MetricKey[]): boolean => metrics.some(metric => !mayCompare(metric, 'device'))

const isDetailed = (metrics: readonly MetricKey[]): boolean =>
  metrics.some(metric => metric === 'viewability' || metric === 'ctr')

/** By what numbers are told apart, and which numbers. */
type Ask = { dimensions: readonly Dimension[]; metrics: readonly MetricKey[] }

/** What is to be summed of a field. It throws what cannot be answered, and reads nothing yet. */
export const askedOf = (field: Field, { dimensions, metrics }: Ask): Asked => {
  const { ground, filters, currency, book } = field
  const chosen = chosenDimensions(filters)
  for (const metric of metrics)
    if ([...dimensions, ...chosen].some(dimension => !mayCompare(metric, dimension)))
      throw wrongField(`metrics.${metrics.indexOf(metric)}`, 'notPerDimension')
  const stretches = stretchesOf(field)
  const parts = stretches.flatMap(({ stretch, ...range }) => {
    const sites = ground.sites && new Set(ground.sites.map(({ website }) => website)).size
    const isMonthClosed = (month: Day) => isClosed(book, month)
    const route = tableFor({ dimensions, filters: chosen, metrics, range, isClosed: isMonthClosed, sites })
    if (route === 'tooMuch') throw wrongField(sites === null ? 'filters.website' : 'period', 'tooMuch')
    return route.map(part => ({ ...part, stretch }))
  })
  const pages = countsPages(metrics) ? stretches : []
  return { dimensions, filters, ground, currency, book, parts, isDetailed: isDetailed(metrics), pages }
}

export const gather = ({ read }: Asker, field: Field, { dimensions, metrics }: Ask): Promise<Group[]> =>
  readSums(read, askedOf(field, { dimensions, metrics }))
