import { endSession, rememberLocation, signIn, takeLastLocation } from '@candela/shared-auth'
import { redirectFrom } from './redirect'

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://candela.example')
  return { pathname, search, hash }
}

const signedIn = async () => {
  globalThis.fetch = async () => new Response(JSON.stringify({ token: 't', user: { id: 1 }, remotes: {} }))
  await signIn({ email: 'livia@cariri.example', password: 'candela' })
}

const later = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000)

beforeEach(() => {
  jest.useFakeTimers()
  endSession()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('in the sign-in area', () => {
  test('strangers stay', () => {
    expect(redirectFrom('auth', at('/auth/login'))).toBeNull()
  })

  test('a session that has expired is none', async () => {
    await signedIn()
    later(86_400)
    expect(redirectFrom('auth', at('/auth/login'))).toBeNull()
  })

  test('signed-in people go back to where they were', async () => {
    await signedIn()
    rememberLocation('/user?page=2')
    expect(redirectFrom('auth', at('/auth/login'))).toBe('/user?page=2')
  })

  test('signed-in people who were nowhere lately go to the start page', async () => {
    await signedIn()
    rememberLocation('/user')
    later(121)
    expect(redirectFrom('auth', at('/auth/forgot-password'))).toBe('/')
  })

  test('a mailed link is followed in spite of a session, a page without its token is not', async () => {
    await signedIn()
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

  test('signed-in people stay', async () => {
    await signedIn()
    expect(redirectFrom('app', at('/user'))).toBeNull()
  })
})

test('documents of neither kind are for everybody', async () => {
  expect(redirectFrom('mailbox', at('/dev/mailbox'))).toBeNull()
  await signedIn()
  expect(redirectFrom('mailbox', at('/dev/mailbox'))).toBeNull()
})
