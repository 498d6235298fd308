import { authEndpoints, mailboxEndpoints, userEndpoints } from '@candela/shared-contract'
import { ApiError } from './ApiError'
import { call } from './call'
import { takeLastLocation } from './lastLocation'
import { endSession, getSession, startSession } from './session'
import { aUser, json, refusal, serve, stalled } from './testSupport'

const user = { params: { id: '7' } }
const reset = {
  body: { token: 't', email: 'a@b.example', password: 'candela', password_confirmation: 'candela' },
}

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${error}`)
  return error
}

beforeEach(() => {
  endSession()
  localStorage.clear()
  document.documentElement.lang = 'es-ES'
})
afterEach(() => jest.useRealTimers())

describe('a request', () => {
  test('carries the token and the person’s language', async () => {
    startSession('secret', aUser({ usr_locale: 'it_IT' }), {})
    const requests = serve(() => json({ record: aUser(), can: {} }))
    await call(userEndpoints.get, user)
    expect(requests[0]?.url).toBe('https://candela.example/api/web/user/7')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(requests[0]?.headers.get('accept-language')).toBe('it-IT')
  })

  test('carries the key by which a repeated creation is known', async () => {
    const requests = serve(() => json({ record: aUser(), can: {} }))
    await call(userEndpoints.get, user, { idempotencyKey: 'once' })
    await call(userEndpoints.get, user)
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', null])
  })

  test('goes without a token and in the page’s language before anybody is signed in', async () => {
    const requests = serve(() => json({ data: [] }))
    await call(mailboxEndpoints.list)
    expect(requests[0]?.headers.has('authorization')).toBe(false)
    expect(requests[0]?.headers.get('accept-language')).toBe('es-ES')
  })

  test('sends a body as JSON and takes a 204 for an answer', async () => {
    const requests = serve(() => new Response(null, { status: 204 }))
    await expect(call(authEndpoints.forgotPassword, { body: { email: 'a@b.example' } })).resolves.toBeUndefined()
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    await expect(requests[0]?.json()).resolves.toEqual({ email: 'a@b.example' })
  })
})

describe('a failure', () => {
  test('carries everything that the server said', async () => {
    const fields = [{ field: 'email', code: 'email', message: 'not an address' }]
    serve(() => refusal(422, 'invalid', { errors: fields }))
    expect(await failureOf(call(authEndpoints.resetPassword, reset))).toMatchObject({
      code: 'invalid',
      status: 422,
      fields,
      message: 'words for invalid',
      failure: 'passwordReset',
      requestId: 'req-1',
      retryAfter: null,
    })
  })

  test('of a stale change brings the record as it is, and of a refused removal how many stand in the way', async () => {
    serve(() => refusal(409, 'stale', { current: { record: { id: 7 } } }))
    expect(await failureOf(call(userEndpoints.get, user))).toMatchObject({
      current: { record: { id: 7 } },
      count: null,
    })
    serve(() => refusal(409, 'inUse', { count: 38 }))
    expect(await failureOf(call(userEndpoints.get, user))).toMatchObject({ current: undefined, count: 38 })
  })

  test('tells how long to wait, from the body or from the header', async () => {
    serve(() => refusal(429, 'throttled', { retryAfter: 90 }))
    expect(await failureOf(call(authEndpoints.forgotPassword, { body: { email: 'a@b.example' } }))).toMatchObject({
      code: 'throttled',
      retryAfter: 90,
    })
    const body = { message: 'm', code: 'tooManyRequests', errors: [], requestId: 'r' }
    serve(() => json(body, 429, { 'retry-after': '30' }))
    expect((await failureOf(call(userEndpoints.get, user))).retryAfter).toBe(30)
  })

  test.each([
    ['a page', () => new Response('<h1>Bad gateway</h1>', { status: 500 })],
    ['nothing', () => new Response(null, { status: 500 })],
    ['another shape', () => json({ error: 'no' }, 500)],
    ['a code that is not in the contract', () => refusal(500, 'brandNew')],
  ])('with %s as its body is a bad answer', async (_, answer) => {
    serve(answer)
    expect(await failureOf(call(userEndpoints.get, user))).toMatchObject({ code: 'badAnswer', status: 500 })
  })

  test('that is a success without JSON is a bad answer', async () => {
    serve(() => new Response('<h1>Hotel wi-fi</h1>'))
    expect(await failureOf(call(mailboxEndpoints.list))).toMatchObject({ code: 'badAnswer', status: 200 })
  })

  test.each([
    [
      'in our shape',
      { errors: [{ field: 'token', code: 'resetTokenInvalid', message: 'first' }, { message: 'second' }] },
    ],
    ['as plain texts', { errors: ['first', 'second'] }],
  ])('is seen in a list of errors under status 200, %s', async (_, body) => {
    serve(() => json(body))
    const failure = await failureOf(call(authEndpoints.resetPassword, reset))
    expect(failure.fields.map(({ message }) => message)).toEqual(['first', 'second'])
  })

  test('keeps the list of errors of an answer that is otherwise out of shape', async () => {
    serve(() => json({ errors: [{ message: 'first' }, 3] }, 500))
    const failure = await failureOf(call(authEndpoints.resetPassword, reset))
    expect(failure.code).toBe('badAnswer')
    expect(failure.fields).toEqual([{ field: undefined, code: 'invalid', message: 'first' }])
  })

  test('without an answer is the network', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    const failure = await failureOf(call(authEndpoints.resetPassword, reset))
    expect(failure).toMatchObject({ code: 'network', status: null, message: '' })
  })

  test('of a server that says nothing for ten seconds is a time-out', async () => {
    jest.useFakeTimers()
    serve(stalled)
    const failure = failureOf(call(userEndpoints.get, user))
    await jest.advanceTimersByTimeAsync(9_999)
    let settled = false
    void failure.then(() => {
      settled = true
    })
    await jest.advanceTimersByTimeAsync(0)
    expect(settled).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ code: 'timeout', status: null })
  })

  test('of somebody who does not want the answer any more is still an ApiError', async () => {
    const controller = new AbortController()
    serve(stalled)
    const failure = failureOf(call(userEndpoints.get, user, { signal: controller.signal }))
    controller.abort()
    expect((await failure).code).toBe('network')
  })
})

test.each([
  ['a bad gateway', () => new Response(null, { status: 502 })],
  ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('no call is sent twice by itself, not even after %s', async (_, respond) => {
  const requests = serve(respond)
  await failureOf(call(userEndpoints.get, user))
  await failureOf(call(authEndpoints.signIn, { body: { email: 'a@b.example', password: 'p' } }))
  expect(requests).toHaveLength(2)
})

describe('the session', () => {
  beforeEach(() => startSession('secret', aUser(), {}))

  test('ends with a 401, and the place is remembered', async () => {
    serve(() => refusal(401, 'notSignedIn'))
    await failureOf(call(userEndpoints.get, user))
    expect(getSession().user).toBeNull()
    expect(localStorage.getItem('candela.session')).toBeNull()
    expect(takeLastLocation()).toBe('/users')
  })

  test('ends with a 401 whatever its body', async () => {
    serve(() => new Response('no', { status: 401 }))
    await failureOf(call(userEndpoints.get, user))
    expect(getSession().user).toBeNull()
  })

  test('survives the 401 of a public endpoint', async () => {
    serve(() => refusal(401, 'credentials'))
    await failureOf(call(authEndpoints.signIn, { body: { email: 'a@b.example', password: 'p' } }))
    expect(getSession().user?.id).toBe(7)
  })

  test('survives a 403', async () => {
    serve(() => refusal(403, 'forbidden'))
    expect((await failureOf(call(userEndpoints.get, user))).code).toBe('forbidden')
    expect(getSession().user?.id).toBe(7)
  })

  test('is looked at again after a 403, once for many: a right that was taken shows at once', async () => {
    jest.useFakeTimers({ now: Date.now() + 60_000 })
    const fewer = aUser({ group: null })
    const requests = serve(({ url }) =>
      url.endsWith('/auth/session')
        ? json({ user: fewer, remotes: {}, expiresAt: '', maintenance: null })
        : refusal(403, 'forbidden'),
    )
    await Promise.all([1, 2, 3].map(() => failureOf(call(userEndpoints.get, user))))
    await jest.runAllTimersAsync()
    expect(getSession().user?.group).toBeNull()
    expect(requests.filter(({ url }) => url.endsWith('/auth/session'))).toHaveLength(1)
  })

  test('survives the late 401 of the session before it', async () => {
    serve(() => {
      startSession('newer', aUser(), {})
      return refusal(401, 'notSignedIn')
    })
    await failureOf(call(userEndpoints.get, user))
    expect(getSession().user?.id).toBe(7)
  })

  test('learns of maintenance from any call', async () => {
    serve(() => refusal(503, 'maintenance'))
    await failureOf(call(userEndpoints.get, user))
    expect(getSession().maintenance).toEqual({ message: null, until: null })
    expect(getSession().user?.id).toBe(7)
  })

  test('takes an unavailable server for no maintenance', async () => {
    serve(() => refusal(503, 'unavailable'))
    await failureOf(call(userEndpoints.get, user))
    expect(getSession().maintenance).toBeNull()
  })
})
