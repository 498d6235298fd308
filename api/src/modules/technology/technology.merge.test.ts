import { toDay } from '@candela/shared-contract'
import { aFact, aNetwork, bring, closeMonth } from '../../../test/brought-facts'
import { aCampaign } from '../../../test/order-campaigns'
import { anOrder } from '../../../test/orders'
import { somebodyWith } from '../../../test/people'
import { wrongIn } from '../../../test/product'
import { aShareOf } from '../../../test/shares'
import { untrueSums } from '../../../test/stored-facts'
import { aNetworkWith, aTechnology } from '../../../test/technologies'
import { DAYS, ownMerges } from '../../../test/technology-merges'
import { firstError } from '../../../test/websites'

const { product, admin, site, merge, unmerge, aShareWith, forgetShares, stored, sums, namesOf } = ownMerges()

describe('merging a technology into another one', () => {
  it('moves all that names it, closed months and what was removed included, and removes it', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    const network = await aNetwork(product())
    await aNetworkWith(product(), from.id)
    await aNetworkWith(product(), from.id, new Date().toISOString())
    await aShareWith(site(0), { [from.id]: '10' })
    for (const facts of [{}, { deleted_at: new Date().toISOString() }]) {
      await aCampaign(product(), { orc_id_ad_network_category: from.id, ...facts })
      await anOrder(product(), { ord_id_ad_network_category: from.id, ...facts })
    }
    await bring(
      product(),
      DAYS.map(day => aFact(site(0), day, { ...network, technology: from.id })),
    )
    await closeMonth(product(), toDay('2024-02-01'), { USD: '5.4', EUR: '6.2' })
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
    expect(await untrueSums(product().database)).toEqual([])
    expect((await product().call('GET', `/adNetworkCategory/${from.id}`, { token: admin() })).status).toBe(404)
    const { body } = await product().call('GET', `/adNetworkCategory/${into.id}/history`, { token: admin() })
    expect(body.data).toMatchObject([
      { slo_action: 'adNetworkCategory.merge', changes: [{ after: from.anc_name }, { after: '3' }, { after: '0' }] },
    ])
    await forgetShares()
  })

  it('keeps one of two conditions that say the same, and gives the other back when it is undone', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    await aShareWith(site(0), { [from.id]: '50', [into.id]: '50.00' })
    const before = await stored()
    expect((await merge(from.id, into.id)).body).toMatchObject({ record: { conditions_count: 1 } })
    expect((await unmerge(from.id)).status).toBe(200)
    expect(await stored()).toEqual(before)
    await forgetShares()
  })

  it('is refused where a revenue share gives the two different percents, and says whose', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    await aShareWith(site(1), { [from.id]: '50', [into.id]: '60' })
    const before = await stored()
    const answer = await merge(from.id, into.id)
    expect(firstError(answer)).toEqual([422, 'into', 'shareDiffers'])
    expect(wrongIn(answer)?.[0]?.message).toContain('(2020-01-01)')
    expect(await stored()).toEqual(before)
    await forgetShares()
  })

  it.each(['from', 'into'] as const)(
    'is refused where a share in force names the one that is %s alone',
    async which => {
      const both = { from: await aTechnology(product()), into: await aTechnology(product()) }
      await aShareWith(site(1), { [both[which].id]: '50' })
      const before = await stored()
      expect(firstError(await merge(both.from.id, both.into.id))).toEqual([422, 'into', 'shareDiffers'])
      expect(await stored()).toEqual(before)
      await forgetShares()
    },
  )

  it("is refused where both have a campaign of one order, and says which; a removed one is in nobody's way", async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    const of = (technology: number, deleted_at: string | null = null) =>
      aCampaign(product(), {
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
    await product().call('DELETE', `/orderCampaign/${other.id}`, { token: admin() })
    expect((await merge(from.id, into.id)).body).toMatchObject({ record: { campaigns_count: 4 } })
  })

  it('is refused where two rows of one day are paid in different currencies', async () => {
    const [from, into, network] = [
      await aTechnology(product()),
      await aTechnology(product()),
      await aNetwork(product()),
    ]
    await bring(
      product(),
      [from.id, into.id].map(technology => aFact(site(1), DAYS[2], { ...network, technology })),
    )
    await product().database.exec(`update ad_network_reports set anr_net_currency = 'USD'
      where anr_id_technology = ${from.id}`)
    expect(firstError(await merge(from.id, into.id))).toEqual([422, 'into', 'factsDiffer'])
    await bring(product(), [aFact(site(1), DAYS[2], network)])
  })

  it('is refused where clicks were counted in one of two rows alone, and not where they could be seen in one', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    const network = await aNetwork(product())
    const both = (facts: object) => [
      aFact(site(1), DAYS[2], { ...network, technology: from.id }, facts),
      aFact(site(1), DAYS[2], { ...network, technology: into.id }),
    ]
    await bring(product(), both({ clicks: 3 }))
    expect(firstError(await merge(from.id, into.id))).toEqual([422, 'into', 'factsDiffer'])
    await bring(product(), both({ measurableImpressions: 4, viewableImpressions: 3 }))
    const before = await sums()
    expect((await merge(from.id, into.id)).status).toBe(200)
    expect(await sums()).toEqual(before)
    await bring(product(), [aFact(site(1), DAYS[2], network)])
  })

  it('is refused into itself, into one that is gone, and to whoever has not seen what it is now', async () => {
    const [from, gone] = [
      await aTechnology(product()),
      await aTechnology(product(), { deleted_at: new Date().toISOString() }),
    ]
    expect(firstError(await merge(from.id, from.id))).toEqual([422, 'into', 'notAnOption'])
    expect(firstError(await merge(from.id, gone.id))).toEqual([422, 'into', 'notAnOption'])
    expect(firstError(await merge(from.id, 987_654_321))).toEqual([422, 'into', 'notAnOption'])
    const body = { into: (await aTechnology(product())).id, updated_at: '2026-01-01T00:00:00.000000Z' }
    const late = await product().call('POST', `/adNetworkCategory/${from.id}/merge`, { token: admin(), body })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
  })

  it('is for whoever may remove technologies', async () => {
    const [from, into] = [await aTechnology(product()), await aTechnology(product())]
    const changes = await somebodyWith(product(), ['adNetworkCategory.update'])
    expect((await merge(from.id, into.id, changes.token)).status).toBe(403)
    expect((await unmerge(from.id, changes.token)).status).toBe(403)
  })

  it('is refused where a share of the past does, as long as a correction may come for its days', async () => {
    const [from, into, network] = [
      await aTechnology(product()),
      await aTechnology(product()),
      await aNetwork(product()),
    ]
    await aShareWith(site(1), { [from.id]: '50' })
    await aShareOf(product(), site(1), { wrs_valid_from: '2024-03-02' })
    const said = (value: number) => aFact(site(1), DAYS[2], { ...network, technology: into.id }, { value })
    await bring(product(), [said(10_000_000)])
    expect(firstError(await merge(from.id, into.id))).toEqual([422, 'into', 'shareDiffers'])
    await bring(product(), [said(20_000_000)])
    expect((await sums()).at(-1)).toMatchObject({ anr_id_website: site(1), net: '2000000' })
    await closeMonth(product(), toDay('2024-03-01'), { USD: '5.4', EUR: '6.2' })
    expect((await merge(from.id, into.id)).status).toBe(200)
    await forgetShares()
  })
})
