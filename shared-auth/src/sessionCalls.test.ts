import { rememberLocation, takeLastLocation } from './lastLocation'
import { endSession, getSession, setCurrency, startSession } from './session'
import { refreshSession, saveLocale, signIn, signOut } from './sessionCalls'
import { aGroup, aUser, json, refusal, serve, stalled } from './testSupport'

const credentials = { email: 'livia@cariri.example', password: 'candela-demo' }

beforeEach(() => {
  endSession()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('signing in stores token, user and remotes, and the currency is BRL', async () => {
  startSession('old', aUser(), {})
  setCurrency('USD')
  const requests = serve(() => json({ token: 'secret', user: aUser(), remotes: { candela_admin: '0.1.0' } }))
  await signIn(credentials)
  await expect(requests[0]?.json()).resolves.toEqual(credentials)
  expect(getSession()).toMatchObject({ user: { id: 7 }, currency: 'BRL', remotes: { candela_admin: '0.1.0' } })
  expect(JSON.parse(localStorage.getItem('candela.session') ?? '')).toMatchObject({ authToken: 'secret' })
})

test('a refused sign-in changes nothing', async () => {
  serve(() => refusal(401, 'credentials'))
  await expect(signIn(credentials)).rejects.toMatchObject({ code: 'credentials', failure: 'signIn' })
  expect(getSession().user).toBeNull()
})

test('signing out revokes the token, then clears session and last location', async () => {
  startSession('secret', aUser(), {})
  rememberLocation('/user')
  const requests = serve(() => new Response(null, { status: 204 }))
  await signOut()
  expect(requests[0]?.url).toBe('https://candela.example/api/web/auth/logout')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(getSession().user).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['refuses', () => refusal(500, 'internal')],
  ['does not know the session any more', () => refusal(401, 'notSignedIn')],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('signing out works when the server %s', async (_, respond) => {
  startSession('secret', aUser(), {})
  rememberLocation('/user')
  serve(respond)
  await signOut()
  expect(getSession().user).toBeNull()
  expect(takeLastLocation()).toBeNull()
})

test('signing out waits four seconds for the server and no longer', async () => {
  jest.useFakeTimers()
  startSession('secret', aUser(), {})
  serve(stalled)
  const leaving = signOut()
  await jest.advanceTimersByTimeAsync(3_999)
  expect(getSession().user).not.toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  await leaving
  expect(getSession().user).toBeNull()
})

test('signing out without a session asks nobody', async () => {
  const requests = serve(() => new Response(null, { status: 204 }))
  await signOut()
  expect(requests).toHaveLength(0)
})

test('a refresh brings rights, remotes and maintenance as of now, and keeps the currency', async () => {
  startSession('secret', aUser(), {})
  setCurrency('USD')
  const maintenance = { message: 'Back at noon', until: '2026-11-20T15:00:00.000000Z' }
  const user = aUser({ group: aGroup('user.list') })
  serve(() => json({ user, remotes: { candela_admin: '0.2.0' }, expiresAt: '', maintenance }))
  await refreshSession()
  expect(getSession()).toEqual({
    user,
    remotes: { candela_admin: '0.2.0' },
    maintenance,
    currency: 'USD',
    viewing: null,
    looked: null,
  })
})

test('a language is stored at once and sent to the server', async () => {
  startSession('secret', aUser(), {})
  const requests = serve(() => json(aUser({ usr_locale: 'it_IT' })))
  const saving = saveLocale('it_IT')
  expect(getSession().user?.usr_locale).toBe('it_IT')
  await saving
  await expect(requests[0]?.json()).resolves.toEqual({ usr_locale: 'it_IT' })
  expect(requests[0]?.url).toBe('https://candela.example/api/web/user/updateUserLocale')
})

test.each([
  ['fails', () => refusal(500, 'internal')],
  ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a language stays although the server %s', async (_, respond) => {
  startSession('secret', aUser(), {})
  serve(respond)
  await expect(saveLocale('es_ES')).resolves.toBeUndefined()
  expect(getSession().user?.usr_locale).toBe('es_ES')
})

test('a language that the server did not take outlives what it says, and is offered again', async () => {
  startSession('secret', aUser(), {})
  serve(() => refusal(503, 'unavailable'))
  await saveLocale('es_ES')
  const session = { user: aUser(), remotes: {}, expiresAt: '', maintenance: null }
  const requests = serve(request =>
    request.url.endsWith('/session') ? json(session) : json(aUser({ usr_locale: 'es_ES' })),
  )
  await refreshSession()
  expect(getSession().user?.usr_locale).toBe('es_ES')
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['session', 'updateUserLocale'])
  await refreshSession()
  expect(requests).toHaveLength(3)
})

test('a language that the server did not take survives a reload, and is offered again', async () => {
  const stored = () => JSON.parse(localStorage.getItem('candela.session') ?? '')
  startSession('secret', aUser(), {})
  serve(() => refusal(503, 'unavailable'))
  await saveLocale('es_ES')
  expect(stored()).toMatchObject({ user: { usr_locale: 'es_ES' }, localeUnsaved: true })
  const session = { user: aUser(), remotes: {}, expiresAt: '', maintenance: null }
  const requests = serve(request =>
    request.url.endsWith('/session') ? json(session) : json(aUser({ usr_locale: 'es_ES' })),
  )
  let reloaded: string | undefined
  await jest.isolateModulesAsync(async () => {
    const [account, { getSession }] = [await import('./sessionCalls'), await import('./session')]
    await account.refreshSession()
    reloaded = getSession().user?.usr_locale
  })
  expect(reloaded).toBe('es_ES')
  expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['session', 'updateUserLocale'])
  await expect(requests[1]?.json()).resolves.toEqual({ usr_locale: 'es_ES' })
  expect(stored().user.usr_locale).toBe('es_ES')
  expect(stored()).not.toHaveProperty('localeUnsaved')
})

test('a language without a session is nobody’s', async () => {
  const requests = serve(() => json({}))
  await saveLocale('es_ES')
  expect(requests).toHaveLength(0)
})
