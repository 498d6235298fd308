import {
  type Currency,
  type Day,
  type DayRange,
  OTHER_TECHNOLOGY,
  percentFor,
  type ShareVersion,
  TYPES,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isOneOf, listOf } from '../../platform/db/text'

/** What a website grossed, got and would have got on a day, in micro-units of one currency. */
export type DaySum = { website: number; day: Day; currency: Currency; gross: bigint; now: bigint; draft: bigint }

/**
 * `amount × factor ÷ divisor`, half to even, as `divideHalfEven` has it. Twice the divisor goes into the amount so often:
 * that part comes out even. What is left is, times the factor, below 2⁵³ and rounded by the engine, whose `round` of a
 * double is half to even.
 */
const halfEven = (amount: RawBuilder<unknown>, factor: RawBuilder<unknown>, divisor: number): RawBuilder<bigint> => {
  const [once, twice] = [sql.lit(divisor), sql.lit(divisor * 2)]
  return sql`(${amount} / ${twice} * (${factor} * 2)
    + round((${amount} % ${twice} * ${factor})::double precision / ${once})::bigint)`
}

/** The percent of every placement, by the engine: of each named technology, and first of all others, format by format. */
const percentsOf = (draft: ShareVersion) => {
  const named = [...new Set(draft.conditions.flatMap(({ technology }) => technology ?? []))]
  const percents = [OTHER_TECHNOLOGY, ...named].flatMap(technology =>
    TYPES.formatName.flatMap(format => TYPES.device.map(device => percentFor(draft, { format, device, technology }))),
  )
  return { named, percents }
}

const DEVICES = sql.lit(TYPES.device.length)
const PLACES = sql.lit(TYPES.device.length * TYPES.formatName.length)

/** `currency`: null where it is that of the row. */
type Replayed = { currency: RawBuilder<unknown> | null; net: RawBuilder<unknown> }

/** What a row `f` would have brought, in which currency. */
const replayedBy = (draft: ShareVersion): Replayed => {
  const value = sql`f.anr_value`
  switch (draft.type) {
    case 'website_percentage_value':
      return { currency: null, net: halfEven(value, sql`${draft.percent ?? 0}::bigint`, 10_000) }
    case 'specific_per_condition': {
      const { named, percents } = percentsOf(draft)
      // Formats and devices are places in their lists. The line of a monthly value has none, and no value either.
      const technology =
        named.length > 0 ? sql`coalesce(array_position(${listOf(named)}, f.anr_id_technology), 0) * ${PLACES}` : sql`0`
      const place = sql`${technology} + (f.anr_format - 1) * ${DEVICES} + f.anr_device`
      return { currency: null, net: halfEven(value, sql`coalesce((${listOf(percents)})[${place}], 0)`, 10_000) }
    }
    case 'website_fixed_cpm':
      return {
        currency: sql`${draft.currency}::text`,
        net: halfEven(
          sql`(f.anr_impressions + f.anr_refresh_impressions)`,
          sql`${String(draft.fixedCpm ?? 0n)}::bigint`,
          1_000,
        ),
      }
    case 'website_fixed_value':
      return { currency: null, net: sql`0::bigint` }
  }
}

type Sum = {
  website: number
  day: Day
  currency: Currency
  netCurrency: Currency
  draftCurrency: Currency
  gross: string
  net: string
  draft: string
}

/**
 * Website, day and currency: gross, net as it is kept, and by the draft. All rows are added up where they lie, before it
 * is asked whose they are: days of a former account are that one's to know.
 */
export const sumsWithDraft = async (
  read: Reader,
  version: ShareVersion,
  websites: readonly number[],
  { from, to }: DayRange,
): Promise<DaySum[]> => {
  const { currency, net } = replayedBy(version)
  const sums = sql<Sum>`(select s.website, s.day, s.currency, s.net_currency as "netCurrency",
      ${currency ?? sql`s.currency`} as "draftCurrency", s.gross::text, s.net::text, s.draft::text
    from (select f.anr_id_website as website, f.anr_id_account as account, f.anr_date as day, f.anr_currency as currency,
        f.anr_net_currency as net_currency, sum(f.anr_value) as gross, sum(f.anr_net) as net, sum(${net}) as draft
      from ad_network_reports as f
      where ${isOneOf('f.anr_id_website', websites)} and f.anr_date between ${from}::date and ${to}::date
      group by 1, 2, 3, 4, 5) as s
    join websites as fw on fw.id = s.website and fw.anw_account_id = s.account)`
  const rows = await read.selectFrom(sums.as('t')).selectAll().execute()
  return rows.flatMap(({ website, day, currency, netCurrency, draftCurrency, gross, net, draft }) => [
    { website, day, currency, gross: BigInt(gross), now: 0n, draft: 0n },
    { website, day, currency: netCurrency, gross: 0n, now: BigInt(net), draft: 0n },
    { website, day, currency: draftCurrency, gross: 0n, now: 0n, draft: BigInt(draft) },
  ])
}
