import { sql } from 'kysely'
import { type Product, startProduct } from '../../../test/product'
import { isTimeZone, timeZonesAt } from './time-zones'

const offsetsAt = (at: string) => new Map(timeZonesAt(new Date(at)).map(({ id, offset }) => [id, offset]))

it('has each zone once under its name of today, UTC among them', () => {
  const ids = timeZonesAt(new Date()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual([...ids].sort())
  for (const zone of ['UTC', 'America/Sao_Paulo', 'Asia/Kolkata', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires'])
    expect([zone, isTimeZone(zone)]).toEqual([zone, true])
  for (const name of ['Asia/Calcutta', 'Europe/Kiev', 'GMT+3', 'EST', 'america/sao_paulo', '', '__proto__'])
    expect([name, isTimeZone(name)]).toEqual([name, false])
})

it('says what each is ahead of UTC at that moment', () => {
  const [winter, summer] = [offsetsAt('2026-01-15T12:00:00Z'), offsetsAt('2026-07-15T12:00:00Z')]
  expect(['UTC', 'America/Sao_Paulo', 'Europe/Rome', 'Asia/Kolkata'].map(id => winter.get(id))).toEqual([
    '+00:00',
    '-03:00',
    '+01:00',
    '+05:30',
  ])
  expect(summer.get('Europe/Rome')).toBe('+02:00')
  for (const [id, offset] of winter) expect([id, offset]).toEqual([id, expect.stringMatching(/^[+-]\d\d:\d\d$/)])
})

describe('the database', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  it('knows every zone that an account can have', async () => {
    const zones = timeZonesAt(new Date()).map(({ id }) => id)
    const { rows } = await sql<{ zone: string }>`select zone from unnest(string_to_array(${zones.join(',')}::text, ','))
      as zone where zone not in (select name from pg_timezone_names)`.execute(product.database.unaudited)
    expect(rows).toEqual([])
  })

  it('is asked by whoever may see lists of choices', async () => {
    const token = await product.signIn('publisher@candela.example')
    const { body } = await product.call('GET', '/type/timeZones', { token })
    expect(body).toContainEqual({ id: 'UTC', offset: '+00:00' })
  })
})
