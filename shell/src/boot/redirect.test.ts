import { takeLastLocation } from '@candela/shared-auth'
import { redirectFrom } from './redirect'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://candela.example')
  return { pathname, search, hash }
}

const signedIn = (expiresAt = Date.now() + 1_000) =>
  localStorage.setItem(
    'candela.session',
    JSON.stringify({ authToken: 't', user: { id: 1 }, currency: 'BRL', expiresAt }),
  )

const remember = (path: string, age = 0) =>
  localStorage.setItem('candela.lastLocation', JSON.stringify({ path, at: Date.now() - age }))

beforeEach(() => localStorage.clear())

describe('in the sign-in area', () => {
  test('strangers stay', () => {
    expect(redirectFrom('auth', at('/auth/login'))).toBeNull()
  })

  test('a session that has expired is none', () => {
    signedIn(Date.now() - 1)
    expect(redirectFrom('auth', at('/auth/login'))).toBeNull()
  })

  test('signed-in people go back to where they were', () => {
    signedIn()
    remember('/user?page=2')
    expect(redirectFrom('auth', at('/auth/login'))).toBe('/user?page=2')
  })

  test('signed-in people who were nowhere lately go to the start page', () => {
    signedIn()
    remember('/user', 121_000)
    expect(redirectFrom('auth', at('/auth/forgot-password'))).toBe('/')
  })

  test('a mailed link is followed in spite of a session, a page without its token is not', () => {
    signedIn()
    expect(redirectFrom('auth', at('/auth/reset-password?token=abc'))).toBeNull()
    expect(redirectFrom('auth', at('/auth/reset-password?token='))).toBe('/')
    expect(redirectFrom('auth', at('/auth/reset-password'))).toBe('/')
  })
})

describe('in the application', () => {
  test('strangers go to the sign-in, and their way is remembered', () => {
    expect(redirectFrom('app', at('/report/report01?from=1#rows'))).toBe('/auth/login')
    expect(takeLastLocation()).toBe('/report/report01?from=1#rows')
  })

  test.each(['/error', '/error/error-v5', '/oauth/success', '/logout'])('%s needs no session', path => {
    expect(redirectFrom('app', at(path))).toBeNull()
  })

  test.each(['/errors', '/', '/oauth2'])('%s needs one', path => {
    expect(redirectFrom('app', at(path))).toBe('/auth/login')
  })

  test('signed-in people stay', () => {
    signedIn()
    expect(redirectFrom('app', at('/user'))).toBeNull()
  })
})

test('documents of neither kind are for everybody', () => {
  expect(redirectFrom('mailbox', at('/dev/mailbox'))).toBeNull()
  signedIn()
  expect(redirectFrom('mailbox', at('/dev/mailbox'))).toBeNull()
})
