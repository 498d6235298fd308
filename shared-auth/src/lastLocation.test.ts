import { forgetLocation, rememberLocation, takeLastLocation } from './lastLocation'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('a place is given out once, with its query and its hash', () => {
  rememberLocation('/report/report01?from=2026-11-01#rows')
  expect(takeLastLocation()).toBe('/report/report01?from=2026-11-01#rows')
  expect(takeLastLocation()).toBeNull()
})

test.each([
  [120_000, '/user'],
  [120_001, null],
  [-1, null],
])('after %d ms the answer is %s', (ms, answer) => {
  rememberLocation('/user')
  jest.setSystemTime(Date.now() + ms)
  expect(takeLastLocation()).toBe(answer)
})

test.each([
  '/',
  '/?a=1',
  '/auth',
  '/auth/login',
  '/auth?x',
  '/./auth/login',
  '/logout',
  '/error/error-v6',
  '/oauth/success',
  '/..//evil.example/x',
  '/%61uth/login',
])('nobody is brought to %j', path => {
  rememberLocation(path)
  expect(takeLastLocation()).toBeNull()
})

test.each(['/auto-ad-request', '/authors', '/errors', '/user/12/edit', '/user?q=100%'])(
  '%s only looks like an exception',
  path => {
    rememberLocation(path)
    expect(takeLastLocation()).toBe(path)
  },
)

test('a place that is not to be returned to leaves the remembered one alone', () => {
  rememberLocation('/user')
  rememberLocation('/auth/login')
  expect(takeLastLocation()).toBe('/user')
})

test.each([
  '{',
  '"/user"',
  '{"path":"/user"}',
  '{"path":"//evil.example","at":1795694400000}',
  '{"path":1,"at":1795694400000}',
])('what was tampered with is not followed: %s', text => {
  localStorage.setItem('candela.lastLocation', text)
  expect(takeLastLocation()).toBeNull()
})

test('a path that leads away once it is resolved is not followed, whoever wrote it', () => {
  localStorage.setItem('candela.lastLocation', JSON.stringify({ path: '/..//evil.example', at: Date.now() }))
  expect(takeLastLocation()).toBeNull()
})

test('a forgotten place is gone', () => {
  rememberLocation('/user')
  forgetLocation()
  expect(takeLastLocation()).toBeNull()
})
