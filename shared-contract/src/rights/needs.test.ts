import { allowsOwnRecord, pairsFor } from '../access'
import type { Endpoint } from '../endpoint'
import { endpointList } from '../endpoints'
import { PAIRS, type Pair } from '../permissions'
import { hintsFor, missingFor, needsOf, refusedWithout } from './needs'

const rights = (...pairs: Pair[]): ReadonlySet<Pair> => new Set(pairs)

test('editing needs viewing, and viewing needs the list', () => {
  expect(needsOf('order.update')).toContain('order.get')
  expect(missingFor('autoAd.update', rights())).toEqual(['autoAd.get', 'autoAd.list'])
  expect(missingFor('user.get', rights())).toEqual([])
})

test('the financial report needs the list of websites', () => {
  expect(missingFor('report.report05', rights())).toEqual(['website.list'])
  expect(missingFor('report.report05', rights('website.list'))).toEqual([])
})

test('a form needs the choices that it offers', () => {
  expect(missingFor('website.store', rights('website.list'))).toEqual(['user.simpleList', 'account.simpleList'])
})

test('only held rights give hints, and what they need ends them', () => {
  const held = rights('account.checkAdsTxt')
  const hints = hintsFor(held)
  expect(hints).toEqual([{ pair: 'account.checkAdsTxt', missing: ['account.getForAdsTxt', 'website.simpleList'] }])
  expect(hintsFor(rights(...held, ...(hints[0]?.missing ?? [])))).toEqual([])
})

test('nothing needs itself, and everything together needs nothing more', () => {
  for (const pair of PAIRS) expect(missingFor(pair, rights())).not.toContain(pair)
  expect(hintsFor(new Set(PAIRS))).toEqual([])
})

const isOpenToAll = ({ access }: Endpoint): boolean => pairsFor(access).length === 0 || allowsOwnRecord(access)

/** What else a call asks for besides the right that it names: what it shows, and what it answers phones of. */
const askedBy = ({ shows, mirrors }: Endpoint): Pair[] => [
  ...(shows ? [shows] : []),
  ...(mirrors && !isOpenToAll(mirrors) ? pairsFor(mirrors.access) : []),
  ...(mirrors ? askedBy(mirrors) : []),
]

test.each(PAIRS)('the server refuses %s without what the least of its calls asks for as well', pair => {
  const calls = endpointList.filter(({ endpoint: { access } }) => pairsFor(access).includes(pair))
  const [least = []] = calls.map(({ endpoint }) => askedBy(endpoint)).toSorted((a, b) => a.length - b.length)
  expect(refusedWithout(pair)).toEqual(least)
})

test('a right for phones is refused without its own, and no screen asks to give that', () => {
  expect(missingFor('mobileAccount.list', rights(), refusedWithout)).toEqual(['account.list'])
  expect(missingFor('mobileAccount.list', rights())).toEqual([])
})
