import { addDays, type Day, PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { sql } from 'kysely'
import { nthDay, only, ownFacts } from '../../../test/facts'
import { freshDatabase, testConfig } from '../../../test/template'
import { migrate, migrateDown } from '../../platform/db/migrate'

const { aFact, aSite, bring, everything, read, unaudited, untrueSums } = ownFacts()

const setFee = (website: number, anw_comission: string) =>
  unaudited().updateTable('websites').set({ anw_comission }).where('id', '=', website).execute()

const netsOf = async (website: number) => {
  const rows = await read()
    .selectFrom('ad_network_reports')
    .where('anr_id_website', '=', website)
    .select(['anr_value', 'anr_net'])
    .orderBy('anr_date')
    .orderBy('anr_value')
    .execute()
  return rows.map(({ anr_value, anr_net }) => [anr_value, anr_net])
}

it('a changed fee leaves past days as they were, those of rows that are sent again with other numbers as well', async () => {
  const website = await aSite()
  const rows = [100, 200].map((value, place) =>
    aFact({ website, day: nthDay(4), format: place ? 'video' : 'top', value: value * 1_000 }),
  )
  await bring(rows, only(website))
  const before = await everything()
  await setFee(website, '50.00')
  await bring(rows, only(website))
  expect(await everything()).toEqual(before)
  const [stays, restated] = rows
  if (!stays || !restated) throw new Error('two rows')
  await bring(
    [stays, { ...restated, value: 300_000 }, aFact({ website, day: nthDay(5), value: 50_000 })],
    only(website),
  )
  expect(await netsOf(website)).toEqual([
    [100_000, 80_000],
    [300_000, 240_000],
    [50_000, 40_000],
  ])
  expect(await untrueSums()).toEqual([])
})

describe('a changed fee', () => {
  const today = todayIn(PLATFORM_ZONE)
  const bringOn = (website: number, day: Day) =>
    bring([aFact({ website, day, value: 100_000 })], { ...only(website), from: day, to: day })

  it('holds from the day of the change on, and the last one of a day is that of the day', async () => {
    const website = await aSite()
    await setFee(website, '60.00')
    await setFee(website, '50.00')
    for (const day of [addDays(today, -1), today, addDays(today, 1)]) await bringOn(website, day)
    expect((await netsOf(website)).map(([, net]) => net)).toEqual([80_000, 50_000, 50_000])
  })

  it('is kept with the website, whatever else of it changes', async () => {
    const website = await aSite()
    await unaudited().updateTable('websites').set({ anw_name: 'Renamed' }).where('id', '=', website).execute()
    await setFee(website, '20.00')
    await setFee(website, '35.50')
    const fees = await read()
      .selectFrom('website_fees')
      .where('wef_id_website', '=', website)
      .select(['wef_valid_from', 'wef_percent'])
      .orderBy('wef_valid_from')
      .execute()
    expect(fees).toEqual([
      { wef_valid_from: '0001-01-01', wef_percent: '20.00' },
      { wef_valid_from: today, wef_percent: '35.50' },
    ])
  })

  it('begins when the day does where the platform is', async () => {
    const { rows } = await sql<{
      text: string
    }>`select pg_get_functiondef('keep_website_fee'::regproc) as text`.execute(unaudited())
    expect(rows[0]?.text).toContain(`at time zone '${PLATFORM_ZONE}'`)
  })
})

it('websites that were there before fees were kept have their present one from the beginning', async () => {
  const { migrationsDir } = testConfig()
  const { database, discard } = await freshDatabase()
  while ((await migrateDown(database, migrationsDir)) !== '0008_website_fees');
  await migrate(database, migrationsDir)
  const fees = await database.read.selectFrom('website_fees').selectAll().orderBy('wef_id_website').execute()
  const websites = await database.read.selectFrom('websites').select(['id', 'anw_comission']).orderBy('id').execute()
  expect(fees).toEqual(
    websites.map(({ id, anw_comission }) => ({
      wef_id_website: id,
      wef_valid_from: '0001-01-01',
      wef_percent: anw_comission,
    })),
  )
  expect(fees.length).toBeGreaterThan(0)
  await discard()
})
