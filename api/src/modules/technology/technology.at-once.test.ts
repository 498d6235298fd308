import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { aCampaign } from '../../../test/order-campaigns'
import { anOrder } from '../../../test/orders'
import { untrueSums } from '../../../test/stored-facts'
import { aNetworkWith, aTechnology } from '../../../test/technologies'
import { DAYS, ownMerges } from '../../../test/technology-merges'

/** What two people merge at the same moment: one waits for the other, and nobody gives up. */
const ROUNDS = 6

const { product, site, merge, unmerge, aShareWith, forgetShares, sums, namesOf } = ownMerges()

/** A technology that everything names: networks in the order of neither, one share with the others. */
const aUsedOne = async (network: Awaited<ReturnType<typeof aNetwork>>) => {
  const { id } = await aTechnology(product())
  for (const _ of [1, 2, 3]) await aNetworkWith(product(), id)
  await aCampaign(product(), { orc_id_ad_network_category: id })
  await anOrder(product(), { ord_id_ad_network_category: id })
  return { id, facts: DAYS.map(day => aFact(site(0), day, { ...network, technology: id })) }
}

const threeUsed = async () => {
  const network = await aNetwork(product())
  const [one, two, three] = [await aUsedOne(network), await aUsedOne(network), await aUsedOne(network)]
  await bring(product(), [...one.facts, ...two.facts, ...three.facts])
  await forgetShares()
  for (const index of [0, 1]) await aShareWith(site(index), { [three.id]: '50', [one.id]: '50', [two.id]: '50' })
  return [one.id, two.id, three.id] as const
}

const statusesOf = async (...acts: ReturnType<typeof merge>[]) => (await Promise.all(acts)).map(({ status }) => status)

it.each(Array.from({ length: ROUNDS }, (_, index) => index))(
  'two merges into one technology both come through: round %i',
  async () => {
    const [one, two, three] = await threeUsed()
    const before = await sums()
    expect(await statusesOf(merge(one, three), merge(two, three))).toEqual([200, 200])
    expect([await namesOf(one), await namesOf(two), await sums()]).toEqual([0, 0, before])
    expect(await untrueSums(product().database)).toEqual([])
    expect(await statusesOf(unmerge(two), unmerge(one))).not.toContain(503)
  },
  30_000,
)

it.each(Array.from({ length: ROUNDS }, (_, index) => index))(
  'of two that are merged into each other one is left, with all of it: round %i',
  async () => {
    const [one, two] = await threeUsed()
    const before = await sums()
    const statuses = await statusesOf(merge(one, two), merge(two, one))
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 404 || status === 422)).toHaveLength(1)
    expect([await namesOf(one), await namesOf(two)].filter(count => count === 0)).toHaveLength(1)
    expect(await sums()).toEqual(before)
    expect(await untrueSums(product().database)).toEqual([])
  },
  30_000,
)
