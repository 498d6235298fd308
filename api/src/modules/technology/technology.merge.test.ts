import { type OneTechnology, toDay } from '@candela/shared-contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { aFact, aNetwork, bring, closeMonth, quote } from '../../../test/brought-facts'
import { aCampaign } from '../../../test/order-campaigns'
import { anOrder } from '../../../test/orders'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct, wrongIn } from '../../../test/product'
import { everything, untrueSums } from '../../../test/stored-facts'
import { aNetworkWith, aTechnology } from '../../../test/technologies'
import { firstError } from '../../../test/websites'
import { dropWhere } from '../../platform/housekeeping'
import type { FactRow } from '../facts/facts.types'
import { isPastUndo } from './technology.repository'

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

const DAYS = [toDay('2024-02-28'), toDay('2024-02-29'), toDay('2024-03-01')] as const

const versionOf = async (id: number): Promise<string> => {
  const { body } = await product.call('GET', `/adNetworkCategory/${id}`, { token: admin })
  return (body as unknown as OneTechnology).record.updated_at
}
const merge = async (from: number, into: number, token = admin) =>
  product.call('POST', `/adNetworkCategory/${from}/merge`, {
    token,
    body: { into, updated_at: await versionOf(from) },
  })
const unmerge = (from: number, token = admin) => product.call('POST', `/adNetworkCategory/${from}/unmerge`, { token })

/** A share with a condition for each of these technologies, and what each of them gets. */
const aShareWith = async (website: number, percents: Record<number, string>, deleted_at: string | null = null) => {
  const { id } = await product.database.unaudited
    .insertInto('website_revenue_shares')
    .values({
      wrs_id_website: website,
      wrs_type: 'specific_per_condition',
      wrs_valid_from: '2020-01-01',
      wrs_currency: null,
      rev_fixed_value: null,
      rev_fixed_cpm: null,
      rev_percentage_value: null,
      ars_percentage: '10',
      deleted_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(percents).map(([technology, rev_percentage_value]) => ({
    rev_id_share: id,
    rev_device: null,
    rev_format: null,
    rev_technology: Number(technology),
    rev_percentage_value,
  }))
  await product.database.unaudited.insertInto('website_revenue_share_conditions').values(rows).execute()
}
const forgetShares = () => product.database.exec('truncate website_revenue_shares, website_revenue_share_conditions')

const NAMING = ['ad_networks', 'website_revenue_share_conditions', 'order_campaigns', 'orders']

/** Whatever a merge may change, by the byte; versions grow with every change. */
const stored = async (): Promise<string[]> => {
  const texts = await everything(product.database)
  for (const table of [...NAMING, 'ad_network_categories']) {
    const { rows } = await sql<{ text: string }>`select (to_jsonb(t) - 'updated_at')::text as text
      from ${sql.table(table)} as t order by 1`.execute(product.database.unaudited)
    texts.push(...rows.map(({ text }) => `${table} ${text}`))
  }
  return texts
}

/** What is shown of websites: nothing of it may be another number because of a technology. */
const sums = async (): Promise<unknown[]> => {
  const { rows } = await sql`select anr_id_website, anr_date, anr_currency, anr_net_currency, sum(anr_value) as value,
      sum(anr_net) as net, sum(anr_impressions) as impressions, sum(anr_clicks) as clicks,
      sum(anr_clickable_impressions) as clickable, sum(anr_viewable_impressions) as seen
    from ad_network_reports group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(product.database.unaudited)
  return rows
}

const namesOf = async (technology: number): Promise<number> => {
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

describe('merging a technology into another one', () => {
  it('moves all that names it, closed months and what was removed included, and removes it', async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    const network = await aNetwork(product)
    await aNetworkWith(product, from.id)
    await aNetworkWith(product, from.id, new Date().toISOString())
    await aShareWith(sites[0] ?? 0, { [from.id]: '50' })
    for (const facts of [{}, { deleted_at: new Date().toISOString() }]) {
      await aCampaign(product, { orc_id_ad_network_category: from.id, ...facts })
      await anOrder(product, { ord_id_ad_network_category: from.id, ...facts })
    }
    await bring(
      product,
      DAYS.map(day => aFact(sites[0] ?? 0, day, { ...network, technology: from.id })),
    )
    await closeMonth(product, toDay('2024-02-01'), { USD: '5.4', EUR: '6.2' })
    const before = await sums()
    const answer = await merge(from.id, into.id)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        record: {
          id: into.id,
          networks_count: 1,
          removed_networks_count: 1,
          conditions_count: 1,
          campaigns_count: 2,
          orders_count: 2,
          months_count: 2,
        },
      },
    })
    expect(await namesOf(from.id)).toBe(0)
    expect(await sums()).toEqual(before)
    expect(await untrueSums(product.database)).toEqual([])
    expect((await product.call('GET', `/adNetworkCategory/${from.id}`, { token: admin })).status).toBe(404)
    const { body } = await product.call('GET', `/adNetworkCategory/${into.id}/history`, { token: admin })
    expect(body.data).toMatchObject([
      { slo_action: 'adNetworkCategory.merge', changes: [{ after: from.anc_name }, { after: '3' }, { after: '0' }] },
    ])
    await forgetShares()
  })

  it('keeps one of two conditions that say the same, and gives the other back when it is undone', async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    await aShareWith(sites[0] ?? 0, { [from.id]: '50', [into.id]: '50.00' })
    const before = await stored()
    expect((await merge(from.id, into.id)).body).toMatchObject({ record: { conditions_count: 1 } })
    expect((await unmerge(from.id)).status).toBe(200)
    expect(await stored()).toEqual(before)
    await forgetShares()
  })

  it('is refused where a revenue share gives the two different percents, and says whose', async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    await aShareWith(sites[1] ?? 0, { [from.id]: '50', [into.id]: '60' })
    const before = await stored()
    const answer = await merge(from.id, into.id)
    expect(firstError(answer)).toEqual([422, 'into', 'shareDiffers'])
    expect(wrongIn(answer)?.[0]?.message).toContain('(2020-01-01)')
    expect(await stored()).toEqual(before)
    await forgetShares()
  })

  it("is refused where both have a campaign of one order, and says which; a removed one is in nobody's way", async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    const of = (technology: number, deleted_at: string | null = null) =>
      aCampaign(product, {
        orc_id_ad_network_category: technology,
        orc_ad_manager_order_id: '0042',
        orc_name: `Fair of ${technology}`,
        deleted_at,
      })
    const gone = new Date().toISOString()
    const [ours] = [await of(from.id), await of(from.id, gone), await of(into.id, gone)]
    const other = await of(into.id)
    const before = await stored()
    const answer = await merge(from.id, into.id)
    expect(firstError(answer)).toEqual([422, 'into', 'orderIdTaken'])
    expect(wrongIn(answer)?.map(({ message }) => message)).toEqual([
      `Both have an order campaign with the order ID of ${ours.orc_name}`,
    ])
    expect(await stored()).toEqual(before)
    await product.call('DELETE', `/orderCampaign/${other.id}`, { token: admin })
    expect((await merge(from.id, into.id)).body).toMatchObject({ record: { campaigns_count: 4 } })
  })

  it('is refused where two rows of one day are paid in different currencies', async () => {
    const [from, into, network] = [await aTechnology(product), await aTechnology(product), await aNetwork(product)]
    await bring(
      product,
      [from.id, into.id].map(technology => aFact(sites[1] ?? 0, DAYS[2], { ...network, technology })),
    )
    await product.database.exec(`update ad_network_reports set anr_net_currency = 'USD'
      where anr_id_technology = ${from.id}`)
    expect(firstError(await merge(from.id, into.id))).toEqual([422, 'into', 'factsDiffer'])
    await bring(product, [aFact(sites[1] ?? 0, DAYS[2], network)])
  })

  it('is refused into itself, into one that is gone, and to whoever has not seen what it is now', async () => {
    const [from, gone] = [
      await aTechnology(product),
      await aTechnology(product, { deleted_at: new Date().toISOString() }),
    ]
    expect(firstError(await merge(from.id, from.id))).toEqual([422, 'into', 'notAnOption'])
    expect(firstError(await merge(from.id, gone.id))).toEqual([422, 'into', 'notAnOption'])
    expect(firstError(await merge(from.id, 987_654_321))).toEqual([422, 'into', 'notAnOption'])
    const body = { into: (await aTechnology(product)).id, updated_at: '2026-01-01T00:00:00.000000Z' }
    const late = await product.call('POST', `/adNetworkCategory/${from.id}/merge`, { token: admin, body })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
  })

  it('is for whoever may remove technologies', async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    const changes = await somebodyWith(product, ['adNetworkCategory.update'])
    expect((await merge(from.id, into.id, changes.token)).status).toBe(403)
    expect((await unmerge(from.id, changes.token)).status).toBe(403)
  })
})

describe('undoing a merge', () => {
  it('is for whoever did it, once', async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    const other = await somebodyWith(product, ['adNetworkCategory.destroy'])
    await merge(from.id, into.id)
    expect((await unmerge(from.id, other.token)).status).toBe(404)
    expect((await unmerge(from.id)).body).toMatchObject({ record: { id: from.id, anc_name: from.anc_name } })
    expect((await unmerge(from.id)).status).toBe(404)
  })

  it('is over after a few minutes, and then nothing is kept for it', async () => {
    const [from, into, network] = [await aTechnology(product), await aTechnology(product), await aNetwork(product)]
    await bring(product, [aFact(sites[1] ?? 0, DAYS[2], { ...network, technology: from.id })])
    await merge(from.id, into.id)
    await dropWhere('technology_merge_facts', isPastUndo)(product.database)
    const kept = () => product.database.read.selectFrom('technology_merge_facts').selectAll().execute()
    expect(await kept()).not.toEqual([])
    await product.database.exec(`update technology_merges set created_at = created_at - interval '11 minutes'`)
    expect((await unmerge(from.id)).status).toBe(404)
    await dropWhere('technology_merge_facts', isPastUndo)(product.database)
    expect(await kept()).toEqual([])
  })

  it('is refused when an import has changed what it moved, and changes nothing then', async () => {
    const [from, into, network] = [await aTechnology(product), await aTechnology(product), await aNetwork(product)]
    await bring(product, [aFact(sites[1] ?? 0, DAYS[2], { ...network, technology: from.id })])
    await merge(from.id, into.id)
    await bring(product, [aFact(sites[1] ?? 0, DAYS[2], { ...network, technology: into.id }, { value: 7 })])
    const before = await stored()
    expect(await unmerge(from.id)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await stored()).toEqual(before)
  })

  it('leaves an ad network with the technology that somebody gave it since', async () => {
    const [from, into, third] = [await aTechnology(product), await aTechnology(product), await aTechnology(product)]
    const [stays, goes] = [await aNetworkWith(product, from.id), await aNetworkWith(product, from.id)]
    await merge(from.id, into.id)
    await product.database.exec(
      `update ad_networks set adn_id_ad_network_category = ${third.id} where id = ${stays.id}`,
    )
    expect((await unmerge(from.id)).body).toMatchObject({ record: { networks_count: 1 } })
    expect(goes.id).not.toBe(stays.id)
  })

  it('leaves an order campaign and an order with the technology that somebody gave them since', async () => {
    const [from, into, third] = [await aTechnology(product), await aTechnology(product), await aTechnology(product)]
    const campaigns = [
      await aCampaign(product, { orc_id_ad_network_category: from.id }),
      await aCampaign(product, { orc_id_ad_network_category: from.id }),
    ]
    const orders = [
      await anOrder(product, { ord_id_ad_network_category: from.id }),
      await anOrder(product, { ord_id_ad_network_category: from.id }),
    ]
    await aCampaign(product, { orc_id_ad_network_category: into.id })
    await anOrder(product, { ord_id_ad_network_category: into.id })
    await merge(from.id, into.id)
    expect(await namesOf(from.id)).toBe(0)
    await product.database.exec(`
      update order_campaigns set orc_id_ad_network_category = ${third.id} where id = ${campaigns[0]?.id};
      update orders set ord_id_ad_network_category = ${third.id} where id = ${orders[0]?.id}`)
    expect((await unmerge(from.id)).body).toMatchObject({ record: { campaigns_count: 1, orders_count: 1 } })
    expect([await namesOf(into.id), await namesOf(third.id)]).toEqual([2, 2])
  })

  it('gives back all that named it, whatever that was, and no sum ever changed', async () => {
    const [from, into] = [await aTechnology(product), await aTechnology(product)]
    const networks = [await aNetwork(product), await aNetwork(product)]
    await aNetworkWith(product, from.id)
    for (const technology of [from.id, into.id]) {
      await aCampaign(product, { orc_id_ad_network_category: technology })
      await anOrder(product, { ord_id_ad_network_category: technology })
    }
    const place = fc.record({
      site: fc.nat(1),
      network: fc.nat(1),
      day: fc.nat(2),
      isFrom: fc.boolean(),
      format: fc.constantFrom('top', 'video'),
      currency: fc.constantFrom('BRL', 'USD'),
      author: fc.constantFrom('', 'O\'Ana, "(née)\\'),
    })
    const numbers = fc.record({
      value: fc.integer({ min: -5_000, max: 9_000_000 }),
      impressions: fc.nat(9_000),
      isMeasured: fc.boolean(),
    })
    const rows = fc.uniqueArray(fc.tuple(place, numbers), {
      minLength: 1,
      maxLength: 24,
      selector: ([of]) => JSON.stringify(of),
    })
    const percents = fc.record({ from: fc.boolean(), into: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(rows, percents, async (said, has) => {
        await product.database.exec("delete from currency_closings where ccl_month = '2024-02-01'")
        const facts = said.map(([{ site, network, day, isFrom, ...of }, { isMeasured, ...counts }]): FactRow => {
          const technology = isFrom ? from.id : into.id
          const seen = isMeasured ? counts.impressions : null
          const clicks = network === 0 ? counts.impressions % 7 : null
          const of_ = { id: networks[network]?.id ?? 0, technology, type: 0 }
          return aFact(sites[site] ?? 0, DAYS[day] ?? DAYS[0], of_, {
            ...of,
            ...counts,
            measurableImpressions: seen,
            viewableImpressions: seen,
            clicks,
          })
        })
        await bring(product, facts)
        if (has.from || has.into)
          await aShareWith(sites[0] ?? 0, {
            ...(has.from && { [from.id]: '40' }),
            ...(has.into && { [into.id]: '40' }),
          })
        await closeMonth(product, toDay('2024-02-01'), { USD: '5.4', EUR: '6.2' })
        const [before, shown] = [await stored(), await sums()]
        expect((await merge(from.id, into.id)).status).toBe(200)
        expect(await namesOf(from.id)).toBe(0)
        expect(await sums()).toEqual(shown)
        expect(await untrueSums(product.database)).toEqual([])
        expect((await unmerge(from.id)).status).toBe(200)
        expect(await stored()).toEqual(before)
        await forgetShares()
      }),
      { numRuns: 12 },
    )
  })
})
