import { netOf, type RowNet, versionOn } from '@candela/shared-contract'
import { type createRowValidator, NUMBERS } from './facts.check'
import { DERIVED_COLUMNS, FACT_KEY, REPORTED_COLUMNS } from './facts.columns'
import type { ImportLookups } from './facts.lookups'
import type { FactRow, ImportRequest, WebsiteDayRow } from './facts.types'

export const FACT_LINE = ['line', ...FACT_KEY, ...REPORTED_COLUMNS, ...DERIVED_COLUMNS, 'said_technology'] as const

type RowValidator = ReturnType<typeof createRowValidator>

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const orNull = (count: number | null): string => (count === null ? '\\N' : String(count))
const escaped = (text: string): string => text.replace(/[\\\t\n\r]/g, character => ESCAPED[character] ?? character)

/** The net of one row by the share of its day. The part of a fixed value is known once all rows of the day are; until then it is nothing. */
export const netIn = (book: ImportLookups, row: FactRow): RowNet => {
  const versions = book.shares.get(row.website)
  const version = versions && versionOn(versions, row.day)
  if (version?.type === 'website_fixed_value')
    return { net: 0n, currency: version.currency ?? row.currency, share: version.id }
  const fee = versionOn(book.fees.get(row.website) ?? [], row.day)
  return netOf(version, fee?.percent ?? 0, {
    value: BigInt(row.value),
    currency: row.currency,
    totalImpressions: row.impressions + row.refreshImpressions,
    device: row.device,
    format: row.format,
    technology: row.technology,
  })
}

const factLine = (book: ImportLookups, said: FactRow, index: number, { isStorable }: RowValidator): string => {
  const row = { ...said, technology: book.technologies.get(said.technology) ?? said.technology }
  const { net, currency, share } = netIn(book, row)
  if (!isStorable(net, index)) return ''
  const format = NUMBERS.format.get(row.format)
  const device = NUMBERS.device.get(row.device)
  const adType = NUMBERS.adType.get(row.adType)
  const key = `${index}\t${row.website}\t${row.day}\t${row.adNetwork}\t${format}\t${device}\t${row.technology}`
  const counted = `${row.adRequests}\t${row.refreshAdRequests}\t${row.impressions}\t${row.refreshImpressions}`
  const seen = `${orNull(row.measurableImpressions)}\t${orNull(row.viewableImpressions)}\t${orNull(row.clicks)}`
  const named = `${adType}\t${row.currency}\t${row.author && escaped(row.author)}`
  return `${key}\t${named}\t${row.value}\t${counted}\t${seen}\t${net}\t${currency}\t${share}\t${said.technology}\n`
}

/** Batch by batch, so that only one of them is in memory. */
export async function* factLines(
  book: ImportLookups,
  batches: ImportRequest['rows'],
  check: RowValidator,
): AsyncIterable<string> {
  let index = 0
  for await (const batch of batches) {
    let lines = ''
    for (const row of batch) {
      if (check.row(row, index)) lines += factLine(book, row, index, check)
      index += 1
    }
    yield lines
  }
  check.refuse()
}

export const WEBSITE_DAY_LINE = ['line', 'website', 'day', 'pageviews', 'sessions'] as const

const PIECE = 5_000

export async function* websiteDayLines(rows: Iterable<WebsiteDayRow>, check: RowValidator): AsyncIterable<string> {
  let lines = ''
  let index = 0
  for (const row of rows) {
    if (check.websiteDay(row, index))
      lines += `${index}\t${row.website}\t${row.day}\t${orNull(row.pageviews)}\t${orNull(row.sessions)}\n`
    index += 1
    if (index % PIECE > 0) continue
    yield lines
    lines = ''
  }
  yield lines
  check.refuse()
}
