import {
  type Day,
  dayIn,
  microFromText,
  PLATFORM_ZONE,
  type RateBook,
  rateBook,
  type ShareVersion,
} from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'

/** From a day on, in hundredths of a percent. */
type Fee = { from: Day; percent: number }

/** What an import looks up, read once: whom facts may name, and whose share is how much. */
export type ImportLookups = {
  websites: ReadonlySet<number>
  /** Of each website what the platform keeps where no share says otherwise. */
  fees: ReadonlyMap<number, readonly Fee[]>
  /** The last day of each website that was removed. */
  removals: ReadonlyMap<number, Day>
  adNetworks: ReadonlySet<number>
  /** Of each technology which one its facts name: itself, or the one that it became. */
  technologies: ReadonlyMap<number, number>
  shares: ReadonlyMap<number, readonly ShareVersion[]>
  /** Daily quotations without closings: closing a month later must not move a fixed value that is spread already. */
  rates: RateBook
}

/** A percent as the engine has it. */
export const hundredths = (percent: string): number => Number(microFromText(percent) / 10_000n)
const orNull = <R>(text: string | null, convert: (text: string) => R): R | null =>
  text === null ? null : convert(text)

export const groupedBy = <R>(rows: readonly R[], keyOf: (row: R) => number): Map<number, R[]> => {
  const groups = new Map<number, R[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

/** The living versions of each website that begin until a day. */
export const sharesUntil = async (read: Reader, last: Day): Promise<Map<number, ShareVersion[]>> => {
  const versions = await read
    .selectFrom('website_revenue_shares')
    .where('deleted_at', 'is', null)
    .where('wrs_valid_from', '<=', last)
    .selectAll()
    .execute()
  const conditions = await read.selectFrom('website_revenue_share_conditions').selectAll().execute()
  const conditionsOf = groupedBy(conditions, ({ rev_id_share }) => rev_id_share)
  const shares = versions.map(
    (row): ShareVersion => ({
      id: row.id,
      website: row.wrs_id_website,
      from: row.wrs_valid_from as Day,
      type: row.wrs_type,
      currency: row.wrs_currency,
      fixedValue: orNull(row.rev_fixed_value, microFromText),
      fixedCpm: orNull(row.rev_fixed_cpm, microFromText),
      percent: orNull(row.rev_percentage_value, hundredths),
      fallback: orNull(row.ars_percentage, hundredths),
      conditions: (conditionsOf.get(row.id) ?? []).map(condition => ({
        device: condition.rev_device,
        format: condition.rev_format,
        technology: condition.rev_technology,
        percent: hundredths(condition.rev_percentage_value),
      })),
    }),
  )
  return groupedBy(shares, ({ website }) => website)
}

const feesUntil = async (read: Reader, last: Day): Promise<Map<number, Fee[]>> => {
  const rows = await read.selectFrom('website_fees').where('wef_valid_from', '<=', last).selectAll().execute()
  const fees = rows.map(row => ({
    website: row.wef_id_website,
    from: row.wef_valid_from as Day,
    percent: hundredths(row.wef_percent),
  }))
  return groupedBy(fees, ({ website }) => website)
}

const dailyRates = async (read: Reader): Promise<RateBook> => {
  const rows = await read
    .selectFrom('currency_quotations')
    .where('deleted_at', 'is', null)
    .select(['cue_currency', 'cue_date', 'cue_value'])
    .execute()
  const quotations = rows.map(row => ({
    currency: row.cue_currency,
    day: row.cue_date as Day,
    value: microFromText(row.cue_value),
  }))
  return rateBook(quotations, [])
}

const idsOf = (rows: readonly { id: number }[]): Set<number> => new Set(rows.map(({ id }) => id))

const removalsOf = (websites: readonly { id: number; deleted_at: string | null }[]): Map<number, Day> =>
  new Map(
    websites.flatMap(({ id, deleted_at }) => (deleted_at ? [[id, dayIn(PLATFORM_ZONE, new Date(deleted_at))]] : [])),
  )

/** What a technology became may have become a third one; one that was brought back is itself again. */
const technologiesThatAre = async (read: Reader): Promise<Map<number, number>> => {
  const technologies = await read.selectFrom('ad_network_categories').select(['id', 'deleted_at']).execute()
  const merges = await read
    .selectFrom('technology_merges')
    .where('tmg_undone_at', 'is', null)
    .select(['tmg_id_from', 'tmg_id_into'])
    .orderBy('id')
    .execute()
  const removed = new Set(technologies.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id))
  const intoOf = new Map(merges.map(({ tmg_id_from, tmg_id_into }) => [tmg_id_from, tmg_id_into]))
  const becameOf = (id: number, seen: readonly number[] = []): number => {
    const into = removed.has(id) ? intoOf.get(id) : undefined
    return into === undefined || seen.includes(into) ? id : becameOf(into, [...seen, id])
  }
  return new Map(technologies.map(({ id }) => [id, becameOf(id)]))
}

export const someBecameAnother = ({ technologies }: Pick<ImportLookups, 'technologies'>): boolean =>
  [...technologies].some(([said, became]) => said !== became)

/** Who was removed is there as well: their past goes on arriving. */
export const readImportLookups = async (read: Reader, last: Day): Promise<ImportLookups> => {
  const websites = await read.selectFrom('websites').select(['id', 'deleted_at']).execute()
  return {
    websites: idsOf(websites),
    fees: await feesUntil(read, last),
    removals: removalsOf(websites),
    adNetworks: idsOf(await read.selectFrom('ad_networks').select('id').execute()),
    technologies: await technologiesThatAre(read),
    shares: await sharesUntil(read, last),
    rates: await dailyRates(read),
  }
}
