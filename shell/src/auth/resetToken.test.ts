import { takeResetToken } from './resetToken'

afterEach(() => history.replaceState(null, '', '/users'))

test('the token leaves the address bar as soon as it is read', () => {
  history.replaceState(null, '', '/auth/reset-password?token=abc%2Fd')
  const entries = history.length
  expect(takeResetToken()).toBe('abc/d')
  expect(location.pathname + location.search).toBe('/auth/reset-password')
  expect(history).toHaveLength(entries)
})

test.each(['', '?token=', '?other=1'])('no token in %j', search => {
  history.replaceState(null, '', `/auth/reset-password${search}`)
  expect(takeResetToken()).toBeNull()
})
