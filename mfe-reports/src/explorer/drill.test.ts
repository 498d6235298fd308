import { toDay } from '@candela/shared-contract'
import { explorerAddress } from './address'
import { drillInto, rowsOf } from './drill'

const RANGE = { from: toDay('2026-11-04'), to: toDay('2026-11-20') }
const from = (search: string, key: Parameters<typeof drillInto>[1]) => {
  const drilled = drillInto(explorerAddress.stateIn(search), key, RANGE)
  return drilled && decodeURIComponent(explorerAddress.toSearch(drilled))
}
const part = (id: string | number | null) => ({ id, label: String(id) })

test.each([
  [
    'a day leads to its websites',
    '?rows=date',
    { date: part('2026-11-05') },
    '?period=2026-11-05..2026-11-05&rows=website',
  ],
  [
    'a day of one website to its devices, without what is counted per page',
    '?website=3&metrics=net,rpm',
    { date: part('2026-11-05') },
    '?period=2026-11-05..2026-11-05&website=3&rows=device&metrics=net',
  ],
  [
    'a week to its days within the period',
    '?rows=week',
    { week: part('2026-11-02') },
    '?period=2026-11-04..2026-11-08',
  ],
  ['a month to its days', '?rows=month', { month: part('2026-11-01') }, '?period=2026-11-04..2026-11-20'],
  [
    'a format of a single day to its websites, for its days would be that one again',
    '?period=2026-11-05..2026-11-05&rows=format',
    { format: part('video') },
    '?period=2026-11-05..2026-11-05&format=video&rows=website',
  ],
  [
    'a website of a single day to its devices',
    '?period=2026-11-05..2026-11-05&rows=website',
    { website: part(3) },
    '?period=2026-11-05..2026-11-05&website=3&rows=device',
  ],
  ['a format to its days', '?rows=format', { format: part('video') }, '?period=last5&format=video'],
  [
    'a cell to what its row and its column are',
    '?rows=website,currency&pivot=device',
    { website: part(3), currency: part('USD'), device: part('mobile') },
    '?period=last5&website=3&device=mobile&paid=USD',
  ],
])('%s', (_, search, key, expected) => {
  expect(from(search, key)).toBe(expected)
})

test('a named period of a single day is one as well', () => {
  const day = toDay('2026-11-20')
  const drilled = drillInto(
    explorerAddress.stateIn('?period=yesterday&rows=format'),
    { format: part('video') },
    { from: day, to: day },
  )
  expect(drilled?.display.rows).toEqual(['website'])
})

test('what has no name cannot be chosen', () => {
  expect(from('?rows=technology', { technology: part(null) })).toBeUndefined()
})

const rowsFrom = (search: string, key: Parameters<typeof rowsOf>[1]) =>
  rowsOf(explorerAddress.stateIn(search), key, RANGE)

const DAY = { date: part('2026-11-05') }
test.each([
  [
    'an ad network of a day of a website',
    '?rows=date,website,adNetwork&format=video',
    { ...DAY, website: part(3), adNetwork: part(8) },
    'f.period=2026-11-05..2026-11-05&f.anr_id_website=3&f.anr_id_ad_network=8&f.anr_format=video',
  ],
  [
    'a device of the one day that is asked for',
    '?period=2026-11-05..2026-11-05&website=3&rows=device',
    { device: part('mobile') },
    'f.period=2026-11-05..2026-11-05&f.anr_id_website=3&f.anr_device=mobile',
  ],
])('%s leads to its stored rows', (_, search, key, expected) => {
  expect(rowsFrom(search, key)).toBe(`/report/report01?${expected}`)
})

test('what is of several days or websites, or chosen by what rows do not have, leads to no rows', () => {
  expect(rowsFrom('?rows=website,adNetwork', { website: part(3), adNetwork: part(8) })).toBeUndefined()
  expect(rowsFrom('?rows=date,adNetwork', { ...DAY, adNetwork: part(8) })).toBeUndefined()
  expect(rowsFrom('?website=3', DAY)).toBeUndefined()
  expect(rowsFrom('?website=3&adNetwork=8&author=Ana', DAY)).toBeUndefined()
})

test('a device of a day of a website is told apart no further', () => {
  expect(from('?period=2026-11-05..2026-11-05&website=3&device=mobile', DAY)).toBeUndefined()
})
