import { ownPath } from './ownPath'

const ORIGIN = 'https://candela.example'

test.each([
  ['/user', '/user'],
  ['/report/report01?from=2026-11-01#rows', '/report/report01?from=2026-11-01#rows'],
  ['/a/../user', '/user'],
  ['/user//list', '/user//list'],
  ['/user?next=//evil.example', '/user?next=//evil.example'],
  ['/us\ter', '/user'],
  // an escape stays one: it is a name on our origin
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/%5c%5cevil.example', '/%5c%5cevil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
])('%j leads to %j', (path, target) => {
  expect(ownPath(path, ORIGIN)).toBe(target)
  expect(new URL(target, ORIGIN).origin).toBe(ORIGIN)
})

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/..\\\\evil.example',
  '/../\\evil.example',
  '/..///evil.example',
  'https://evil.example/',
  'HTTPS://evil.example/',
  'https:evil.example',
  `${ORIGIN}/user`,
  `${ORIGIN}.evil.example/`,
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'user',
  '',
  '?a=1',
  '//',
  '/..//',
  null,
  7,
])('%j leads nowhere', path => {
  expect(ownPath(path, ORIGIN)).toBeNull()
})
