import {
  hasNumbers,
  MOST_REPORT_ROWS,
  NO_SUMS,
  TYPES,
  WEBSITE_REPORT_METRICS,
  type WebsiteReportAnswer,
  type WebsiteReportMetric,
  type WebsiteReportQuery,
  type WebsiteReportRow,
} from '@candela/shared-contract'
import { AppError, isTooMuchAtOnce, wrongField } from '../../platform/http/app-error'
import { reachOf } from '../reach'
import { type ReportContext, type ReportRequester, readSumGroups, reportContext } from '../report/report.context'
import { labelled } from '../report/report.labels'
import { type Line, presentSums, toLines, totalLineOf } from '../report/report.lines'
import { inOrder } from '../report/report.order'
import type { Filters } from '../report/report.scope'
import { linePresenter, metaOf } from '../report/report.service'
import { maySeeDimension, maySeeMetric, type ReaderVisibility } from '../report/report.visibility'
import { lastDays, type WebsiteFacts, websitesIn } from './website-report.facts'
import { percentiles } from './website-report.peers'

type Format = (typeof TYPES.formatName)[number]

const NOTHING = { sums: NO_SUMS, isUnrated: false }

/** Websites of a status are those that have it now. One that is gone and never earned is among no numbers: it is no option. */
const ofStatus = (
  { siteScope: { websiteAccounts }, filters }: ReportContext,
  status: readonly string[],
  sites: readonly WebsiteFacts[],
): Filters => {
  const inScope = websiteAccounts && new Set(websiteAccounts.map(({ website }) => website))
  const found = sites.filter(site => status.includes(String(site.status)) && (!inScope || inScope.has(site.id)))
  return { ...filters, website: found.map(({ id }) => String(id)) }
}

/** The format that earned each website the most; nothing where that would be read from too much. */
const bestFormats = async (
  requester: ReportRequester,
  { period, currency, filters }: ReportContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Format>> => {
  if (ids.length === 0) return new Map()
  const only = { ...filters, website: ids.map(String) }
  try {
    const context = await reportContext(requester, { period, compare: 'none', currency, filters: only })
    const groups = await readSumGroups(requester, context, { dimensions: ['website', 'format'], metrics: ['net'] })
    const best = new Map<number, { format: Format; net: bigint }>()
    for (const { key, allDays } of toLines(groups, ['website', 'format'], undefined)) {
      const [website, format] = [Number(key[0]), TYPES.formatName[Number(key[1]) - 1]]
      const known = best.get(website)
      if (format && allDays.sums.net > (known?.net ?? 0n)) best.set(website, { format, net: allDays.sums.net })
    }
    return new Map([...best].map(([id, { format }]) => [id, format]))
  } catch (error) {
    if (error instanceof AppError && error.fields.some(isTooMuchAtOnce)) return new Map()
    throw error
  }
}

const emptyLine = ({ id, name }: WebsiteFacts): Line => ({
  key: [id],
  names: [name],
  allDays: NOTHING,
  current: NOTHING,
})

/** The metrics that a reader is told, who neither sorts nor chooses by what is hidden. */
export const toldWebsiteMetrics = (
  visibility: ReaderVisibility,
  { filters, sort }: Pick<WebsiteReportQuery, 'filters' | 'sort'>,
): WebsiteReportMetric[] => {
  for (const name of ['tier', 'manager'] as const)
    if (filters?.[name]?.length && !maySeeDimension(visibility, name))
      throw wrongField(`filters.${name}`, 'notAnOption')
  const metrics = WEBSITE_REPORT_METRICS.filter(metric => maySeeMetric(visibility, metric))
  if (sort && sort.field !== 'website' && !metrics.some(metric => metric === sort.field))
    throw wrongField('sort.field', 'notAnOption')
  return metrics
}

/** Each website in reach: those that are there, and those that earned something and are gone. */
export const listWebsiteReport = async (
  requester: ReportRequester,
  query: WebsiteReportQuery,
  most = MOST_REPORT_ROWS,
): Promise<WebsiteReportAnswer> => {
  const { period, compare = 'previous', currency, hidesEmpty = false, sort } = query
  const reach = reachOf(requester.actor)
  const sites = await websitesIn(requester.read, reach)
  const known = new Map(sites.map(site => [site.id, site]))
  const { status = [], ...chosen } = query.filters ?? {}
  const asked = await reportContext(requester, { period, compare, currency, filters: chosen })
  const filters = status.length > 0 ? ofStatus(asked, status, sites) : chosen
  const context = status.length > 0 ? await reportContext(requester, { period, compare, currency, filters }) : asked
  const { readerVisibility, siteScope, comparedPeriods } = context
  const metrics = toldWebsiteMetrics(readerVisibility, query)
  const field = sort?.field === 'website' ? 'website' : metrics.find(metric => metric === sort?.field)

  const isEmpty = status.length > 0 && filters.website?.length === 0
  const groups = isEmpty ? [] : await readSumGroups(requester, context, { dimensions: ['website'], metrics })
  const lines = toLines(groups, ['website'], comparedPeriods)
  const inScope = siteScope.websiteAccounts && new Set(siteScope.websiteAccounts.map(({ website }) => website))
  const withLines = new Set(lines.map(({ key }) => Number(key[0])))
  const quiet = sites.filter(
    ({ id, deleted_at }) => deleted_at === null && !withLines.has(id) && !isEmpty && (!inScope || inScope.has(id)),
  )
  const all = [...lines, ...quiet.map(emptyLine)]
  const shown = hidesEmpty ? all.filter(line => hasNumbers(presentSums(metrics, line.allDays))) : all
  const ordered = inOrder(
    shown.map(line => ({ line, key: labelled(['website'], line.key, line.names) })),
    ['website'],
    metrics,
    sort && field && { field, dir: sort.dir },
  ).slice(0, most)
  const ids = ordered.map(({ line }) => Number(line.key[0]))
  const [days, formats, percentileOf] = await Promise.all([
    lastDays(requester.read, siteScope, ids),
    bestFormats(requester, context, ids),
    percentiles(requester, query),
  ])
  const present = linePresenter(context, metrics)
  const rows = ordered.map(({ line, key }): WebsiteReportRow => {
    const id = Number(line.key[0])
    const site = known.get(id)
    const told = present(line, ['website'])
    return {
      ...{ id, name: key.website?.label ?? '', ...told },
      account:
        site?.account != null && site.accountName !== null ? { id: site.account, label: site.accountName } : null,
      tier: site?.tier ?? null,
      manager: site?.manager ?? null,
      status: site?.status ?? null,
      bestFormat: formats.get(id) ?? null,
      lastDay: days.get(id) ?? null,
      percentile: site ? percentileOf(id, told.values.rpm) : null,
    }
  })
  const meta = metaOf(requester, context, groups, shown.length - ordered.length)
  return { rows, totals: present(totalLineOf(groups, comparedPeriods)), metrics, meta }
}
