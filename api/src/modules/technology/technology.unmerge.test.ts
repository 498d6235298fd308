import { toDay } from '@candela/shared-contract'
import fc from 'fast-check'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { aCampaign } from '../../../test/order-campaigns'
import { anOrder } from '../../../test/orders'
import { somebodyWith } from '../../../test/people'
import { untrueSums } from '../../../test/stored-facts'
import { aNetworkWith, aTechnology } from '../../../test/technologies'
import { DAYS, ownMerges } from '../../../test/technology-merges'
import { dropWhere } from '../../platform/housekeeping'
import type { FactRow } from '../facts/facts.types'
import { isPastUndo } from './technology.repository'

const { product, site, merge, unmerge, aShareWith, forgetShares, stored, sums, namesOf } = ownMerges()

describe('undoing a merge', () => {
  it('is for whoever did it, once', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    const other = await somebodyWith(product(), ['adNetworkCategory.destroy'])
    await merge(from.id, into.id)
    expect((await unmerge(from.id, other.token)).status).toBe(404)
    expect((await unmerge(from.id)).body).toMatchObject({ record: { id: from.id, anc_name: from.anc_name } })
    expect((await unmerge(from.id)).status).toBe(404)
  })

  it('is how a merged one comes back, and no other way is offered', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    await merge(from.id, into.id)
    const token = await product().signIn('admin@candela.example')
    const removed = await product().call('POST', '/adNetworkCategory/removed', {
      token,
      body: { search: from.anc_name },
    })
    expect(removed).toMatchObject({ status: 200, body: { data: [] } })
    expect((await product().call('POST', `/adNetworkCategory/${from.id}/restore`, { token, body: {} })).status).toBe(
      404,
    )
    expect((await unmerge(from.id)).status).toBe(200)
  })

  it('is over after a few minutes, and then nothing is kept for it', async () => {
    const [from, into, network] = [
      await aTechnology(product()),
      await aTechnology(product()),
      await aNetwork(product()),
    ]
    await bring(product(), [aFact(site(1), DAYS[2], { ...network, technology: from.id })])
    await merge(from.id, into.id)
    await dropWhere('technology_merge_facts', isPastUndo)(product().database)
    const kept = () => product().database.read.selectFrom('technology_merge_facts').selectAll().execute()
    expect(await kept()).not.toEqual([])
    await product().database.exec(`update technology_merges set created_at = created_at - interval '11 minutes'`)
    expect((await unmerge(from.id)).status).toBe(404)
    await dropWhere('technology_merge_facts', isPastUndo)(product().database)
    expect(await kept()).toEqual([])
  })

  it('is refused when an import has changed what it moved, and changes nothing then', async () => {
    const [from, into, network] = [
      await aTechnology(product()),
      await aTechnology(product()),
      await aNetwork(product()),
    ]
    await bring(product(), [aFact(site(1), DAYS[2], { ...network, technology: from.id })])
    await merge(from.id, into.id)
    await bring(product(), [aFact(site(1), DAYS[2], { ...network, technology: into.id }, { value: 7 })])
    const before = await stored()
    expect(await unmerge(from.id)).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['was taken away', (id: number) => `delete from website_revenue_share_conditions where id = ${id}`],
    [
      'says another percent',
      (id: number) => `update website_revenue_share_conditions
      set rev_percentage_value = 60 where id = ${id}`,
    ],
  ])('leaves a share as it is whose condition for both %s since', async (_what, change) => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    await aShareWith(site(0), { [from.id]: '50', [into.id]: '50' })
    await aShareWith(site(1), { [from.id]: '50', [into.id]: '50' })
    await merge(from.id, into.id)
    const conditions = () =>
      product()
        .database.read.selectFrom('website_revenue_share_conditions as c')
        .innerJoin('website_revenue_shares as s', 's.id', 'c.rev_id_share')
        .select(['c.id', 's.wrs_id_website as site', 'c.rev_technology', 'c.rev_percentage_value'])
        .orderBy('c.id')
        .execute()
    const ofSite = async (index: number) => (await conditions()).filter(row => row.site === site(index))
    await product().database.exec(change((await ofSite(0))[0]?.id ?? 0))
    const before = await ofSite(0)
    expect((await unmerge(from.id)).status).toBe(200)
    expect(await ofSite(0)).toEqual(before)
    // What nobody touched is as it was.
    expect((await ofSite(1)).map(row => row.rev_technology).toSorted()).toEqual([from.id, into.id].toSorted())
    await forgetShares()
  })

  it('leaves an ad network with the technology that somebody gave it since', async () => {
    const [from, into, third] = [
      await aTechnology(product()),
      await aTechnology(product()),
      await aTechnology(product()),
    ]
    const [stays, goes] = [await aNetworkWith(product(), from.id), await aNetworkWith(product(), from.id)]
    await merge(from.id, into.id)
    await product().database.exec(
      `update ad_networks set adn_id_ad_network_category = ${third.id} where id = ${stays.id}`,
    )
    expect((await unmerge(from.id)).body).toMatchObject({ record: { networks_count: 1 } })
    expect(goes.id).not.toBe(stays.id)
  })

  it('leaves an order campaign and an order with the technology that somebody gave them since', async () => {
    const [from, into, third] = [
      await aTechnology(product()),
      await aTechnology(product()),
      await aTechnology(product()),
    ]
    const campaigns = [
      await aCampaign(product(), { orc_id_ad_network_category: from.id }),
      await aCampaign(product(), { orc_id_ad_network_category: from.id }),
    ]
    const orders = [
      await anOrder(product(), { ord_id_ad_network_category: from.id }),
      await anOrder(product(), { ord_id_ad_network_category: from.id }),
    ]
    await aCampaign(product(), { orc_id_ad_network_category: into.id })
    await anOrder(product(), { ord_id_ad_network_category: into.id })
    await merge(from.id, into.id)
    expect(await namesOf(from.id)).toBe(0)
    await product().database.exec(`
      update order_campaigns set orc_id_ad_network_category = ${third.id} where id = ${campaigns[0]?.id};
      update orders set ord_id_ad_network_category = ${third.id} where id = ${orders[0]?.id}`)
    expect((await unmerge(from.id)).body).toMatchObject({ record: { campaigns_count: 1, orders_count: 1 } })
    expect([await namesOf(into.id), await namesOf(third.id)]).toEqual([2, 2])
  })

  it('gives back all that named it, whatever that was, and no sum ever changed', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    const networks = [await aNetwork(product()), await aNetwork(product())]
    await aNetworkWith(product(), from.id)
    for (const technology of [from.id, into.id]) {
      await aCampaign(product(), { orc_id_ad_network_category: technology })
      await anOrder(product(), { ord_id_ad_network_category: technology })
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
        await product().database.exec("delete from currency_closings where ccl_month = '2024-02-01'")
        const facts = said.map(([{ site: index, network, day, isFrom, ...of }, { isMeasured, ...counts }]): FactRow => {
          const technology = isFrom ? from.id : into.id
          const seen = isMeasured ? counts.impressions : null
          const clicks = network === 0 ? counts.impressions % 7 : null
          const of_ = { id: networks[network]?.id ?? 0, technology, type: 0 }
          return aFact(site(index), DAYS[day] ?? DAYS[0], of_, {
            ...of,
            ...counts,
            measurableImpressions: seen,
            viewableImpressions: seen,
            clicks,
          })
        })
        await bring(product(), facts)
        if (has.from || has.into)
          await aShareWith(site(0), {
            // As much as the other one gets, by a condition or without.
            ...(has.from && { [from.id]: has.into ? '40' : '10' }),
            ...(has.into && { [into.id]: has.from ? '40' : '10' }),
          })
        await closeMonth(product(), toDay('2024-02-01'), { USD: '5.4', EUR: '6.2' })
        const [before, shown] = [await stored(), await sums()]
        expect((await merge(from.id, into.id)).status).toBe(200)
        expect(await namesOf(from.id)).toBe(0)
        expect(await sums()).toEqual(shown)
        expect(await untrueSums(product().database)).toEqual([])
        expect((await unmerge(from.id)).status).toBe(200)
        expect(await stored()).toEqual(before)
        await forgetShares()
      }),
      { numRuns: 12 },
    )
  })
})
