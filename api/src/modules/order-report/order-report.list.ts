import {
  type Day,
  type DayRange,
  type Dimension,
  divideHalfEven,
  MOST_REPORT_ROWS,
  microFromText,
  NO_SUMS,
  ORDER_REPORT_METRICS,
  type OrderReportAnswer,
  type OrderReportMetric,
  type OrderReportQuery,
  type OrderReportRow,
  textFromUnits,
  toDay,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { wrongField } from '../../platform/http/app-error'
import { reachOf } from '../reach'
import { filterConditions, sourceOf } from '../report/report.columns'
import { type ReportContext, type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { type Line, presentSums, toLines, totalLineOf } from '../report/report.lines'
import { linePresenter, metaOf } from '../report/report.service'
import type { SumGroup } from '../report/report.sums'
import { maySeeDimension, maySeeMetric, type ReaderVisibility } from '../report/report.visibility'
import { type Delivering, type DeliveryRecord, deliveringFor } from './order-report.records'

const NOTHING = { sums: NO_SUMS, isUnrated: false }

/** The sums of ad networks as those of what they deliver for; what delivers for nothing that is asked about is left out. */
const groupsOfRecords = (groups: readonly SumGroup[], { recordOf }: Delivering, byDay: boolean): SumGroup[] =>
  groups.flatMap(group => {
    const [network, technology, day = null] = group.key
    const record = recordOf(Number(network), Number(technology))
    return record === undefined ? [] : [{ ...group, key: [byDay ? day : record], names: [null] }]
  })

type Span = { network: number; technology: number; first: string; last: string }

/**
 * On which days of the period each ad network showed anything. Of all websites other networks are read with them: where the
 * planner does not know how many are asked for, it looks up each by itself and takes ten times as long.
 */
const spansOf = async ({ read }: ReportRequester, context: ReportContext): Promise<Span[]> => {
  const { siteScope, range } = context
  const isOfAll = siteScope.websiteAccounts === null
  const source = sourceOf(isOfAll ? 'dimensionDays' : 'facts')
  const { adNetwork = [], ...others } = context.filters
  const filters = isOfAll ? others : { ...others, adNetwork }
  const { column, day } = source
  const conditions: RawBuilder<boolean>[] = [
    sql`${day} between ${range.from}::date and ${range.to}::date`,
    sql`${column('impressions')} + ${column('refresh_impressions')} > 0`,
    ...filterConditions(filters, siteScope, source),
  ]
  return read
    .selectFrom(
      sql<Span>`(select ${column('id_ad_network')} as network, ${column('id_technology')} as technology,
        min(${day}) as first, max(${day}) as last from ${source.from}
        where ${sql.join(conditions, sql` and `)} group by 1, 2)`.as('s'),
    )
    .selectAll()
    .execute()
}

const deliveredBy = (spans: readonly Span[], { recordOf }: Delivering): Map<number, DayRange> => {
  const found = new Map<number, DayRange>()
  for (const { network, technology, first, last } of spans) {
    const record = recordOf(network, technology)
    if (record === undefined) continue
    const [from, to]: [Day, Day] = [toDay(first), toDay(last)]
    const known = found.get(record) ?? { from, to }
    found.set(record, { from: from < known.from ? from : known.from, to: to > known.to ? to : known.to })
  }
  return found
}

/** Of what websites grossed, by website. */
type Grossed = ReadonlyMap<number, { gross: bigint; isUnrated: boolean }>

const grossedBy = (groups: readonly SumGroup[]): Grossed => {
  const found = new Map<number, { gross: bigint; isUnrated: boolean }>()
  for (const { bucket, key, sums, isUnrated } of groups) {
    if (bucket === 'before') continue
    const id = Number(key[0])
    const known = found.get(id)
    found.set(id, { gross: (known?.gross ?? 0n) + sums.gross, isUnrated: isUnrated || known?.isUnrated === true })
  }
  return found
}

const shareOf = ({ allDays }: Line, { serves }: DeliveryRecord, grossed: Grossed): string | null => {
  const websites = serves ? serves.flatMap(id => grossed.get(id) ?? []) : [...grossed.values()]
  const whole = websites.reduce((sum, { gross }) => sum + gross, 0n)
  if (whole <= 0n || allDays.isUnrated || websites.some(({ isUnrated }) => isUnrated)) return null
  return textFromUnits(divideHalfEven(allDays.sums.gross * 10_000n, whole), 2)
}

const OF_A_DAY = {
  ...{ id: null, status: null, isRemoved: false, campaigns: [], orc_ad_manager_order_id: null },
  ...{ technology: null, color: null, website: null, delivered: null, share: null },
}

const names = new Intl.Collator('und', { numeric: true })

const inOrder = (
  rows: { row: OrderReportRow; line: Line }[],
  { by, sort }: OrderReportQuery,
  metrics: readonly OrderReportMetric[],
): OrderReportRow[] => {
  const first = metrics[0] ?? 'net'
  const { field, dir } = sort ?? (by === 'date' ? { field: 'name', dir: 'asc' } : { field: first, dir: 'desc' })
  const direction = dir === 'desc' ? -1 : 1
  const sizeOf = (line: Line): bigint | null => {
    const text = field === 'name' ? null : presentSums([field], line.allDays).values[field]
    return text == null ? null : microFromText(text)
  }
  const sized = rows.map(({ row, line }) => ({ row, size: sizeOf(line) }))
  const byName = (a: OrderReportRow, b: OrderReportRow) => names.compare(a.name, b.name) || (a.id ?? 0) - (b.id ?? 0)
  return sized
    .sort((a, b) => {
      if (field === 'name') return direction * byName(a.row, b.row)
      if (a.size === null || b.size === null)
        return Number(a.size === null) - Number(b.size === null) || byName(a.row, b.row)
      return direction * (a.size < b.size ? -1 : Number(a.size > b.size)) || byName(a.row, b.row)
    })
    .map(({ row }) => row)
}

const hasDelivered = ({ allDays: { sums } }: Line): boolean =>
  sums.gross !== 0n || sums.initialImpressions + sums.refreshImpressions > 0 || sums.net !== 0n

/** The metrics that a reader is told, who neither sorts nor chooses by what is hidden. */
export const toldOrderMetrics = (
  visibility: ReaderVisibility,
  { filters, sort }: Pick<OrderReportQuery, 'filters' | 'sort'>,
): OrderReportMetric[] => {
  if (filters?.manager?.length && !maySeeDimension(visibility, 'manager'))
    throw wrongField('filters.manager', 'notAnOption')
  const metrics = ORDER_REPORT_METRICS.filter(metric => maySeeMetric(visibility, metric))
  const sorted = sort?.field
  if (sorted && sorted !== 'name' && !metrics.includes(sorted)) throw wrongField('sort.field', 'notAnOption')
  return metrics
}

/** What orders and campaigns in reach delivered. Those that are gone are there while they have numbers. */
export const listOrderReport = async (
  requester: ReportRequester,
  query: OrderReportQuery,
  most = MOST_REPORT_ROWS,
): Promise<OrderReportAnswer> => {
  const { period, compare = 'previous', currency, by, filters = {}, hidesEmpty = false } = query
  const { website, account, manager } = filters
  const context = await reportContext(requester, { period, compare, currency, filters: { website, account, manager } })
  const metrics = toldOrderMetrics(context.readerVisibility, query)
  const delivering = await deliveringFor(requester.read, reachOf(requester.actor), query)
  const byDay = by === 'date'
  const ofNetworks = { ...context, filters: { ...context.filters, adNetwork: delivering.networks.map(String) } }
  const dimensions: Dimension[] = ['adNetwork', 'technology', ...(byDay ? (['date'] as const) : [])]
  const isNobody = delivering.networks.length === 0
  const tellsShare = !byDay && !isNobody && maySeeMetric(context.readerVisibility, 'gross')
  const [sums, spans, sites] = await Promise.all([
    isNobody ? [] : readSumGroups(requester, ofNetworks, { dimensions, metrics }),
    isNobody || byDay ? [] : spansOf(requester, ofNetworks),
    tellsShare ? readSumGroups(requester, context, { dimensions: ['website'], metrics: ['gross'] }) : [],
  ])
  const groups = groupsOfRecords(sums, delivering, byDay)
  const by1: Dimension[] = [byDay ? 'date' : 'orderCampaign']
  const present = linePresenter(context, metrics)
  const lines = toLines(groups, by1, context.comparedPeriods)
  const totals = present(totalLineOf(groups, context.comparedPeriods))
  const meta = metaOf(requester, context, groups, 0)
  if (byDay) {
    const rows = lines.map(line => ({ line, row: { ...OF_A_DAY, ...present(line, by1), name: String(line.key[0]) } }))
    return { rows: inOrder(rows, query, metrics), totals, metrics, meta }
  }
  const known = new Map(lines.map(line => [Number(line.key[0]), line]))
  const delivered = deliveredBy(spans, delivering)
  const grossed = grossedBy(sites)
  const empty = (id: number): Line => ({ key: [id], names: [null], allDays: NOTHING, current: NOTHING })
  const rows = [...delivering.records.values()].flatMap(record => {
    const line = known.get(record.id) ?? empty(record.id)
    if (!hasDelivered(line) && (hidesEmpty || record.deleted_at !== null)) return []
    const { id, name, status, campaigns, orc_ad_manager_order_id, technology, color } = record
    const row: OrderReportRow = {
      ...{ id, name, status, campaigns, orc_ad_manager_order_id, technology, color, website: record.website },
      ...present(line, by1),
      isRemoved: record.deleted_at !== null,
      delivered: delivered.get(id) ?? null,
      share: tellsShare ? shareOf(line, record, grossed) : null,
    }
    return [{ row, line }]
  })
  const shown = inOrder(rows, query, metrics).slice(0, most)
  return { rows: shown, totals, metrics, meta: { ...meta, more: rows.length - shown.length } }
}
