import { type Day, firstOfMonth, lastOfMonth } from '@candela/shared-contract'
import { importRows } from '../src/modules/facts/facts.import'
import type { FactRow, WebsiteDayRow } from '../src/modules/facts/facts.types'
import { anAccount, aWebsiteOf } from './accounts'
import type { Product } from './product'

let last = 0

/** An ad network with a technology and a type of its own. */
export const aNetwork = async ({ database }: Product, facts: { name?: string; token?: string | null } = {}) => {
  last += 1
  const { unaudited } = database
  const { id: technology } = await unaudited
    .insertInto('ad_network_categories')
    .values({ anc_name: `Technology ${last}`, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: type } = await unaudited
    .insertInto('ad_network_types')
    .values({ ant_name: `Type ${last}`, ant_fields: '[]', deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await unaudited
    .insertInto('ad_networks')
    .values({
      adn_name: facts.name ?? `Network ${last}`,
      adn_id_ad_network_type: type,
      adn_id_ad_network_category: technology,
      adn_id_website: null,
      adn_domain: null,
      adn_token_expires_at: facts.token ?? null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, technology, type }
}
export type Network = Awaited<ReturnType<typeof aNetwork>>

/** What a currency is worth in BRL on a day, whatever was said before. */
export const quote = ({ database }: Product, cue_currency: 'USD' | 'EUR', cue_date: Day, cue_value: string) =>
  database.unaudited
    .insertInto('currency_quotations')
    .values({ cue_currency, cue_date, cue_value, deleted_at: null })
    .onConflict(conflict =>
      conflict.columns(['cue_currency', 'cue_date']).where('deleted_at', 'is', null).doUpdateSet({ cue_value }),
    )
    .execute()

export const closeMonth = ({ database }: Product, ccl_month: Day, values: Record<'USD' | 'EUR', string>) =>
  database.unaudited
    .insertInto('currency_closings')
    .values(
      (['USD', 'EUR'] as const).map(ccl_currency => ({
        ccl_month,
        ccl_currency,
        ccl_value: values[ccl_currency],
        ccl_id_user: null,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['ccl_month', 'ccl_currency'])
        .doUpdateSet(({ ref }) => ({ ccl_value: ref('excluded.ccl_value') })),
    )
    .execute()

/** A day of a website: desktop, top, BRL, unless said otherwise. */
export const aFact = (
  website: number,
  day: Day,
  { id: adNetwork, technology }: Network,
  facts: Partial<FactRow> = {},
): FactRow => ({
  website,
  day,
  adNetwork,
  technology,
  format: 'top',
  device: 'desktop',
  adType: 'Display',
  currency: 'BRL',
  author: '',
  value: 10_000_000,
  adRequests: 1_000,
  refreshAdRequests: 0,
  impressions: 800,
  refreshImpressions: 0,
  measurableImpressions: null,
  viewableImpressions: null,
  clicks: null,
  ...facts,
})

/** Facts as an import brings them: everything that these websites have in the months of the rows. */
export const bring = async (
  { database }: Product,
  rows: readonly FactRow[],
  websiteDays: readonly WebsiteDayRow[] = [],
): Promise<void> => {
  const websites = [...new Set([...rows, ...websiteDays].map(({ website }) => website))]
  const months = new Set([...rows, ...websiteDays].map(({ day }) => firstOfMonth(day)))
  const within = (month: Day) => (row: { day: Day }) => firstOfMonth(row.day) === month
  for (const month of months)
    await importRows(
      { database, actorId: null, ip: null, requestId: null },
      {
        source: 'api',
        from: month,
        to: lastOfMonth(month),
        coverage: { websites },
        rows: [rows.filter(within(month))],
        websiteDays: websiteDays.filter(within(month)),
      },
    )
}

/** The golden table of the metrics: three rows of a day on three websites of an account, each with its own share. */
export const goldenTable = async (product: Product, day: Day, users: readonly number[] = []) => {
  const { unaudited } = product.database
  const account = await anAccount(product, { users })
  const network = await aNetwork(product)
  const [mobile, desktop, video] = [
    await aWebsiteOf(product, account.id),
    await aWebsiteOf(product, account.id),
    await aWebsiteOf(product, account.id),
  ]
  const share = (wrs_id_website: number, facts: object) =>
    unaudited
      .insertInto('website_revenue_shares')
      .values({
        wrs_id_website,
        wrs_type: 'website_percentage_value',
        wrs_valid_from: '2020-01-01',
        wrs_currency: null,
        rev_fixed_value: null,
        rev_fixed_cpm: null,
        rev_percentage_value: null,
        ars_percentage: null,
        deleted_at: null,
        ...facts,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  await share(mobile.id, { rev_percentage_value: '80' })
  await share(desktop.id, { wrs_type: 'website_fixed_cpm', rev_fixed_cpm: '2', wrs_currency: 'BRL' })
  const { id } = await share(video.id, { wrs_type: 'specific_per_condition', ars_percentage: '10' })
  await unaudited
    .insertInto('website_revenue_share_conditions')
    .values({
      rev_id_share: id,
      rev_device: null,
      rev_format: 'video',
      rev_technology: null,
      rev_percentage_value: '70',
    })
    .execute()
  await quote(product, 'USD', day, '5.40')
  await quote(product, 'EUR', day, '6.20')
  const rows = [
    aFact(mobile.id, day, network, {
      device: 'mobile',
      format: 'intext',
      currency: 'USD',
      value: 12_000_000,
      adRequests: 10_000,
      refreshAdRequests: 2_000,
      impressions: 8_000,
      refreshImpressions: 1_500,
    }),
    aFact(desktop.id, day, network, { value: 9_500_000, adRequests: 4_000, impressions: 3_800 }),
    aFact(video.id, day, network, {
      device: 'mobile',
      format: 'video',
      adType: 'Video',
      currency: 'EUR',
      value: 3_000_000,
      adRequests: 1_000,
      impressions: 400,
    }),
  ]
  await bring(product, rows, [{ website: mobile.id, day, pageviews: 9_000, sessions: null }])
  return { account, network, websites: [mobile, desktop, video] as const, rows }
}
