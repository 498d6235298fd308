import { FEBRUARY, NO_SHARE, nthDay, only, ownFacts } from '../../../test/facts'
import type { ImportRequest } from './facts.types'

const { aFact, aShare, aSite, bring, demand, everything, quote, read, unaudited, untrueSums } = ownFacts()

beforeAll(() => quote(FEBRUARY.from, { USD: '5', EUR: '6' }))

/** 29.00 BRL in February of a leap year is 1.00 a day. */
const fixed = (wrs_valid_from = FEBRUARY.from, rev_fixed_value = '29.00') =>
  ({ ...NO_SHARE, wrs_type: 'website_fixed_value', wrs_currency: 'BRL', wrs_valid_from, rev_fixed_value }) as const

const onDay = (website: number, nth: number): Partial<ImportRequest> => ({
  ...only(website),
  from: nthDay(nth),
  to: nthDay(nth),
})

const netsOf = async (website: number, nth?: number) => {
  const rows = await read()
    .selectFrom('ad_network_reports')
    .where('anr_id_website', '=', website)
    .$if(nth !== undefined, query => query.where('anr_date', '=', nthDay(nth ?? 0)))
    .select(['anr_id_ad_network', 'anr_value', 'anr_net', 'anr_net_currency'])
    .orderBy('anr_value')
    .execute()
  return rows.map(row => [row.anr_id_ad_network, row.anr_value, row.anr_net, row.anr_net_currency])
}

it('spreads the value of a day over its rows by what they grossed that day in one currency', async () => {
  const website = await aSite(fixed())
  const [north = 0, south = 0] = demand().adNetworks
  const rows = [
    aFact({ website, value: 1_000_000, currency: 'USD' }),
    aFact({ website, value: 2_000_000, adNetwork: south }),
    aFact({ website, value: 3_000_000, format: 'video' }),
  ]
  await bring(rows, onDay(website, 0))
  expect(await netsOf(website)).toEqual([
    [north, 1_000_000, 500_000, 'BRL'],
    [south, 2_000_000, 200_000, 'BRL'],
    [north, 3_000_000, 300_000, 'BRL'],
  ])
  expect(await untrueSums()).toEqual([])
})

it('stands in a line without a network on a day without rows, until rows come', async () => {
  const website = await aSite(fixed(nthDay(1), '100.00'))
  const [north = 0] = demand().adNetworks
  await bring([], only(website))
  const empty = await netsOf(website)
  expect(empty).toHaveLength(28)
  expect(empty.every(([network, value]) => network === 0 && value === 0)).toBe(true)
  const lines = await everything()
  await bring([], only(website))
  expect(await everything()).toEqual(lines)

  await bring([aFact({ website, day: nthDay(3), value: 7 })], only(website))
  expect(await netsOf(website, 3)).toEqual([[north, 7, expect.any(Number), 'BRL']])
  await bring([], only(website))
  expect(await everything({ but: ['report_restatements', 'anr_id_import'] })).toEqual(
    lines
      .filter(line => !line.startsWith('report_restatements'))
      .map(line => line.replace(/"anr_id_import": \d+, /, '')),
  )
  expect(await untrueSums()).toEqual([])
})

it('is paid to the last unit of the month, whatever the days earned', async () => {
  const website = await aSite(fixed(FEBRUARY.from, '1000.01'))
  const rows = [3, 4, 4, 17].map((day, place) =>
    aFact({ website, day: nthDay(day), format: place % 2 ? 'top' : 'video', value: place * 333_333 }),
  )
  await bring(rows, only(website))
  const nets = (await netsOf(website)).map(([, , net]) => Number(net))
  expect(nets.reduce((total, net) => total + net, 0)).toBe(1_000_010_000)
})

it('moves when another row of its day is another number, and says so', async () => {
  const website = await aSite(fixed())
  const [north = 0, south = 0] = demand().adNetworks
  const stays = aFact({ website, value: 1_000_000 })
  const other = aFact({ website, value: 1_000_000, adNetwork: south })
  await bring([stays, other], onDay(website, 0))
  const { id } = await bring([{ ...other, value: 3_000_000 }], {
    ...onDay(website, 0),
    coverage: { adNetworks: [south], websites: [website] },
  })
  expect(await netsOf(website)).toEqual([
    [north, 1_000_000, 250_000, 'BRL'],
    [south, 3_000_000, 750_000, 'BRL'],
  ])
  const restated = await read()
    .selectFrom('report_restatements')
    .where('rst_id_import', '=', id)
    .select(['rst_id_ad_network', 'rst_value_before', 'rst_value_after', 'rst_net_before', 'rst_net_after'])
    .orderBy('rst_id_ad_network')
    .execute()
  expect(restated.map(row => Object.values(row))).toEqual([
    [north, 1_000_000, 1_000_000, 500_000, 250_000],
    [south, 1_000_000, 3_000_000, 500_000, 750_000],
  ])
  expect(await untrueSums()).toEqual([])
})

it('of a later version leaves the days before it as they are', async () => {
  const website = await aSite(fixed())
  const rows = [0, 1, 2].map(day => aFact({ website, day: nthDay(day), value: 10 }))
  await bring(rows, only(website))
  const before = await everything()
  await aShare(website, fixed(nthDay(2), '58.00'))
  await bring(rows, only(website))
  expect(await everything()).toEqual(before)
  const restated = rows.map(row => ({ ...row, value: 11 }))
  await bring(restated, only(website))
  expect(await netsOf(website, 1)).toEqual([[expect.any(Number), 11, 1_000_000, 'BRL']])
  expect(await netsOf(website, 2)).toEqual([[expect.any(Number), 11, 2_000_000, 'BRL']])
})

describe('of a removed website', () => {
  /** Half an hour before midnight where the platform is, when elsewhere it is the next day already. */
  const removedOn = async (website: number, nth: number) => {
    const deleted_at = `${nthDay(nth + 1)}T02:30:00Z`
    await unaudited().updateTable('websites').set({ deleted_at }).where('id', '=', website).execute()
  }
  const daysOf = async (website: number) => {
    const rows = await read()
      .selectFrom('ad_network_reports')
      .where('anr_id_website', '=', website)
      .select(['anr_date', 'anr_net'])
      .orderBy('anr_date')
      .execute()
    return rows.map(({ anr_date, anr_net }) => [anr_date, anr_net])
  }

  it('ends with the day of its removal, whether the import names it or covers everybody', async () => {
    const website = await aSite(fixed())
    await removedOn(website, 2)
    const upToThen = [0, 1, 2].map(nth => [nthDay(nth), 1_000_000])
    await bring([], { coverage: { adNetworks: demand().adNetworks } })
    expect(await daysOf(website)).toEqual(upToThen)
    await bring([], only(website))
    expect(await daysOf(website)).toEqual(upToThen)
    expect(await untrueSums()).toEqual([])
  })

  it('is spread over the rows that arrive for later days all the same, and goes with them', async () => {
    const website = await aSite(fixed())
    await removedOn(website, 0)
    const rows = (['top', 'video'] as const).map(format => aFact({ website, day: nthDay(9), format, value: 5 }))
    await bring(rows, only(website))
    expect(await netsOf(website, 9)).toEqual(rows.map(() => [expect.any(Number), 5, 500_000, 'BRL']))
    await bring([], only(website))
    expect(await daysOf(website)).toEqual([[nthDay(0), 1_000_000]])
    expect(await untrueSums()).toEqual([])
  })

  it('goes on when the website is back', async () => {
    const website = await aSite(fixed())
    await removedOn(website, 0)
    await bring([], only(website))
    await unaudited().updateTable('websites').set({ deleted_at: null }).where('id', '=', website).execute()
    await bring([], only(website))
    expect(await daysOf(website)).toHaveLength(29)
  })
})
