import {
  certaintyOfDay,
  type DayRange,
  daysBetween,
  decimalFromMicro,
  divideHalfEven,
  isClosed,
  MAX_ROW_DAYS,
  type RateBook,
  type ReportRow,
  type ReportRowQuery,
  rangeOf,
  TYPES,
  textFromUnits,
  toDay,
  USUAL_ROW_PERIOD,
} from '@candela/shared-contract'
import type { Actor, Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { AppError, wrongField } from '../../platform/http/app-error'
import { beginOfBooks } from '../facts/facts.closed'
import { isStaff, reachOf } from '../reach'
import { readRatesAndLastImport } from '../report/report.rates'
import { type SiteScope, siteScopeOf } from '../report/report.scope'
import { readerVisibilityOf } from '../report/report.visibility'
import { canChangeRow, today } from './row.policy'
import { type ShownRow, whoImported } from './row.repository'

/** Whose rows somebody reads, of which days, and what of them they are shown. */
export type RowReader = {
  read: Reader
  actor: Actor
  range: DayRange
  scope: SiteScope
  seesGross: boolean
  book: RateBook
}

type Filters = NonNullable<ReportRowQuery['filters']>

const NAMES: Record<string, string> = {
  'filters.website': 'filters.anr_id_website',
  'filters.account': 'filters.anr_id_account',
}

/** Reports call their filters otherwise. */
const underRowNames = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    const fields = error.fields.map(problem => ({
      ...problem,
      field: NAMES[problem.field ?? ''] ?? problem.field ?? '',
    }))
    throw new AppError('invalid', { fields })
  }
}

export const rangeOfRows = ({ period: [period = USUAL_ROW_PERIOD] = [] }: Filters): DayRange => {
  const range = rangeOf(period, today())
  if (!range) throw wrongField('filters.period', 'period')
  if (daysBetween(range.from, range.to) >= MAX_ROW_DAYS) throw wrongField('filters.period', 'tooMuch')
  return range
}

/** `read`: the one of the transaction where somebody writes. */
export const rowReader = async (
  { actor, app }: Pick<Ctx, 'actor' | 'app'>,
  range: DayRange,
  filters: Filters = {},
  read: Reader = app.database.read,
): Promise<RowReader> => {
  const scope = await underRowNames(
    siteScopeOf(read, reachOf(actor), { website: filters.anr_id_website, account: filters.anr_id_account }),
  )
  const { book } = await readRatesAndLastImport(read, range)
  const { seesGross } = readerVisibilityOf(actor, scope.isGrossHidden)
  return { read, actor, range, scope, seesGross, book }
}

/** A part of a whole in so many places, rounded once; null of nothing. */
const ratio = (part: bigint, whole: bigint, places = 2): string | null =>
  whole === 0n ? null : textFromUnits(divideHalfEven(part * 10n ** BigInt(places), whole), places)

export const percentOf = (part: number | bigint, whole: number | bigint) => ratio(BigInt(part) * 100n, BigInt(whole))
/** Of micro-units: per thousand impressions. */
export const perThousand = (value: number | bigint, count: number | bigint) =>
  ratio(BigInt(value) * 1_000n, BigInt(count) * 1_000_000n)

export const amount = (micro: number | bigint): string => decimalFromMicro(BigInt(micro), 6)

/** Rows as they leave the server. */
export const presentRows = async (reader: RowReader, rows: readonly ShownRow[]): Promise<ReportRow[]> => {
  const { read, actor, scope, seesGross, book } = reader
  const who = isStaff(actor) ? await whoImported(read, [...new Set(rows.map(row => row.anr_id_import))]) : null
  const day = today()
  const begin = await beginOfBooks(read)
  return rows.map((row): ReportRow => {
    const knowsAccount = scope.identifiableAccounts === null || scope.identifiableAccounts.includes(row.anr_id_account)
    const count = row.anr_impressions + row.anr_refresh_impressions
    const isClosedMonth = isClosed(book, toDay(row.anr_date))
    const isOneCurrency = row.anr_currency === row.anr_net_currency
    return {
      id: row.id,
      anr_key: row.anr_key,
      anr_date: row.anr_date,
      anr_id_account: knowsAccount ? row.anr_id_account : null,
      acc_name: knowsAccount ? row.acc_name : null,
      anr_id_website: row.anr_id_website,
      anw_name: row.anw_name,
      anr_id_ad_network: row.anr_id_ad_network,
      adn_name: row.adn_name,
      anc_name: row.anc_name,
      ant_name: row.ant_name,
      anr_format: TYPES.formatName[row.anr_format - 1] ?? TYPES.formatName[0],
      anr_device: TYPES.device[row.anr_device - 1] ?? TYPES.device[0],
      anr_ad_type: TYPES.adType[row.anr_ad_type - 1] ?? TYPES.adType[0],
      anr_author: row.anr_author,
      anr_currency: row.anr_currency,
      anr_ad_requests: row.anr_ad_requests,
      anr_refresh_ad_requests: row.anr_refresh_ad_requests,
      anr_impressions: row.anr_impressions,
      anr_refresh_impressions: row.anr_refresh_impressions,
      fill: percentOf(count, row.anr_ad_requests + row.anr_refresh_ad_requests),
      ecpm: seesGross ? perThousand(row.anr_value, count) : null,
      anr_value: seesGross ? amount(row.anr_value) : null,
      anr_net: amount(row.anr_net),
      anr_net_currency: row.anr_net_currency,
      revshare_pct: seesGross && isOneCurrency ? percentOf(row.anr_net, row.anr_value) : null,
      imp_source: row.imp_source,
      updated_by: who?.get(row.anr_id_import) ?? null,
      updated_at: row.updated_at,
      state: certaintyOfDay(toDay(row.anr_date), day, isClosedMonth),
      flags: row.flags,
      is_acknowledged: row.is_acknowledged,
      can: canChangeRow(actor, isClosedMonth || (begin !== null && row.anr_date < begin)),
    }
  })
}
