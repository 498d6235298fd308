import type { Day } from '@candela/shared-contract'
import { MARCH, nthDay, only, ownFacts } from '../../../test/facts'
import type { FactRow, ImportRequest } from './facts.types'

const { aFact, aSite, bring, demand, everything, someFacts, unaudited } = ownFacts()

describe('an import is refused, and nothing of it is stored,', () => {
  let website: number
  beforeAll(async () => {
    website = await aSite()
    await bring(someFacts(website), only(website))
  })

  const wrong = (facts: Partial<FactRow>) => [...someFacts(website, { value: 9 }), aFact({ website, ...facts })]

  it.each<[string, () => [FactRow[], Partial<ImportRequest>?], string, string]>([
    ['an unknown website', () => [wrong({ website: 999_999 })], 'rows.12.website', 'notAnOption'],
    ['an unknown network', () => [wrong({ adNetwork: 999_999 })], 'rows.12.adNetwork', 'notAnOption'],
    ['no network', () => [wrong({ adNetwork: 0 })], 'rows.12.adNetwork', 'notAnOption'],
    ['an unknown technology', () => [wrong({ technology: 999_999 })], 'rows.12.technology', 'notAnOption'],
    ['an unknown format', () => [wrong({ format: 'banner' as 'top' })], 'rows.12.format', 'notAnOption'],
    ['an unknown currency', () => [wrong({ currency: 'GBP' as 'BRL' })], 'rows.12.currency', 'notAnOption'],
    ['a day outside', () => [wrong({ day: MARCH.from })], 'rows.12.day', 'invalid'],
    ['a day that is none', () => [wrong({ day: '2024-02-30' as Day })], 'rows.12.day', 'invalid'],
    ['part of a unit', () => [wrong({ value: 1.5 })], 'rows.12.value', 'digits'],
    ['a count below zero', () => [wrong({ impressions: -1 })], 'rows.12.impressions', 'tooSmall'],
    ['part of a count', () => [wrong({ refreshAdRequests: 0.1 })], 'rows.12.refreshAdRequests', 'digits'],
    [
      'seen impressions of which none were measured',
      () => [wrong({ viewableImpressions: 1 })],
      'rows.12.measurableImpressions',
      'required',
    ],
    [
      'measured impressions of which nobody knows how many were seen',
      () => [wrong({ measurableImpressions: 1 })],
      'rows.12.viewableImpressions',
      'required',
    ],
    ['clicks below zero', () => [wrong({ clicks: -1 })], 'rows.12.clicks', 'tooSmall'],
    ['a long author', () => [wrong({ author: 'x'.repeat(256) })], 'rows.12.author', 'tooLong'],
    ['the same row twice', () => [wrong(aFact({ website, value: 8 }))], 'rows.12', 'duplicate'],
    [
      'another website than it covers',
      () => [wrong({}).slice(12), { coverage: { websites: [website + 1] } }],
      'rows.0.website',
      'invalid',
    ],
    [
      'another network than it covers',
      () => [wrong({}).slice(12), { coverage: { adNetworks: [demand().adNetworks[1] ?? 0] } }],
      'rows.0.adNetwork',
      'invalid',
    ],
    ['two months', () => [[], { to: MARCH.from }], 'to', 'period'],
    ['an end before its beginning', () => [[], { from: nthDay(1), to: nthDay(0) }], 'to', 'period'],
    ['no day to begin with', () => [[], { from: 'soon' as Day }], 'from', 'invalid'],
    [
      'pageviews below zero',
      () => [[], { websiteDays: [{ website, day: nthDay(0), pageviews: -1, sessions: null }] }],
      'websiteDays.0.pageviews',
      'tooSmall',
    ],
    [
      'a website-day twice',
      () => [[], { websiteDays: [1, 2].map(pageviews => ({ website, day: nthDay(0), pageviews, sessions: null })) }],
      'websiteDays.1',
      'duplicate',
    ],
  ])('with %s', async (_, request, field, code) => {
    const before = await everything()
    const [rows, more] = request()
    await expect(bring(rows, more)).rejects.toMatchObject({ code: 'invalid', fields: [{ field, code }] })
    expect(await everything()).toEqual(before)
  })

  it('with the first wrong rows of very many', async () => {
    const rows = Array.from({ length: 50 }, () => aFact({ website: 999_999 }))
    await expect(bring(rows)).rejects.toHaveProperty('fields.length', 20)
  })

  it('when what it reads breaks off', async () => {
    const before = await everything()
    async function* broken() {
      yield someFacts(website, { value: 1 })
      throw new Error('the line is dead')
    }
    await expect(bring([], { rows: broken() })).rejects.toThrow('the line is dead')
    expect(await everything()).toEqual(before)
    expect(await bring(someFacts(website), only(website))).toMatchObject({ changed: 0 })
  })
})

describe('a month whose books are closed', () => {
  const close = (ccl_currency: 'USD' | 'EUR') =>
    unaudited()
      .insertInto('currency_closings')
      .values({ ccl_month: MARCH.from, ccl_currency, ccl_value: '5.00', ccl_id_user: null })
      .execute()
  let website: number
  const inMarch = (value: number) => [aFact({ website, day: MARCH.from, value })]
  const march = () => ({ ...only(website), ...MARCH })
  beforeAll(async () => {
    website = await aSite()
    await bring(inMarch(1), march())
    await close('USD')
  })

  it('is closed once every currency has its rate, as rows say it, and then says no, naming itself', async () => {
    expect(await bring(inMarch(2), march())).toMatchObject({ changed: 1 })
    await close('EUR')
    const before = await everything()
    const refused = { code: 'monthClosed', status: 409, period: '2024-03' }
    await expect(bring(inMarch(3), march())).rejects.toMatchObject(refused)
    await expect(bring([], march())).rejects.toMatchObject(refused)
    await expect(bring([aFact({ website: 999_999 })], march())).rejects.toMatchObject(refused)
    expect(await everything()).toEqual(before)
  })

  it('leaves other months open', async () => {
    expect(await bring(someFacts(website), only(website))).toMatchObject({ inserted: 12 })
  })
})
