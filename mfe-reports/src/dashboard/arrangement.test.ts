import { arranged, readArrangement, writeArrangement } from './arrangement'
import { CARDS, type CardId } from './cards'
import { reordered } from './reordered'

const SIDE = CARDS.filter(({ area }) => area === 'side')
const idsOf = (cards: readonly { id: CardId }[]): CardId[] => cards.map(({ id }) => id)

beforeEach(() => localStorage.clear())

test('what somebody arranged is theirs alone', () => {
  writeArrangement(7, { order: ['todo', 'payment'], hidden: ['rpm'] })
  expect(readArrangement(7)).toEqual({ order: ['todo', 'payment'], hidden: ['rpm'] })
  expect(readArrangement(8)).toEqual({ order: [], hidden: [] })
})

test.each([
  ['no JSON', '{'],
  ['no object', '3'],
  ['nothing', 'null'],
  ['other shapes', '{"order":{},"hidden":"rpm"}'],
])('a note that is %s counts as none', (_, stored) => {
  localStorage.setItem('candela.dashboard.7', stored)
  expect(readArrangement(7)).toEqual({ order: [], hidden: [] })
})

test('cards that are gone, and what is no card, are left out', () => {
  localStorage.setItem(
    'candela.dashboard.7',
    JSON.stringify({ order: ['weather', 'todo', 4, 'payment'], hidden: ['weather', 'rpm'] }),
  )
  expect(readArrangement(7)).toEqual({ order: ['todo', 'payment'], hidden: ['rpm'] })
})

test('cards stand as they were arranged, a new one at the end', () => {
  const others = idsOf(SIDE).filter(id => id !== 'quotations')
  expect(idsOf(arranged(SIDE, others.toReversed()))).toEqual([...others.toReversed(), 'quotations'])
  expect(idsOf(arranged(SIDE, []))).toEqual(idsOf(SIDE))
})

const usual = idsOf(CARDS)

test('one part of the page is arranged without the others', () => {
  const order = reordered(['todo', 'payment', 'quotations'], [])
  expect(order.filter(id => !idsOf(SIDE).includes(id))).toEqual(usual.filter(id => !idsOf(SIDE).includes(id)))
  expect(order.filter(id => idsOf(SIDE).includes(id))).toEqual(['todo', 'payment', 'errors', 'quotations', 'movers'])
})

test('what somebody may not see at the moment keeps its place', () => {
  const order = reordered(['formats', 'adType', 'technology'], ['coverage', 'daily'])
  expect(order.slice(0, 2)).toEqual(['coverage', 'daily'])
  expect(order.filter(id => ['formats', 'device', 'technology', 'adType'].includes(id))).toEqual([
    'formats',
    'device',
    'adType',
    'technology',
  ])
})
