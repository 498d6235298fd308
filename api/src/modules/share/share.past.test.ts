import { addDays, type BulkAnswer, type Day } from '@candela/shared-contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { aFact, aNetwork, bring, type Network } from '../../../test/brought-facts'
import { asShown } from '../../../test/bulk'
import { type Product, startProduct } from '../../../test/product'
import { anOldWebsite, aShareOf, inDays } from '../../../test/shares'

let product: Product
let admin: string
let network: Network
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  network = await aNetwork(product)
})
afterAll(() => product.close())

const terms = fc.oneof(
  fc.nat(100).map(percent => ({ wrs_type: 'website_percentage_value', rev_percentage_value: String(percent) })),
  fc.integer({ min: 1, max: 900 }).map(cents => ({
    wrs_type: 'website_fixed_cpm',
    rev_fixed_cpm: (cents / 100).toFixed(2),
    wrs_currency: 'USD',
  })),
  fc.integer({ min: 1, max: 90_000 }).map(cents => ({
    wrs_type: 'website_fixed_value',
    rev_fixed_value: (cents / 100).toFixed(2),
    wrs_currency: 'BRL',
  })),
  fc.nat(100).map(percent => ({
    wrs_type: 'specific_per_condition',
    ars_percentage: String(percent),
    conditions: [{ rev_device: 'desktop', rev_format: 'top', rev_technology: null, rev_percentage_value: '1' }],
  })),
)
const day = fc.integer({ min: -14, max: 5 })
const nth = fc.nat(5)
const step = fc.oneof(
  fc.record({ does: fc.constant('store' as const), terms, day }),
  fc.record({ does: fc.constant('update' as const), terms, day, nth }),
  fc.record({ does: fc.constantFrom('destroy' as const, 'restore' as const, 'bulk' as const), nth }),
  fc.record({ does: fc.constant('undo' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const call = (method: 'POST' | 'DELETE', path: string, body?: object) =>
  product.call(method, `/websiteRevenueShare${path}`, { token: admin, ...(body && { body }) })

const idsOf = async (website: number): Promise<number[]> => {
  const rows = await product.database.read
    .selectFrom('website_revenue_shares')
    .where('wrs_id_website', '=', website)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Does one thing as people do it, whatever the answer is. */
const take = async (website: number, said: Step, lastBulk: string | undefined) => {
  if (said.does === 'store')
    return call('POST', '', { wrs_id_website: website, wrs_valid_from: inDays(said.day), ...said.terms })
  if (said.does === 'undo')
    return lastBulk ? call('POST', '/bulk', { action: 'undo', payload: { transaction: lastBulk } }) : undefined
  const ids = await idsOf(website)
  const id = ids[said.nth % ids.length]
  switch (said.does) {
    case 'update':
      return call('POST', `/${id}`, { wrs_valid_from: inDays(said.day), ...said.terms })
    case 'destroy':
      return call('DELETE', `/${id}`)
    case 'restore':
      return call('POST', `/${id}/restore`)
    case 'bulk':
      return call('POST', '/bulk', await asShown(product, 'website_revenue_shares', { action: 'destroy', ids }))
  }
}

const LAST = -3
/** Numbers until three days ago; `more` is what a network corrects later. */
const factsOf = (website: number, more: number) =>
  Array.from({ length: 12 }, (_, index): Day => addDays(inDays(LAST), -index)).flatMap((on, index) => [
    aFact(website, on, network, { value: 1_000_003 + index * 77 + more }),
    aFact(website, on, network, { value: 500_001 + more, device: 'mobile', currency: 'USD', impressions: 333 + index }),
  ])

/** What every past day's rows say, but for whose they are. */
const kept = async (website: number): Promise<string[]> => {
  const { rows } = await sql<{
    text: string
  }>`select (to_jsonb(f) - ${['anr_id_website', 'anr_id_import', 'anr_id_share', 'anr_id_account']}::text[])::text as text
    from ad_network_reports as f where anr_id_website = ${website} and anr_date <= ${inDays(LAST)}::date order by 1`.execute(
    product.database.unaudited,
  )
  return rows.map(({ text }) => text)
}

test('whatever is done to the versions of a website, no net of a past day changes, nor would it by a correction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async steps => {
      const [website, twin] = [await anOldWebsite(product), await anOldWebsite(product)]
      for (const each of [website, twin]) {
        await aShareOf(product, each, { wrs_valid_from: inDays(-40) })
        await aShareOf(product, each, {
          wrs_type: 'website_fixed_cpm',
          wrs_valid_from: inDays(-9),
          wrs_currency: 'USD',
          rev_fixed_cpm: '1.23',
        })
        await bring(product, factsOf(each, 0))
      }
      const before = await kept(website)
      let lastBulk: string | undefined
      for (const said of steps) {
        const answer = await take(website, said, lastBulk)
        expect([undefined, 200, 204, 404, 409, 422]).toContain(answer?.status)
        if (said.does === 'bulk') lastBulk = (answer?.body as unknown as BulkAnswer | undefined)?.transaction
        expect(await kept(website)).toEqual(before)
      }
      for (const each of [website, twin]) await bring(product, factsOf(each, 10_001))
      expect(await kept(website)).toEqual(await kept(twin))
    }),
    { numRuns: 12 },
  )
})

test('an import that is on its way stores its nets before a version can begin among its days', async () => {
  const website = await anOldWebsite(product)
  const body = {
    wrs_id_website: website,
    wrs_valid_from: inDays(-2),
    wrs_type: 'website_percentage_value',
    rev_percentage_value: '1',
  }
  const [answer] = await Promise.all([call('POST', '', body), bring(product, [aFact(website, inDays(-1), network)])])
  const { rows } = await sql<{ net: number }>`select anr_net as net from ad_network_reports
    where anr_id_website = ${website} and anr_date = ${inDays(-1)}::date`.execute(product.database.unaudited)
  expect([Number(rows[0]?.net), answer.status]).toEqual(answer.status === 200 ? [100_000, 200] : [8_000_000, 422])
})
