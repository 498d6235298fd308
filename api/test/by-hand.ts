import { type Currency, type Day, type Dimension, TYPES } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Product } from './product'

/** What is added up by hand. */
export const SUMMED = ['gross', 'net', 'total_requests', 'total_impressions'] as const
type Summed = (typeof SUMMED)[number]

/** By what facts are told apart by hand. */
export const TOLD_APART = [
  'date',
  'week',
  'month',
  'website',
  'account',
  'product',
  'adNetwork',
  'technology',
  'adNetworkType',
  'format',
  'device',
  'adType',
  'currency',
  'author',
] as const satisfies Dimension[]
type ToldApart = (typeof TOLD_APART)[number]

export type Chosen = Partial<Record<Dimension, string[]>>
type Asked = { currency: Currency; from: Day; to: Day; filters: Chosen }

/** The same ones in every run. */
export const chances = (seed: number) => {
  let state = seed
  const chance = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return { chance, oneOf: <T>(values: readonly T[]): T => values[chance(values.length)] as T }
}

/** What a dimension is of a fact, in words of the answer. */
const KEYS: Record<ToldApart, RawBuilder<string>> = {
  date: sql`to_char(f.anr_date, 'YYYY-MM-DD')`,
  week: sql`to_char(date_trunc('week', f.anr_date), 'YYYY-MM-DD')`,
  month: sql`to_char(date_trunc('month', f.anr_date), 'YYYY-MM-DD')`,
  website: sql`f.anr_id_website::text`,
  account: sql`f.anr_id_account::text`,
  product: sql`(select anw_product from websites where id = f.anr_id_website)`,
  adNetwork: sql`f.anr_id_ad_network::text`,
  technology: sql`f.anr_id_technology::text`,
  adNetworkType: sql`(select adn_id_ad_network_type::text from ad_networks where id = f.anr_id_ad_network)`,
  format: sql`(select fmt_name from formats where id = f.anr_format)`,
  device: sql`(select dev_name from devices where id = f.anr_device)`,
  adType: sql`(select adt_name from ad_types where id = f.anr_ad_type)`,
  currency: sql`f.anr_currency`,
  author: sql`f.anr_author`,
}

/** What a currency was worth in BRL: the rate of a closed month, or the quotation of the day. */
const worth = (
  currency: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`case ${currency} when 'BRL' then 1 else coalesce(
  (select ccl_value from currency_closings where ccl_currency = ${currency} and ccl_month = date_trunc('month', f.anr_date)),
  (select cue_value from currency_quotations where cue_currency = ${currency} and cue_date = f.anr_date)) end`

const placeOf = (words: readonly string[], chosen: readonly string[]): number[] =>
  chosen.map(word => words.indexOf(word) + 1)

type Told = Record<Summed, string> & { key: string }

/** Facts of these websites added up by hand, rounded once. */
export const byHand = async (
  { database }: Product,
  { currency, from, to, filters }: Asked,
  by: readonly Dimension[],
  of: readonly number[],
) => {
  const amount = (value: string, column: string) => sql`round(sum(${sql.ref(value)} * ${worth(sql.ref(column))}
    / ${worth(sql`${currency}::text`)}) / 1000000, 2)::text`
  const key =
    by.length > 0 ? sql`json_build_array(${sql.join(by.map(each => KEYS[each as ToldApart]))})::text` : sql`'[]'`
  const { device, format, adType, currency: source, author, adNetwork } = filters
  const { rows } = await sql<Told>`select ${key} as key, ${amount('f.anr_value', 'f.anr_currency')} as gross,
      ${amount('f.anr_net', 'f.anr_net_currency')} as net,
      sum(f.anr_ad_requests + f.anr_refresh_ad_requests)::text as total_requests,
      sum(f.anr_impressions + f.anr_refresh_impressions)::text as total_impressions
    from ad_network_reports as f
    where f.anr_date between ${from}::date and ${to}::date and f.anr_id_website = any (${of}::bigint[])
      and ${device ? sql`f.anr_device = any (${placeOf(TYPES.device, device)}::int[])` : sql`true`}
      and ${format ? sql`f.anr_format = any (${placeOf(TYPES.formatName, format)}::int[])` : sql`true`}
      and ${adType ? sql`f.anr_ad_type = any (${placeOf(TYPES.adType, adType)}::int[])` : sql`true`}
      and ${source ? sql`f.anr_currency = any (${source}::text[])` : sql`true`}
      and ${author ? sql`f.anr_author = any (${author}::text[])` : sql`true`}
      and ${adNetwork ? sql`f.anr_id_ad_network = any (${adNetwork.map(Number)}::bigint[])` : sql`true`}
    group by 1`.execute(database.unaudited)
  return new Map(rows.map(({ key: text, ...numbers }) => [text.replaceAll(' ', ''), numbers]))
}
