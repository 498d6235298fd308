import {
  CURRENCIES,
  type Dimension,
  type MetricKey,
  microFromText,
  type ReportAnswer,
  type ReportMeta,
  type ReportQuery,
  rateSpans,
  shownOf,
} from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { wrongField } from '../../platform/http/app-error'
import { maySeeDimension, maySeeMetric } from './report.audience'
import { type Asker, type Field, fieldOf, gather } from './report.gather'
import { type KeyPart, labelsFor } from './report.labels'
import { daysOfLine, type Line, presentLine, stateOfDays, toLines, totalOf } from './report.lines'
import type { Group } from './report.sums'

/** When the newest facts came in. */
const importedUntil = async (read: Reader): Promise<string | null> => {
  const row = await read
    .selectFrom('report_imports')
    .select('created_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

const metaOf = (
  { historyFrom }: Asker,
  { range, compared, ground, currency, book }: Field,
  { groups, dataUntil }: Gathered,
  more: number,
): ReportMeta => {
  const occurred = CURRENCIES.filter(
    each => each !== currency && groups.some(({ currencies }) => currencies.includes(each)),
  )
  return {
    range,
    compared: compared ? { current: compared.current, previous: compared.previous } : null,
    zone: ground.zone,
    currency,
    dataUntil,
    historyFrom,
    rates: rateSpans(book, occurred, currency, range),
    more,
  }
}

/** Sums that are shown on one line, as the answer says them. */
const shownLine = (
  { today, book, range }: Field,
  metrics: readonly MetricKey[],
  line: Line,
  dimensions: readonly Dimension[] = [],
) => presentLine(metrics, line, stateOfDays(daysOfLine(dimensions, line.key, range), today, book))

type Labelled = { line: Line; key: Partial<Record<Dimension, KeyPart>> }

const names = new Intl.Collator('und', { numeric: true })

const compareKeys = (a: KeyPart | undefined, b: KeyPart | undefined): number =>
  names.compare(a?.label ?? '', b?.label ?? '')

const isMetric = (field: string, metrics: readonly MetricKey[]): field is MetricKey =>
  metrics.some(metric => metric === field)

/** What is not known stands last, whichever way round. */
const byMetric = (metric: MetricKey, direction: 1 | -1) => {
  const numberOf = ({ line }: Labelled) => shownOf(metric, line.shown.sums)
  return (a: Labelled, b: Labelled): number => {
    const [one, other] = [numberOf(a), numberOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const difference = microFromText(one) - microFromText(other)
    return direction * (difference < 0n ? -1 : Number(difference > 0n))
  }
}

const OF_TIME: ReadonlySet<Dimension> = new Set(['date', 'week', 'month'])

const inOrder = (
  rows: Labelled[],
  dimensions: readonly Dimension[],
  metrics: readonly MetricKey[],
  sort: ReportQuery['sort'],
): Labelled[] => {
  const byKeys = (a: Labelled, b: Labelled): number =>
    dimensions.reduce((order, dimension) => order || compareKeys(a.key[dimension], b.key[dimension]), 0)
  const [first] = metrics
  const isOfTime = dimensions.some(dimension => OF_TIME.has(dimension))
  if (!sort && (isOfTime || !first)) return rows.sort(byKeys)
  const { field, dir } = sort ?? { field: first ?? 'net', dir: 'desc' as const }
  const direction = dir === 'desc' ? -1 : 1
  if (isMetric(field, metrics)) {
    const compare = byMetric(field, direction)
    return rows.sort((a, b) => compare(a, b) || byKeys(a, b))
  }
  const dimension = dimensions.find(each => each === field)
  if (!dimension) throw wrongField('sort.field', 'notAnOption')
  return rows.sort((a, b) => direction * compareKeys(a.key[dimension], b.key[dimension]) || byKeys(a, b))
}

const MOST_ROWS = 5_000

/** Metrics and dimensions that somebody may not see are refused by name. */
const assertSeen = ({ audience }: Field, { metrics, dimensions = [], filters = {} }: ReportQuery): void => {
  for (const [index, metric] of metrics.entries())
    if (!maySeeMetric(audience, metric)) throw wrongField(`metrics.${index}`, 'notAnOption')
  for (const [index, dimension] of dimensions.entries())
    if (!maySeeDimension(audience, dimension) || dimensions.indexOf(dimension) !== index)
      throw wrongField(`dimensions.${index}`, 'notAnOption')
  for (const name of ['tier', 'manager'] as const)
    if (filters[name]?.length && !maySeeDimension(audience, name)) throw wrongField(`filters.${name}`, 'notAnOption')
}

type Gathered = { groups: readonly Group[]; dataUntil: string | null }

/** The sums, and how new they are. */
export const gatherAll = async (
  asker: Asker,
  field: Field,
  ask: Pick<Shape, 'dimensions' | 'metrics'>,
): Promise<Gathered> => {
  const [groups, dataUntil] = await Promise.all([gather(asker, field, ask), importedUntil(asker.read)])
  return { groups, dataUntil }
}

type Shape = {
  dimensions: readonly Dimension[]
  metrics: readonly MetricKey[]
  sort?: ReportQuery['sort']
  limit?: number
  /** Which lines there are, where a dashboard shows some of them only. */
  choose?: (lines: Line[]) => Line[]
}

/** Sums as an answer: called by their names, in order, with what they add up to. */
export const presented = async (
  asker: Asker,
  field: Field,
  gathered: Gathered,
  { dimensions, metrics, sort, limit = MOST_ROWS, choose }: Shape,
): Promise<ReportAnswer> => {
  const { groups } = gathered
  const all = toLines(groups, dimensions, field.compared)
  const lines = choose?.(all) ?? all
  const keys = lines.map(({ key }) => key)
  const keyOf = await labelsFor(asker.read, dimensions, keys)
  const labelled = lines.map(line => ({ line, key: keyOf(line.key) }))
  const rows = choose ? labelled : inOrder(labelled, dimensions, metrics, sort)
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map(({ line, key }) => ({ key, ...shownLine(field, metrics, line, dimensions) })),
    totals: shownLine(field, metrics, totalOf(groups, field.compared)),
    meta: metaOf(asker, field, gathered, all.length - shown.length),
  }
}

export const answerOf = async (asker: Asker, field: Field, shape: Shape): Promise<ReportAnswer> =>
  presented(asker, field, await gatherAll(asker, field, shape), shape)

/** Any numbers, told apart by up to three dimensions, of whatever somebody reaches. */
export const runReport = async (asker: Asker, query: ReportQuery): Promise<ReportAnswer> => {
  const { metrics, dimensions = [], period, compare = 'none', currency, filters = {}, sort, limit } = query
  const field = await fieldOf(asker, { period, compare, currency, filters })
  assertSeen(field, query)
  return answerOf(asker, field, { dimensions, metrics, sort, limit })
}
