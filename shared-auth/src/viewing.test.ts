import { userEndpoints } from '@candela/shared-contract'
import type { call } from './call'
import type { keepDraft } from './drafts'
import { takeLastLocation } from './lastLocation'
import type * as Session from './session'
import type * as SessionCalls from './sessionCalls'
import { isSignedIn } from './storedSession'
import { aUser, fromAnotherTab, json, refusal, serve } from './testSupport'

const HALF_HOUR_MS = 1_800_000
const ADMIN = aUser({ id: 1, usr_name: 'Lívia Prado' })
const PERSON = aUser({ id: 9, usr_name: 'Otávio Brandão' })
const stored = () => JSON.parse(localStorage.getItem('candela.session') ?? 'null')

/** A page that was just loaded; everything of it is its own. */
type PageParts = typeof Session & typeof SessionCalls & { call: typeof call; keepDraft: typeof keepDraft }
const aPage = async (): Promise<PageParts> => {
  let page: PageParts | undefined
  await jest.isolateModulesAsync(async () => {
    const session = await import('./session')
    const calls = await import('./sessionCalls')
    const { call } = await import('./call')
    const { keepDraft } = await import('./drafts')
    page = { ...session, ...calls, call, keepDraft }
  })
  if (!page) throw new Error('the page did not load')
  return page
}

const look = async (): Promise<PageParts> => {
  const page = await aPage()
  page.startSession('own token', ADMIN, { a: '1' })
  serve(() => json({ token: 'view token', user: PERSON, remotes: {}, seconds: 1800 }))
  await page.viewAs(userEndpoints.impersonate, { params: { id: 9 }, body: { reason: 'They miss a number.' } })
  return page
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('looking as somebody keeps the own session aside, and a reload stays in the look', async () => {
  await look()
  expect(stored()).toMatchObject({
    authToken: 'view token',
    user: { id: 9 },
    own: { authToken: 'own token', user: { id: 1 } },
  })
  const page = await aPage()
  expect(page.getSession()).toMatchObject({
    user: { id: 9 },
    viewing: { by: 'Lívia Prado', locale: ADMIN.usr_locale, until: Date.now() + HALF_HOUR_MS },
  })
  expect(page.currentToken()).toBe('view token')
  expect(JSON.stringify(page.getSession())).not.toContain('own token')
})

test('the page on which it began asks nothing more with the rights of the other one', async () => {
  const page = await look()
  const requests = serve(() => json([]))
  await expect(page.call(userEndpoints.accountManager)).rejects.toMatchObject({ code: 'notSignedIn' })
  expect(requests).toHaveLength(0)
  expect(page.getSession().user?.id).toBe(9)
})

test('stopping tells the server and brings the own session back, also when the server is away', async () => {
  for (const respond of [() => new Response(null, { status: 204 }), () => Promise.reject(new TypeError('away'))]) {
    await look()
    const page = await aPage()
    const requests = serve(respond)
    await page.stopViewing()
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer view token')
    expect(stored()).toMatchObject({ authToken: 'own token', user: { id: 1 }, remotes: { a: '1' } })
    expect([stored().own, stored().looked]).toEqual([undefined, undefined])
    // What is typed in a form of this page is not sent as oneself.
    serve(() => json({}))
    await expect(page.call(userEndpoints.destroy, { params: { id: 9 } })).rejects.toMatchObject({ code: 'notSignedIn' })
  }
})

test('after half an hour one is oneself, and the page says so until that was read', async () => {
  await look()
  jest.setSystemTime(Date.now() + HALF_HOUR_MS)
  expect(isSignedIn()).toBe(true)
  const page = await aPage()
  expect(page.getSession()).toMatchObject({
    user: { id: 1 },
    viewing: null,
    looked: { as: 'Otávio Brandão', isOver: true },
  })
  expect(page.currentToken()).toBe('own token')
  page.forgetLook()
  expect((await aPage()).getSession().looked).toBeNull()
})

test('an open page finds at its next call that the time is over, and does not send it as oneself', async () => {
  await look()
  const page = await aPage()
  jest.setSystemTime(Date.now() + HALF_HOUR_MS)
  const requests = serve(() => json({}))
  await expect(page.call(userEndpoints.destroy, { params: { id: 9 } })).rejects.toMatchObject({ code: 'notSignedIn' })
  expect(requests).toHaveLength(0)
  expect(stored()).toMatchObject({ user: { id: 1 }, looked: { isOver: true } })
})

test('a look that the server ended is over here, and its place is not where one comes back to', async () => {
  await look()
  const page = await aPage()
  window.history.pushState(null, '', '/account/4')
  serve(() => refusal(401, 'notSignedIn'))
  await expect(page.call(userEndpoints.accountManager)).rejects.toMatchObject({ status: 401 })
  expect(stored()).toMatchObject({ authToken: 'own token', looked: { as: 'Otávio Brandão', isOver: false } })
  expect(takeLastLocation()).toBeNull()
})

test('a refused write ends nothing', async () => {
  await look()
  const page = await aPage()
  serve(() => refusal(403, 'onlyLooking'))
  await expect(page.call(userEndpoints.destroy, { params: { id: 9 } })).rejects.toMatchObject({ code: 'onlyLooking' })
  expect(page.getSession()).toMatchObject({ user: { id: 9 }, viewing: { by: 'Lívia Prado' } })
})

test('other tabs follow into the look and out of it', async () => {
  const page = await aPage()
  page.startSession('own token', ADMIN, {})
  const own = stored()
  const until = Date.now() + HALF_HOUR_MS
  fromAnotherTab(
    'candela.session',
    JSON.stringify({ ...own, authToken: 'view token', user: PERSON, expiresAt: until, own }),
  )
  expect(page.getSession()).toMatchObject({ user: { id: 9 }, viewing: { by: 'Lívia Prado', until } })
  fromAnotherTab('candela.session', JSON.stringify(own))
  expect(page.getSession()).toMatchObject({ user: { id: 1 }, viewing: null })
})

test('nothing of the look is kept, and nothing of oneself is found in it', async () => {
  const own = await aPage()
  own.startSession('own token', ADMIN, {})
  own.keepDraft('user.new', { usr_name: 'Mine' })
  own.keepDraft('user.9', { usr_name: 'Of whom it is looked as' })
  await look()
  const page = await aPage()
  page.keepDraft('user.new', { usr_name: 'Theirs' })
  localStorage.setItem('candela.list.account.9', '{}')
  localStorage.setItem('candela.list.account.1', '{}')
  serve(() => new Response(null, { status: 204 }))
  await page.stopViewing()
  expect(Object.keys(localStorage).sort()).toEqual([
    'candela.draft.1.user.9',
    'candela.draft.1.user.new',
    'candela.list.account.1',
    'candela.session',
  ])
})

test('signing out in a look signs out whoever looks, and leaves nothing of either', async () => {
  const own = await aPage()
  own.startSession('own token', ADMIN, {})
  own.keepDraft('user.new', { usr_name: 'Mine' })
  await look()
  const page = await aPage()
  const requests = serve(() => new Response(null, { status: 204 }))
  await page.signOut()
  expect(requests[0]?.url).toContain('/auth/logout')
  expect(localStorage).toHaveLength(0)
})

test('a look whose own session nobody can read is nobody’s session', async () => {
  await look()
  localStorage.setItem('candela.session', JSON.stringify({ ...stored(), own: { authToken: 'x' } }))
  expect(isSignedIn()).toBe(false)
})

test('the language of a look is changed here alone', async () => {
  await look()
  const page = await aPage()
  const requests = serve(() => json({}))
  await page.saveLocale('it_IT')
  expect([requests.length, page.getSession().user?.usr_locale]).toEqual([0, 'it_IT'])
})
