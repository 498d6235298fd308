import { toDay } from '@candela/shared-contract'
import { explorerAddress } from './address'
import { drillInto } from './drill'

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

test('what has no name cannot be chosen', () => {
  expect(from('?rows=technology', { technology: part(null) })).toBeUndefined()
})
