import { toDay } from '@candela/shared-contract'
import { MARCH, NO_SHARE, nthDay, only, ownFacts } from '../../../test/facts'
import type { FactRow, ImportRequest } from './facts.types'

const { aFact, aShare, aSite, bring, demand, everything, read, someFacts, unaudited, untrueSums } = ownFacts()

const factsOf = (website: number) =>
  read()
    .selectFrom('ad_network_reports')
    .where('anr_id_website', '=', website)
    .selectAll()
    .orderBy('anr_date')
    .orderBy('anr_id_ad_network')
    .orderBy('anr_format')
    .execute()

const restatementsOf = (website: number) =>
  read().selectFrom('report_restatements').where('rst_id_website', '=', website).selectAll().orderBy('id').execute()

describe('an import', () => {
  it('counts what it did and leaves one audit row', async () => {
    const website = await aSite()
    const { id, ...counts } = await bring(someFacts(website), {
      ...only(website),
      reason: 'first look',
    })
    expect(counts).toEqual({ rows: 12, inserted: 12, changed: 0, removed: 0 })
    const [changed, ...rest] = someFacts(website)
    const next = await bring([{ ...aFact(changed ?? {}), value: 5 }, ...rest.slice(1)], only(website))
    expect(next).toMatchObject({ rows: 11, inserted: 0, changed: 1, removed: 1 })
    const logs = await read()
      .selectFrom('system_logs')
      .where('slo_table_name', '=', 'report_imports')
      .where('slo_object_id', 'in', [id, next.id])
      .select(['slo_action', 'slo_diffs', 'slo_blame_user_id'])
      .orderBy('id')
      .execute()
    expect(logs).toHaveLength(2)
    expect(logs[0]).toMatchObject({
      slo_action: 'adNetworkReport.import',
      slo_blame_user_id: 1,
      slo_diffs: { imp_rows: [null, 12], imp_value: [null, { BRL: '12.000144' }], imp_reason: [null, 'first look'] },
    })
    expect(await untrueSums()).toEqual([])
  })

  it('twice is the same as once, to the byte', async () => {
    const website = await aSite()
    const counted = { ...only(website), websiteDays: [{ website, day: nthDay(1), pageviews: 7, sessions: null }] }
    await bring(someFacts(website), counted)
    const once = await everything()
    const again = await bring(someFacts(website).reverse(), counted)
    expect(again).toMatchObject({ rows: 12, inserted: 0, changed: 0, removed: 0 })
    expect(await everything()).toEqual(once)
  })

  it('takes what a network says of its impressions later on as a change, and what it no longer says as well', async () => {
    const website = await aSite()
    const row = aFact({ website, impressions: 70, refreshImpressions: 10 })
    const said = { measurableImpressions: 60, viewableImpressions: 45, clicks: 2 }
    const stored = async () => {
      const [fact] = await factsOf(website)
      return [
        fact?.anr_measurable_impressions,
        fact?.anr_viewable_impressions,
        fact?.anr_clicks,
        fact?.anr_clickable_impressions,
      ]
    }
    await bring([row], only(website))
    expect(await stored()).toEqual([null, null, null, null])
    expect(await bring([{ ...row, ...said }], only(website))).toMatchObject({ changed: 1 })
    expect(await stored()).toEqual([60, 45, 2, 80])
    expect(await bring([{ ...row, ...said }], only(website))).toMatchObject({ changed: 0 })
    expect(await untrueSums()).toEqual([])
    expect(await bring([row], only(website))).toMatchObject({ changed: 1 })
    expect(await stored()).toEqual([null, null, null, null])
    expect(await untrueSums()).toEqual([])
    // No amount and no impression that was shown became another one.
    expect(await restatementsOf(website)).toEqual([])
  })

  it('of other networks, websites and months comes in any order', async () => {
    const site = await aSite()
    const other = await aSite()
    const [north = 0, south = 0] = demand().adNetworks
    const inMarch = (row: FactRow) => ({ ...row, day: toDay(row.day.replace('-02-', '-03-')) })
    const of = (network: number) => someFacts(site).filter(row => row.adNetwork === network)
    const parts: [FactRow[], Partial<ImportRequest>][] = [
      [of(north), { coverage: { adNetworks: [north], websites: [site] } }],
      [of(south), { coverage: { adNetworks: [south], websites: [site] } }],
      [someFacts(other, { value: 77 }), { coverage: { websites: [other] } }],
      [someFacts(site).map(inMarch), { coverage: { websites: [site, other] }, ...MARCH }],
    ]
    const bringAll = async (inOrder: typeof parts) => {
      await bring([], { coverage: { websites: [site, other] } })
      await bring([], { coverage: { websites: [site, other] }, ...MARCH })
      for (const [rows, more] of inOrder) await bring(rows, more)
      return everything({ but: ['anr_id_import', 'report_restatements'] })
    }
    const forward = await bringAll(parts)
    expect(await bringAll(parts.toReversed())).toEqual(forward)
    expect(await factsOf(site)).toHaveLength(24)
  })

  it('covers what it says: other networks, websites and days stay', async () => {
    const website = await aSite()
    const [north = 0] = demand().adNetworks
    await bring(someFacts(website), only(website))
    const answer = await bring([], {
      ...{ from: nthDay(0), to: nthDay(1) },
      coverage: { adNetworks: [north], websites: [website] },
    })
    expect(answer).toMatchObject({ rows: 0, removed: 4 })
    const left = await factsOf(website)
    expect(left.filter(row => row.anr_id_ad_network === north).map(row => row.anr_date)).toEqual([nthDay(2), nthDay(2)])
    expect(left).toHaveLength(8)
    expect(await untrueSums()).toEqual([])
  })

  it('keeps of what was shown what it was and what it became', async () => {
    const website = await aSite()
    const [north = 0, south = 0] = demand().adNetworks
    const first = [
      aFact({ website, value: 1_000_000, impressions: 10 }),
      aFact({ website, adNetwork: south, value: 500_000 }),
    ]
    await bring(first, only(website))
    expect(await restatementsOf(website)).toEqual([])
    const { id } = await bring(
      [aFact({ website, value: 930_000, impressions: 9 }), aFact({ website, day: nthDay(1), value: 3 })],
      only(website),
    )
    const shared = { rst_id_import: id, rst_id_website: website, rst_date: nthDay(0), rst_currency: 'BRL' }
    expect(await restatementsOf(website)).toEqual([
      expect.objectContaining({
        ...shared,
        rst_id_ad_network: north,
        ...{ rst_value_before: 1_000_000, rst_value_after: 930_000, rst_net_before: 800_000, rst_net_after: 744_000 },
        ...{ rst_impressions_before: 10, rst_impressions_after: 9 },
      }),
      expect.objectContaining({
        ...shared,
        rst_id_ad_network: south,
        ...{ rst_value_before: 500_000, rst_value_after: 0, rst_net_before: 400_000, rst_net_after: 0 },
      }),
    ])
  })

  it('counts pageviews of days where it says them and lets the others be', async () => {
    const website = await aSite()
    const days = () =>
      read()
        .selectFrom('website_days')
        .where('wsd_id_website', '=', website)
        .select(['wsd_date', 'wsd_pageviews', 'wsd_sessions'])
        .orderBy('wsd_date')
        .execute()
    const counted = { website, day: nthDay(0), pageviews: 10, sessions: 4 }
    await bring([], { ...only(website), websiteDays: [counted] })
    await bring(someFacts(website).slice(0, 3), only(website))
    await bring([], { ...only(website), websiteDays: [{ ...counted, day: nthDay(1), sessions: null }] })
    expect(await days()).toEqual([
      { wsd_date: nthDay(0), wsd_pageviews: 10, wsd_sessions: 4 },
      { wsd_date: nthDay(1), wsd_pageviews: 10, wsd_sessions: null },
    ])
  })
})

describe('the past', () => {
  it('keeps its share and net when another share begins, also when it is imported again', async () => {
    const website = await aSite()
    await bring(someFacts(website), only(website))
    const before = await everything()
    const percent = { wrs_type: 'website_percentage_value', rev_percentage_value: '50' } as const
    const share = await aShare(website, { ...NO_SHARE, ...percent, wrs_valid_from: nthDay(1) })
    await bring(someFacts(website), only(website))
    expect(await everything()).toEqual(before)

    await bring(someFacts(website, { value: 2_000_000 }), only(website))
    const facts = await factsOf(website)
    expect(new Set(facts.filter(row => row.anr_date < nthDay(1)).map(row => row.anr_id_share))).toEqual(new Set([0]))
    const later = facts.filter(row => row.anr_date >= nthDay(1))
    expect(later.every(row => row.anr_id_share === share && Math.abs(row.anr_net * 2 - row.anr_value) <= 1)).toBe(true)
  })

  it('stays with the account of its day when a website moves', async () => {
    const website = await aSite()
    const rows = someFacts(website, { networks: 1 })
    const early = rows.filter(row => row.day < nthDay(2))
    await bring(early, only(website))
    await unaudited()
      .updateTable('websites')
      .set({ anw_account_id: demand().otherAccount })
      .where('id', '=', website)
      .execute()
    const added = aFact({ website, day: nthDay(0), format: 'native' })
    await bring([...rows.map(row => ({ ...row, value: row.value + 1 })), added], only(website))
    const accounts = (await factsOf(website)).map(row => [row.anr_date, row.anr_id_account])
    const { account, otherAccount } = demand()
    expect(accounts).toEqual([
      ...[0, 0, 0].map(day => [nthDay(day), account]),
      ...[1, 1].map(day => [nthDay(day), account]),
      ...[2, 2].map(day => [nthDay(day), otherAccount]),
    ])
    expect(await untrueSums()).toEqual([])
  })
})

describe('imports at once', () => {
  it('of the same month take turns, and each is whole', async () => {
    const website = await aSite()
    const [north = 0, south = 0, east = 0] = demand().adNetworks
    const rows = someFacts(website, { networks: 3 })
    await Promise.all(
      [north, south, east].map(network =>
        bring(
          rows.filter(row => row.adNetwork === network),
          { coverage: { adNetworks: [network], websites: [website] } },
        ),
      ),
    )
    const both = [1, 2].map(times => rows.map(row => ({ ...row, value: row.value * times })))
    await Promise.all(both.map(all => bring(all, only(website))))
    const values = (await factsOf(website)).map(row => row.anr_value).sort()
    expect(both.map(all => all.map(row => row.value).sort())).toContainEqual(values)
    expect(await untrueSums()).toEqual([])
  })
})

it('more impressions than requests, values below zero and letters of every kind come in as they are', async () => {
  const website = await aSite()
  const author = `Zoë "O'Neil"\t\\N \\.\n,;=1 😀`
  await bring([aFact({ website, author, value: -5, adRequests: 1, impressions: 2 })], only(website))
  const [fact] = await factsOf(website)
  expect(fact).toMatchObject({ anr_author: author, anr_value: -5, anr_net: -4, anr_impressions: 2 })
})
