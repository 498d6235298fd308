import { PAIRS, type Pair } from '@candela/shared-contract'
import { hintsFor, missingFor, needsOf } from './needs'
import { type Rights, withRights } from './rights'

const rights = (...pairs: Pair[]): Rights => new Set(pairs)

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
  expect(hintsFor(withRights(held, hints[0]?.missing ?? [], true))).toEqual([])
})

test('nothing needs itself, and everything together needs nothing more', () => {
  for (const pair of PAIRS) expect(missingFor(pair, rights())).not.toContain(pair)
  expect(hintsFor(new Set(PAIRS))).toEqual([])
})
