import { addDays, type Currency, type Day, type ReportAnswer, type ReportQuery, toDay } from '@candela/shared-contract'
import type { FactRow } from '../src/modules/facts/facts.types'
import type { ReportRequester } from '../src/modules/report/report.context'
import { runReport } from '../src/modules/report/report.service'
import { anAccount, aWebsiteOf } from './accounts'
import { aFact, aNetwork, bring, closeMonth, type Network } from './brought-facts'
import { type Product, startProduct } from './product'

const NOW = new Date('2026-11-20T15:00:00Z')
const FIRST = toDay('2026-08-25')
const LAST = toDay('2026-11-20')
/** Months that are closed, and at which rates. */
export const CLOSED = { '2026-09-01': { USD: '5.00', EUR: '6.00' }, '2026-10-01': { USD: '5.25', EUR: '6.30' } }

/** Numbers that differ from each other, the same ones in every run. */
const numbers = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed
}

export const DAYS = Array.from({ length: 88 }, (_, index) => addDays(FIRST, index))
export const usdOn = (day: Day): string => (5 + (Number(day.slice(8)) % 10) / 100).toFixed(2)
export const eurOn = (day: Day): string => (6 + (Number(day.slice(8)) % 7) / 100).toFixed(2)

const factsOf = (site: number, index: number, networks: readonly Network[]): FactRow[] => {
  const next = numbers(17 + index)
  return DAYS.flatMap(day =>
    networks.map((network, place) =>
      aFact(site, day, network, {
        currency: (['BRL', 'USD', 'EUR'] as const)[(index + place) % 3] as Currency,
        format: place === 0 ? 'top' : 'video',
        device: next() % 2 ? 'mobile' : 'desktop',
        adType: place === 0 ? 'Display' : 'Video',
        author: next() % 3 ? '' : 'Ana',
        value: next() % 90_000_000,
        adRequests: 2_000 + (next() % 1_000),
        refreshAdRequests: next() % 100,
        impressions: 1_000 + (next() % 900),
        refreshImpressions: next() % 90,
        // The second network keeps to itself what was seen, and on every other day what was clicked.
        ...(place === 0 && { measurableImpressions: 900 + (next() % 90), viewableImpressions: next() % 800 }),
        clicks: place === 0 || next() % 2 ? next() % 9 : null,
      }),
    ),
  )
}

const ALONE = [
  'currency_quotations',
  'currency_closings',
  'ad_network_reports',
  'website_days',
  'rollup_site_days',
  'rollup_site_months',
  'rollup_dimension_days',
  'rollup_dimension_months',
  'rollup_months',
] as const

/** For the tests of a file: three websites of two accounts that earned on 88 days through two networks, and asking. */
export const ownReport = () => {
  let product: Product
  let networks: Network[]
  let accounts: { id: number }[]
  let sites: { id: number }[]

  beforeAll(async () => {
    product = await startProduct()
    // Nothing but what this brings: seeds have facts of their own.
    for (const table of ALONE) await product.database.unaudited.deleteFrom(table).execute()
    networks = [await aNetwork(product), await aNetwork(product)]
    accounts = [await anAccount(product, { name: 'Zeta' }), await anAccount(product, { name: 'Alfa' })]
    sites = []
    for (const index of [0, 1, 2]) {
      const facts = { anw_comission: String(10 + index), anw_product: index === 1 ? 'Candela Video' : 'Candela' }
      sites.push(await aWebsiteOf(product, accounts[index % 2]?.id ?? 0, facts))
    }
    await product.database.unaudited
      .insertInto('currency_quotations')
      .values(
        DAYS.flatMap(cue_date => [
          { cue_currency: 'USD', cue_date, cue_value: usdOn(cue_date), deleted_at: null },
          { cue_currency: 'EUR', cue_date, cue_value: eurOn(cue_date), deleted_at: null },
        ]),
      )
      .execute()
    await bring(
      product,
      sites.flatMap(({ id }, index) => factsOf(id, index, networks)),
      sites.flatMap(({ id }, index) =>
        DAYS.map(day => ({ website: id, day, pageviews: index === 2 ? null : 100 + index, sessions: null })),
      ),
    )
    for (const [month, values] of Object.entries(CLOSED)) await closeMonth(product, toDay(month), values)
  })
  afterAll(() => product.close())

  const admin = (now = NOW): ReportRequester => ({
    read: product.database.read,
    actor: { id: 1, scope: 'all' } as ReportRequester['actor'],
    now,
    historyFrom: null,
  })
  return {
    product: () => product,
    networks: () => networks,
    accounts: () => accounts,
    sites: () => sites,
    /** A filter that leaves nothing but these websites. */
    ours: () => ({ website: sites.map(({ id }) => String(id)) }),
    ask: (facts: Partial<ReportQuery>, now?: Date): Promise<ReportAnswer> =>
      runReport(admin(now), { metrics: ['net'], period: `${FIRST}..${LAST}`, currency: 'BRL', ...facts }),
  }
}
