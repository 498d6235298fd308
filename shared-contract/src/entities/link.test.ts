import { hostOfLink, safeLink } from './link'

const isTaken = (text: string) => safeLink.safeParse(text).success

test.each([
  'https://admanager.example/orders/1?a=b#c',
  ' https://admanager.example ',
  'HTTPS://admanager.example:8443/',
])('%j is a link', text => {
  expect(isTaken(text)).toBe(true)
})

test.each([
  '',
  'http://admanager.example',
  'javascript:alert(1)',
  'https:admanager.example',
  'https://admin:secret@admanager.example',
  'https://good.example\\@evil.example',
  'https://localhost/orders',
  'https://one.example/a b',
  'https://',
  '//admanager.example',
  'data:text/html,https://admanager.example',
])('%j is none', text => {
  expect(isTaken(text)).toBe(false)
})

test('a host that looks like another is told in plain letters', () => {
  expect(hostOfLink('https://аdmanager.example/1')).toMatch(/^xn--/)
})
