import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { untrueSums } from '../../../test/stored-facts'
import { aTechnology } from '../../../test/technologies'
import { DAYS, ownMerges } from '../../../test/technology-merges'

const { product, admin, site, merge, unmerge, aShareWith, forgetShares, stored, sums, namesOf } = ownMerges()

const twoOfANetwork = async () => {
  const [from, into, network] = [await aTechnology(product()), await aTechnology(product()), await aNetwork(product())]
  const said = (technology: number, facts: object = {}) =>
    aFact(site(0), DAYS[2], { ...network, technology }, { value: 3_333_333, ...facts })
  return { from: from.id, into: into.id, said }
}

describe('an import that names a technology which became another one', () => {
  it('changes nothing where it says what was said before, of one of them or of both', async () => {
    const { from, into, said } = await twoOfANetwork()
    const rows = [said(from), said(into), said(from, { format: 'video' }), said(into, { device: 'mobile' })]
    await aShareWith(site(0), { [from]: '41.01', [into]: '41.01' })
    await bring(product(), rows)
    await merge(from, into)
    const [before, shown] = [await stored(), await sums()]
    await bring(product(), rows)
    expect(await stored()).toEqual(before)
    expect(await sums()).toEqual(shown)
    expect(await untrueSums(product().database)).toEqual([])
    await forgetShares()
  })

  it('is of the one that it became, also where that became a third one, and with the percent of that', async () => {
    const { from, into, said } = await twoOfANetwork()
    const third = await aTechnology(product())
    await merge(from, into)
    await merge(into, third.id)
    await aShareWith(site(0), { [third.id]: '50' })
    await bring(product(), [said(from), said(third.id)])
    expect([await namesOf(from), await namesOf(into)]).toEqual([0, 0])
    expect(await sums()).toMatchObject([{ value: '6666666', net: '3333332' }])
    await forgetShares()
  })

  it('is of itself again when the merge was undone, and there is no other way back', async () => {
    const { from, into, said } = await twoOfANetwork()
    await merge(from, into)
    await unmerge(from)
    await bring(product(), [said(from)])
    expect(await namesOf(from)).toBeGreaterThan(0)
    await merge(from, into)
    expect(await product().call('POST', `/adNetworkCategory/${from}/restore`, { token: admin() })).toMatchObject({
      status: 404,
    })
    await bring(product(), [said(from)])
    expect([await namesOf(from), (await namesOf(into)) > 0]).toEqual([0, true])
  })

  it('refuses what is said twice, and two rows of one fact of which one says less than the other', async () => {
    const { from, into, said } = await twoOfANetwork()
    await merge(from, into)
    await expect(bring(product(), [said(from), said(from)])).rejects.toMatchObject({
      fields: [{ field: 'rows.1', code: 'duplicate' }],
    })
    await expect(bring(product(), [said(from, { clicks: 3 }), said(into)])).rejects.toMatchObject({
      fields: [{ field: 'rows.1', code: 'duplicate' }],
    })
    // What could be seen of one of them is divided by its own count: nothing is lost where they are one.
    await bring(product(), [said(from, { measurableImpressions: 4, viewableImpressions: 3 }), said(into)])
    expect(await sums()).toMatchObject([{ value: '6666666', seen: '3' }])
  })
})
