import { type OneTechnology, toDay } from '@candela/shared-contract'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from './accounts'
import { asPast } from './as-past'
import { quote } from './brought-facts'
import { type Product, startProduct } from './product'
import { everything } from './stored-facts'

export const DAYS = [toDay('2024-02-28'), toDay('2024-02-29'), toDay('2024-03-01')] as const

const versionOf = async (product: Product, token: string, id: number): Promise<string> => {
  const { body } = await product.call('GET', `/adNetworkCategory/${id}`, { token })
  return (body as unknown as OneTechnology).record.updated_at
}
const merge = async (product: Product, from: number, into: number, token: string, admin: string) =>
  product.call('POST', `/adNetworkCategory/${from}/merge`, {
    token,
    body: { into, updated_at: await versionOf(product, admin, from) },
  })
const unmerge = (product: Product, from: number, token: string) =>
  product.call('POST', `/adNetworkCategory/${from}/unmerge`, { token })

/** A share with a condition for each of these technologies, and what each of them gets. */
const aShareWith = async (
  product: Product,
  website: number,
  percents: Record<number, string>,
  deleted_at: string | null = null,
) => {
  await asPast(product, async trx => {
    const { id } = await trx
      .insertInto('website_revenue_shares')
      .values({
        ...{ wrs_id_website: website, wrs_type: 'specific_per_condition', wrs_valid_from: '2020-01-01' },
        ...{ wrs_currency: null, rev_fixed_value: null, rev_fixed_cpm: null, rev_percentage_value: null },
        ...{ ars_percentage: '10', deleted_at },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = Object.entries(percents).map(([technology, rev_percentage_value]) => ({
      ...{ rev_id_share: id, rev_device: null, rev_format: null },
      ...{ rev_technology: Number(technology), rev_percentage_value },
    }))
    await trx.insertInto('website_revenue_share_conditions').values(rows).execute()
  })
}
const forgetShares = ({ database }: Product) =>
  database.exec('truncate website_revenue_shares, website_revenue_share_conditions')

const NAMING = ['ad_networks', 'website_revenue_share_conditions', 'order_campaigns', 'orders']

/** Whatever a merge may change, by the byte; versions grow with every change. */
const stored = async (product: Product): Promise<string[]> => {
  const texts = await everything(product.database)
  for (const table of [...NAMING, 'ad_network_categories']) {
    const { rows } = await sql<{ text: string }>`select (to_jsonb(t) - 'updated_at')::text as text
      from ${sql.table(table)} as t order by 1`.execute(product.database.unaudited)
    texts.push(...rows.map(({ text }) => `${table} ${text}`))
  }
  return texts
}

/** What is shown of websites: nothing of it may be another number because of a technology. */
const sums = async (product: Product): Promise<unknown[]> => {
  const { rows } = await sql`select anr_id_website, anr_date, anr_currency, anr_net_currency, sum(anr_value) as value,
      sum(anr_net) as net, sum(anr_impressions) as impressions, sum(anr_clicks) as clicks,
      sum(anr_clickable_impressions) as clickable, sum(anr_viewable_impressions) as seen
    from ad_network_reports group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(product.database.unaudited)
  return rows
}

const namesOf = async (product: Product, technology: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select
    (select count(*) from ad_network_reports where anr_id_technology = ${technology}::bigint)
    + (select count(*) from rollup_months where rmo_id_technology = ${technology}::bigint)
    + (select count(*) from rollup_dimension_days where rdd_id_technology = ${technology}::bigint)
    + (select count(*) from rollup_dimension_months where rdm_id_technology = ${technology}::bigint)
    + (select count(*) from ad_networks where adn_id_ad_network_category = ${technology}::bigint)
    + (select count(*) from website_revenue_share_conditions where rev_technology = ${technology}::bigint)
    + (select count(*) from order_campaigns where orc_id_ad_network_category = ${technology}::bigint)
    + (select count(*) from orders where ord_id_ad_network_category = ${technology}::bigint)
      as count`.execute(product.database.unaudited)
  return rows[0]?.count ?? 0
}

/** For the tests of a file: a product of their own with two websites, and all that is done with merges. */
export const ownMerges = () => {
  let product: Product
  let admin: string
  let sites: number[]
  beforeAll(async () => {
    product = await startProduct()
    admin = await product.signIn('admin@candela.example')
    const account = await anAccount(product)
    sites = [(await aWebsiteOf(product, account.id)).id, (await aWebsiteOf(product, account.id)).id]
    await quote(product, 'USD', DAYS[0], '5.4')
    await quote(product, 'EUR', DAYS[0], '6.2')
  })
  afterAll(() => product.close())
  return {
    product: () => product,
    admin: () => admin,
    site: (index: number) => sites[index] ?? 0,
    merge: (from: number, into: number, token = admin) => merge(product, from, into, token, admin),
    unmerge: (from: number, token = admin) => unmerge(product, from, token),
    aShareWith: (website: number, percents: Record<number, string>) => aShareWith(product, website, percents),
    forgetShares: () => forgetShares(product),
    stored: () => stored(product),
    sums: () => sums(product),
    namesOf: (technology: number) => namesOf(product, technology),
  }
}
