import {
  addDays,
  type Currency,
  type Day,
  type SharePreview,
  type SharePreviewBody,
  TYPES,
} from '@candela/shared-contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { aFact, aNetwork, bring, type Network, quote } from '../../../test/brought-facts'
import { type Product, startProduct } from '../../../test/product'
import { anOldWebsite, aShareOf, inDays } from '../../../test/shares'
import type { FactRow } from '../facts/facts.types'
import { draftOf } from './share.draft'
import { replayedByWebsite } from './share.preview'
import { sumsWithDraft } from './share.replay'

let product: Product
let admin: string
let networks: Network[]
const RANGE = { from: inDays(-30), to: inDays(-1) }
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  networks = [await aNetwork(product), await aNetwork(product)]
  await quote(product, 'USD', addDays(RANGE.from, -1), '5.10')
  await quote(product, 'USD', inDays(-10), '5.40')
  await quote(product, 'EUR', addDays(RANGE.from, -1), '6.20')
})
afterAll(() => product.close())

type Terms = Omit<SharePreviewBody, 'websites' | 'currency'>

/** Those that halve odd amounts among them: what lies between two micro-units goes to the even one. */
const percent = fc.oneof(
  fc.constantFrom('50.00', '12.50'),
  fc.integer({ min: 0, max: 10_000 }).map(hundredths => (hundredths / 100).toFixed(2)),
)
const amount = fc.integer({ min: 1, max: 999_999 }).map(cents => (cents / 100).toFixed(2))
const currency = fc.constantFrom<Currency>('BRL', 'USD', 'EUR')
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary)

const DRAFTS: Record<Terms['wrs_type'], fc.Arbitrary<Terms>> = {
  website_percentage_value: percent.map(rev_percentage_value => ({
    wrs_type: 'website_percentage_value',
    rev_percentage_value,
  })),
  website_fixed_cpm: fc
    .tuple(amount, currency)
    .map(([rev_fixed_cpm, wrs_currency]) => ({ wrs_type: 'website_fixed_cpm', rev_fixed_cpm, wrs_currency })),
  website_fixed_value: fc
    .tuple(amount, currency)
    .map(([rev_fixed_value, wrs_currency]) => ({ wrs_type: 'website_fixed_value', rev_fixed_value, wrs_currency })),
  specific_per_condition: fc
    .tuple(
      percent,
      fc.uniqueArray(
        fc.record({
          rev_device: maybe(fc.constantFrom(...TYPES.device)),
          rev_format: maybe(fc.constantFrom('top' as const, 'video' as const)),
          rev_technology: maybe(fc.constantFrom(0, 1)),
          rev_percentage_value: percent,
        }),
        { selector: row => `${row.rev_device}${row.rev_format}${row.rev_technology}`, maxLength: 6 },
      ),
    )
    .map(([ars_percentage, conditions]) => ({ wrs_type: 'specific_per_condition', ars_percentage, conditions })),
}

/** Values that end between two micro-units, corrections among them. */
const facts = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 29 }),
    network: fc.constantFrom(0, 1),
    device: fc.constantFrom(...TYPES.device),
    format: fc.constantFrom('top' as const, 'video' as const, 'side' as const),
    currency,
    value: fc.oneof(fc.integer({ min: -20_001, max: 20_001 }), fc.integer({ min: 0, max: 9_000_000_001 })),
    impressions: fc.nat(5_000),
    refreshImpressions: fc.nat(777),
  }),
  { minLength: 1, maxLength: 25 },
)
type Drawn = typeof facts extends fc.Arbitrary<infer F> ? F : never

const rowsOf = (website: number, drawn: Drawn): FactRow[] => {
  const rows = drawn.map(({ day, network, ...row }) =>
    aFact(website, addDays(RANGE.from, day), networks[network] as Network, row),
  )
  const keyOf = ({ day, adNetwork, device, format, currency }: FactRow) =>
    [day, adNetwork, device, format, currency].join()
  return [...new Map(rows.map(row => [keyOf(row), row])).values()]
}

/** Of each day and currency what the publisher got, in micro-units, where it is anything. */
const stored = async (website: number): Promise<string[]> => {
  const { rows } = await sql<{ day: Day; currency: string; net: string }>`select anr_date as day,
    anr_net_currency as currency, sum(anr_net)::text as net from ad_network_reports
    where anr_id_website = ${website} and anr_date between ${RANGE.from}::date and ${RANGE.to}::date
    group by 1, 2 having sum(anr_net) <> 0`.execute(product.database.unaudited)
  return rows.map(({ day, currency, net }) => `${day} ${currency} ${net}`).sort()
}

const withTechnologies = ({ conditions, ...terms }: Terms): Terms => ({
  ...terms,
  ...(conditions && {
    conditions: conditions.map(({ rev_technology, ...row }) => ({
      ...row,
      rev_technology: rev_technology === null ? null : (networks[rev_technology]?.technology ?? null),
    })),
  }),
})

/** What the draft says of a website with these facts, and what facts then say where it is in force. */
const bothWays = async (drawn: Drawn, terms: Terms) => {
  const [asked, real] = [await anOldWebsite(product), await anOldWebsite(product)]
  await bring(product, rowsOf(asked, drawn))
  const { conditions = [], ...facts } = terms
  const { id } = await aShareOf(product, real, {
    rev_percentage_value: null,
    ...facts,
    wrs_valid_from: RANGE.from,
  })
  for (const condition of conditions)
    await product.database.unaudited
      .insertInto('website_revenue_share_conditions')
      .values({ ...condition, rev_id_share: id })
      .execute()
  // Every month of the window is imported, as one that is in force would be.
  await bring(product, rowsOf(real, drawn), [
    { website: real, day: RANGE.from, pageviews: null, sessions: null },
    { website: real, day: RANGE.to, pageviews: null, sessions: null },
  ])
  const version = draftOf(terms)
  const found = await sumsWithDraft(product.database.read, version, [asked], RANGE)
  const website = { id: asked, anw_website: '', created: inDays(-60) }
  const sums = replayedByWebsite(version, [website], RANGE, found)
  const told = new Map<string, bigint>()
  for (const { day, currency, draft } of sums.get(asked) ?? [])
    told.set(`${day} ${currency}`, (told.get(`${day} ${currency}`) ?? 0n) + draft)
  const draft = [...told].flatMap(([key, net]) => (net === 0n ? [] : [`${key} ${net}`])).sort()
  return { asked, real, draft, saved: await stored(real) }
}

describe('what a draft would have brought', () => {
  it.each(TYPES.revenueShareType)('is to the micro-unit what facts say once it is in force: %s', async type => {
    await fc.assert(
      fc.asyncProperty(
        facts,
        DRAFTS[type].map(terms => terms),
        async (drawn, terms) => {
          const { draft, saved } = await bothWays(drawn, withTechnologies(terms))
          expect(draft).toEqual(saved)
        },
      ),
      { numRuns: 6 },
    )
  })
})

const preview = async (websites: number[], terms: object, currency: Currency = 'BRL') => {
  const answer = await product.call('POST', '/websiteRevenueShare/preview', {
    token: admin,
    body: { websites, currency, ...terms },
  })
  return { ...answer, told: answer.body as unknown as SharePreview }
}
const half = { wrs_type: 'website_percentage_value', rev_percentage_value: '50' }

describe('the preview', () => {
  it('tells both sides of each website and of all, by the rates of the days', async () => {
    const [one, other] = [await anOldWebsite(product), await anOldWebsite(product)]
    const network = networks[0] as Network
    await bring(product, [
      aFact(one, inDays(-20), network, { value: 10_000_000, currency: 'USD' }),
      aFact(one, inDays(-5), network, { value: 10_000_000, currency: 'USD' }),
      aFact(other, inDays(-5), network, { value: 7_000_001 }),
    ])
    const { told } = await preview([one, other], half)
    const fee = 0.2
    const gross = 10 * 5.1 + 10 * 5.4
    const row = told.rows.find(({ website }) => website.id === one)
    expect(told).toMatchObject({ ...RANGE, currency: 'BRL' })
    expect(row).toMatchObject({
      gross: gross.toFixed(2),
      publisher_now: (gross * (1 - fee)).toFixed(2),
      publisher_then: (gross / 2).toFixed(2),
      publisher_change: (gross / 2 - gross * (1 - fee)).toFixed(2),
      platform_now: (gross * fee).toFixed(2),
      platform_change: (gross * (1 - fee) - gross / 2).toFixed(2),
    })
    expect(told.total).toMatchObject({ gross: (gross + 7).toFixed(2), publisher_then: (gross / 2 + 3.5).toFixed(2) })
  })

  it('leaves out today and what was before, and has nothing to say of a website without numbers', async () => {
    const website = await anOldWebsite(product)
    await bring(product, [
      aFact(website, inDays(0), networks[0] as Network),
      aFact(website, inDays(-31), networks[0] as Network),
    ])
    expect((await preview([website], half)).told.total).toMatchObject({ gross: '0.00', publisher_change: '0.00' })
  })

  it.each([
    [15_000, 1_876n],
    [25_000, 3_128n],
    [-15_000, -1_876n],
  ])('12.51 percent of %d micro-units go to the even one of the two they lie between', async (value, draft) => {
    const website = await anOldWebsite(product)
    await bring(product, [aFact(website, inDays(-5), networks[0] as Network, { value })])
    const version = draftOf({ wrs_type: 'website_percentage_value', rev_percentage_value: '12.51' })
    const sums = await sumsWithDraft(product.database.read, version, [website], RANGE)
    expect(sums.reduce((total, sum) => total + sum.draft, 0n)).toBe(draft)
  })

  it('does not know an amount that nobody quotes a rate for', async () => {
    const website = await anOldWebsite(product)
    await bring(product, [aFact(website, inDays(-5), networks[0] as Network, { currency: 'USD' })])
    await product.database.exec('create table kept as select * from currency_quotations')
    await product.database.exec('delete from currency_quotations; delete from currency_closings')
    expect((await preview([website], half)).told.total).toMatchObject({ gross: null, publisher_change: null })
    await product.database.exec(
      'insert into currency_quotations overriding system value select * from kept; drop table kept',
    )
  })

  it('owes a monthly value for every day on which the website was there', async () => {
    const website = await anOldWebsite(product, 3)
    const terms = { wrs_type: 'website_fixed_value', rev_fixed_value: '3000.00', wrs_currency: 'BRL' }
    const { told } = await preview([website], terms)
    const owed = Number(told.total.publisher_then)
    expect(owed).toBeGreaterThan(3 * 90)
    expect(owed).toBeLessThan(3 * 110)
    expect(told.total.platform_change).toBe((-owed).toFixed(2))
  })

  it('keeps nothing', async () => {
    const website = await anOldWebsite(product)
    await preview([website], half)
    const answer = await product.call('GET', `/websiteRevenueShare/timeline?website=${website}`, { token: admin })
    expect(answer.body).toMatchObject({ versions: [] })
  })
})
