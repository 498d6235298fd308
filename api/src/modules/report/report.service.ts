import {
  type Certainty,
  CURRENCIES,
  type DayRange,
  type Dimension,
  type MetricKey,
  type ReportAnswer,
  type ReportMeta,
  type ReportQuery,
  rateSpans,
} from '@candela/shared-contract'
import { wrongField } from '../../platform/http/app-error'
import { type ReportContext, type ReportRequester, readSumGroups, reportContext } from './report.context'
import { labelled } from './report.labels'
import { certaintyOfDays, daysOfLine, type Line, presentLine, toLines, totalLineOf } from './report.lines'
import { inOrder } from './report.order'
import type { SumGroup } from './report.sums'
import { maySeeDimension, maySeeMetric } from './report.visibility'

export const metaOf = (
  { historyFrom }: ReportRequester,
  { range, comparedPeriods, siteScope, currency, book, dataUntil }: ReportContext,
  groups: readonly SumGroup[],
  more: number,
): ReportMeta => {
  const occurred = CURRENCIES.filter(
    each => each !== currency && groups.some(({ currencies }) => currencies.includes(each)),
  )
  return {
    range,
    compared: comparedPeriods ? { current: comparedPeriods.current, previous: comparedPeriods.previous } : null,
    zone: siteScope.zone,
    currency,
    dataUntil,
    historyFrom,
    rates: rateSpans(book, occurred, currency, range),
    more,
  }
}

/** Sums that are shown on one line, as the answer says them. Many lines are about the same days. */
export const linePresenter = ({ today, book, range }: ReportContext, metrics: readonly MetricKey[]) => {
  const certainties = new Map<string, Certainty>()
  const certaintyOn = (days: DayRange): Certainty => {
    const name = `${days.from}${days.to}`
    const certainty = certainties.get(name) ?? certaintyOfDays(days, today, book)
    certainties.set(name, certainty)
    return certainty
  }
  return (line: Line, dimensions: readonly Dimension[] = []) =>
    presentLine(metrics, line, certaintyOn(daysOfLine(dimensions, line.key, range)))
}

const MOST_ROWS = 5_000

/** Metrics and dimensions that somebody may not see are refused by name. */
export const assertSeen = (
  { readerVisibility }: ReportContext,
  { metrics, dimensions = [], filters = {} }: Pick<ReportQuery, 'metrics' | 'dimensions' | 'filters'>,
): void => {
  for (const [index, metric] of metrics.entries())
    if (!maySeeMetric(readerVisibility, metric)) throw wrongField(`metrics.${index}`, 'notAnOption')
  for (const [index, dimension] of dimensions.entries())
    if (!maySeeDimension(readerVisibility, dimension) || dimensions.indexOf(dimension) !== index)
      throw wrongField(`dimensions.${index}`, 'notAnOption')
  for (const name of ['tier', 'manager', 'orderCampaign'] as const)
    if (filters[name]?.length && !maySeeDimension(readerVisibility, name))
      throw wrongField(`filters.${name}`, 'notAnOption')
}

type AnswerOptions = {
  dimensions: readonly Dimension[]
  metrics: readonly MetricKey[]
  sort?: ReportQuery['sort']
  limit?: number
  /** Whether each line says what it was before; the totals always do. */
  withLineChanges?: boolean
  /** Which lines there are, where a dashboard shows some of them only. */
  choose?: (lines: Line[]) => Line[]
}

/** Sums as an answer: called by their names, in order, with what they add up to. */
export const presentReport = (
  requester: ReportRequester,
  context: ReportContext,
  groups: readonly SumGroup[],
  { dimensions, metrics, sort, limit = MOST_ROWS, withLineChanges = true, choose }: AnswerOptions,
): ReportAnswer => {
  const all = toLines(groups, dimensions, context.comparedPeriods)
  const lines = choose?.(all) ?? all
  const labelledLines = lines.map(line => ({ line, key: labelled(dimensions, line.key, line.names) }))
  const rows = choose ? labelledLines : inOrder(labelledLines, dimensions, metrics, sort)
  const shown = rows.slice(0, limit)
  const present = linePresenter(context, metrics)
  return {
    rows: shown.map(({ line: { before, ...line }, key }) => ({
      key,
      ...present(withLineChanges && before ? { ...line, before } : line, dimensions),
    })),
    totals: present(totalLineOf(groups, context.comparedPeriods)),
    meta: metaOf(requester, context, groups, all.length - shown.length),
  }
}

export const readReport = async (
  requester: ReportRequester,
  context: ReportContext,
  shape: AnswerOptions,
): Promise<ReportAnswer> => presentReport(requester, context, await readSumGroups(requester, context, shape), shape)

/** Any numbers, told apart by up to three dimensions, of whatever somebody reaches. */
export const runReport = async (requester: ReportRequester, query: ReportQuery): Promise<ReportAnswer> => {
  const { metrics, dimensions = [], period, compare = 'none', currency, filters = {}, sort, limit } = query
  const context = await reportContext(requester, { period, compare, currency, filters })
  assertSeen(context, query)
  return readReport(requester, context, { dimensions, metrics, sort, limit })
}
