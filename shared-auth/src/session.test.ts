import type * as Session from './session'
import { currentToken, endSession, getSession, renewSession, replaceUser, setCurrency, startSession } from './session'
import { isSignedIn } from './storedSession'
import { aUser, fromAnotherTab } from './testSupport'

const DAY_MS = 86_400_000
const stored = () => JSON.parse(localStorage.getItem('candela.session') ?? 'null')

const afterReload = async (): Promise<typeof Session> => {
  let module: typeof Session | undefined
  await jest.isolateModulesAsync(async () => {
    module = await import('./session')
  })
  if (!module) throw new Error('the module did not load')
  return module
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  endSession()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('a session is kept under the fixed key, for a day', () => {
  startSession('secret', aUser(), { candela_admin: '0.1.0' })
  expect(stored()).toEqual({
    authToken: 'secret',
    user: aUser(),
    currency: 'BRL',
    remotes: { candela_admin: '0.1.0' },
    expiresAt: Date.now() + DAY_MS,
  })
})

test('a reload finds the session again', async () => {
  startSession('secret', aUser(), { a: '1' })
  setCurrency('USD')
  const { getSession, currentToken } = await afterReload()
  expect(getSession()).toEqual({
    user: aUser(),
    currency: 'USD',
    remotes: { a: '1' },
    maintenance: null,
    viewing: null,
    looked: null,
  })
  expect(currentToken()).toBe('secret')
})

test('a session older than a day is absent after a reload', async () => {
  startSession('secret', aUser(), {})
  jest.setSystemTime(Date.now() + DAY_MS)
  expect(isSignedIn()).toBe(false)
  const { getSession, currentToken } = await afterReload()
  expect(getSession().user).toBeNull()
  expect(currentToken()).toBeNull()
})

test('a session that grows older than a day in an open tab ends with the next call', () => {
  startSession('secret', aUser(), {})
  jest.setSystemTime(Date.now() + DAY_MS)
  expect(currentToken()).toBeNull()
  expect(getSession().user).toBeNull()
  expect(stored()).toBeNull()
})

test.each(['', '{', '[]', '"text"', '{"authToken":"a"}', '{"authToken":1,"user":{"id":1},"expiresAt":9e15}'])(
  'what nobody can read is no session: %s',
  async text => {
    localStorage.setItem('candela.session', text)
    expect(isSignedIn()).toBe(false)
    const { getSession } = await afterReload()
    expect(getSession().user).toBeNull()
  },
)

test('every sign-in starts with BRL again', () => {
  startSession('one', aUser(), {})
  setCurrency('USD')
  expect(getSession().currency).toBe('USD')
  startSession('two', aUser(), {})
  expect(getSession().currency).toBe('BRL')
  expect(stored().currency).toBe('BRL')
})

test('the state that everybody reads is without the token', () => {
  startSession('secret', aUser(), {})
  expect(JSON.stringify(getSession())).not.toContain('secret')
})

test('saving one’s own user replaces the stored one and keeps the expiry', () => {
  startSession('secret', aUser(), {})
  const { expiresAt } = stored()
  jest.setSystemTime(Date.now() + 60_000)
  replaceUser(aUser({ usr_name: 'Lívia Prado Reis' }))
  expect(getSession().user?.usr_name).toBe('Lívia Prado Reis')
  expect(stored()).toMatchObject({ authToken: 'secret', user: { usr_name: 'Lívia Prado Reis' }, expiresAt })
})

test('somebody else’s user never becomes the session’s, nor does any user without a session', () => {
  replaceUser(aUser())
  expect(getSession().user).toBeNull()
  startSession('secret', aUser(), {})
  replaceUser(aUser({ id: 8 }))
  renewSession({ user: aUser({ id: 8 }), remotes: { a: '1' }, maintenance: null })
  expect(getSession()).toMatchObject({ user: { id: 7 }, remotes: {} })
})

test('a session that ends in another tab ends here', () => {
  startSession('secret', aUser(), { a: '1' })
  fromAnotherTab('candela.session', null)
  expect(getSession()).toEqual({
    user: null,
    currency: 'BRL',
    remotes: {},
    maintenance: null,
    viewing: null,
    looked: null,
  })
  expect(currentToken()).toBeNull()
})

test('clearing the whole storage in another tab ends the session here', () => {
  startSession('secret', aUser(), {})
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(getSession().user).toBeNull()
})

test('a person who signs in in another tab is signed in here, without what belonged to the one before', () => {
  startSession('one', aUser(), { a: '1' })
  const other = { authToken: 'two', user: aUser({ id: 8 }), currency: 'USD', expiresAt: Date.now() + DAY_MS }
  fromAnotherTab('candela.session', JSON.stringify(other))
  expect(getSession()).toEqual({
    user: other.user,
    currency: 'USD',
    remotes: {},
    maintenance: null,
    viewing: null,
    looked: null,
  })
  expect(currentToken()).toBe('two')
})

test('another key of the storage is nobody’s session', () => {
  startSession('secret', aUser(), {})
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'candela.theme' }))
  expect(getSession().user?.id).toBe(7)
})

test('a page that comes back from the back-forward cache looks at the storage again', () => {
  startSession('secret', aUser(), {})
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(getSession().user).toBeNull()
})

test('a storage that refuses keeps the session for as long as the page lives', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  startSession('secret', aUser(), {})
  expect(currentToken()).toBe('secret')
  full.mockRestore()
})
