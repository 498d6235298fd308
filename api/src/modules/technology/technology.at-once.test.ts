import { firstOfMonth, type OneTechnology } from '@candela/shared-contract'
import { sql } from 'kysely'
import { aStoredNetwork, networkPayload } from '../../../test/ad-networks'
import { aFact, aNetwork, bring } from '../../../test/brought-facts'
import { aCampaign } from '../../../test/order-campaigns'
import { anOrder, anOrderWithAccess, orderPayload } from '../../../test/orders'
import { aShareOf, inDays } from '../../../test/shares'
import { untrueSums } from '../../../test/stored-facts'
import { aNetworkWith, aTechnology } from '../../../test/technologies'
import { DAYS, ownMerges } from '../../../test/technology-merges'

/** What two people merge at the same moment: one waits for the other, and nobody gives up. */
const ROUNDS = 6

const { product, admin, site, merge, unmerge, aShareWith, forgetShares, sums, namesOf } = ownMerges()

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

const onServerAlone = process.env.TEST_ENGINE === 'postgres' ? it : it.skip

onServerAlone('who takes a merge back holds shares before facts, as who changes a share: none gives up', async () => {
  const [one, , three] = await threeUsed()
  expect(await statusesOf(merge(one, three))).toEqual([200])
  const { database } = product()
  const found = async (text: string) => (await database.withSession(session => session.query(text))).rows.length
  await database.withSession(async session => {
    await session.exec('begin')
    await session.query(`select pg_advisory_xact_lock(hashtext('facts of ${firstOfMonth(DAYS[0])}'))`)
    const undoing = unmerge(one)
    while ((await found(`select from pg_locks where locktype = 'advisory' and not granted`)) === 0);
    expect(await found('select from website_revenue_shares for update skip locked')).toBe(0)
    await session.exec('commit')
    expect((await undoing).status).toBe(200)
  })
})

/** Somebody holds it, or it is gone. */
const isHeldOrGone = async (technology: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from ad_network_categories
    where id = ${technology}::bigint and deleted_at is null for update skip locked`.execute(
    product().database.unaudited,
  )
  return rows.length === 0
}

describe('whoever names a technology that is about to be gone', () => {
  const store = (path: string, body: unknown) => product().call('POST', path, { token: admin(), body })

  /** What names it, each in a call of its own. */
  const namings = async (technology: number) => {
    const network = await networkPayload(product(), { adn_id_ad_network_category: technology })
    const {
      adn_name: _,
      adn_id_website: __,
      ...facts
    } = await networkPayload(product(), {
      adn_id_ad_network_category: technology,
    })
    const [changed, order] = [await aStoredNetwork(product(), admin()), await anOrder(product())]
    const conditions = [{ rev_device: null, rev_format: null, rev_technology: technology, rev_percentage_value: '50' }]
    const share = { wrs_type: 'specific_per_condition', ars_percentage: '10', conditions, wrs_valid_from: inDays(10) }
    const planned = await aShareOf(product(), site(1))
    return [
      () => store('/adNetwork', network),
      () => store('/adNetwork/many', { ...facts, adn_name: `Of {website} ${technology}`, websites: [site(0)] }),
      () => store(`/adNetwork/${changed.id}`, { adn_id_ad_network_category: technology }),
      async () => store('/order', await orderPayload(product(), { ord_id_ad_network_category: technology })),
      () => store(`/order/${order.id}`, { ord_id_ad_network_category: technology }),
      () => store('/websiteRevenueShare', { wrs_id_website: site(0), ...share }),
      () => store(`/websiteRevenueShare/${planned.id}`, share),
    ]
  }

  const aMerge = async () => {
    await forgetShares()
    const [network, into] = [await aNetwork(product()), await aTechnology(product())]
    const from = await aUsedOne(network)
    await bring(product(), from.facts)
    return { from: from.id, into: into.id }
  }

  /** A merge that has begun, and what somebody does then. */
  const during = async (from: number, into: number, act: () => ReturnType<typeof store>) => {
    const { body } = await product().call('GET', `/adNetworkCategory/${from}`, { token: admin() })
    const { updated_at } = (body as unknown as OneTechnology).record
    const merging = store(`/adNetworkCategory/${from}/merge`, { into, updated_at })
    while (!(await isHeldOrGone(from)));
    return statusesOf(merging, act())
  }

  it.each([0, 1, 2, 3, 4, 5, 6])('is refused: call %i', async which => {
    const { from, into } = await aMerge()
    const act = (await namings(from))[which]
    expect(act && (await during(from, into, act))).toEqual([200, 422])
    expect(await namesOf(from)).toBe(0)
  })

  it.each([
    ['/adNetwork', 'ad_networks', 'adn_id_ad_network_category'],
    ['/orderCampaign', 'order_campaigns', 'orc_id_ad_network_category'],
    ['/order', 'orders', 'ord_id_ad_network_category'],
  ] as const)('waits for it where it names the other one: %s', async (path, table, column) => {
    const { from, into } = await aMerge()
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where ${sql.ref(column)} = ${from}::bigint order by id desc`.execute(product().database.unaudited)
    expect(await during(from, into, () => store(`${path}/${rows[0]?.id}`, { [column]: into }))).toEqual([200, 200])
    expect(await namesOf(from)).toBe(0)
  })

  it.each([
    ['/adNetwork', 'adn_id_ad_network_category', () => aStoredNetwork(product(), admin())],
    ['/orderCampaign', 'orc_id_ad_network_category', () => aCampaign(product(), {})],
    ['/order', 'ord_id_ad_network_category', () => anOrder(product())],
  ] as const)('waits for it where it takes that back: %s', async (path, column, aRecord) => {
    for (const _ of [1, 2]) {
      const { from, into } = await aMerge()
      const { id } = await aRecord()
      for (const technology of [into, from])
        expect((await store(`${path}/${id}`, { [column]: technology })).status).toBe(200)
      const { body } = await product().call('GET', `${path}/${id}/history`, { token: admin() })
      const [{ slo_transaction_hash: transaction }] = body.data as [{ slo_transaction_hash: string }]
      const { body: one } = await product().call('GET', `${path}/${id}`, { token: admin() })
      const { updated_at } = one.record as { updated_at: string }
      const revert = () => store(`${path}/${id}/revert`, { transaction, updated_at })
      expect(await during(from, into, revert)).toEqual([200, 409])
    }
  })
})

onServerAlone(
  'an order that got another technology while it was about to be applied makes nothing of that one',
  async () => {
    const { database, call } = product()
    const { order } = await anOrderWithAccess(product(), admin())
    const [{ id: from }, { id: into }] = [await aTechnology(product()), await aTechnology(product())]
    const { body } = await call('GET', `/adNetworkCategory/${from}`, { token: admin() })
    const { updated_at } = (body as unknown as OneTechnology).record
    const post = (path: string, said: object) => call('POST', path, { token: admin(), body: said })
    const waiting = sql<{ calls: number }>`select count(*) as calls from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
    const areWaiting = async (calls: number) => (await waiting.execute(database.unaudited)).rows[0]?.calls === calls
    await database.withSession(async session => {
      // Whoever stores a network of this website waits, and until the step back whoever changes the order.
      await session.exec(`begin; select from websites where id = ${site(0)} for update; savepoint step;
      select from orders where id = ${order.id} for update`)
      const changing = post(`/order/${order.id}`, { ord_id_ad_network_category: from })
      while (!(await areWaiting(1)));
      const applying = post(`/order/${order.id}/apply`, { adn_name: `Of order ${order.id}`, websites: [site(0)] })
      while (!(await areWaiting(2)));
      await session.exec('rollback to savepoint step')
      expect((await changing).status).toBe(200)
      let areDone = false
      const answers = Promise.all([applying, post(`/adNetworkCategory/${from}/merge`, { into, updated_at })])
      void answers.finally(() => {
        areDone = true
      })
      while (!areDone && !(await areWaiting(2)));
      await session.exec('commit')
      const [applied, merged] = await answers
      expect([applied.status, merged.status]).toEqual([409, 200])
      expect(applied.body).toMatchObject({ code: 'stale', current: { record: { id: order.id } } })
    })
    expect(await namesOf(from)).toBe(0)
  },
)
