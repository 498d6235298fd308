import { forgetDraft, keepDraft, readDraft } from './drafts'
import { endSession, startSession } from './session'
import { signOut } from './sessionCalls'
import { aUser, refusal, serve } from './testSupport'

const signInAs = (id: number) => startSession('token', aUser({ id }), {})

beforeEach(() => {
  localStorage.clear()
  signInAs(7)
})

test('a draft comes back as it was kept, with the time of it', () => {
  keepDraft('user.12', { usr_name: 'Ana' })
  expect(readDraft('user.12')).toEqual({ at: expect.any(Number), content: { usr_name: 'Ana' } })
  forgetDraft('user.12')
  expect(readDraft('user.12')).toBeNull()
})

test('it is only for whoever typed it', () => {
  keepDraft('user.12', 'mine')
  signInAs(8)
  expect(readDraft('user.12')).toBeNull()
})

test('a session that ends by itself keeps it', () => {
  keepDraft('user.12', 'mine')
  endSession()
  keepDraft('user.12', 'nobody writes')
  expect(readDraft('user.12')).toBeNull()
  signInAs(7)
  expect(readDraft('user.12')?.content).toBe('mine')
})

test("signing out takes all drafts of that person away, and nobody else's", async () => {
  serve(() => refusal(503, 'unavailable'))
  signInAs(8)
  keepDraft('user.12', 'theirs')
  signInAs(7)
  keepDraft('user.12', 'mine')
  await signOut()
  expect(Object.keys(localStorage).filter(key => key.startsWith('candela.draft.7.'))).toEqual([])
  signInAs(8)
  expect(readDraft('user.12')?.content).toBe('theirs')
})

test('after two weeks it is forgotten', () => {
  keepDraft('user.12', 'old')
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 15 * 86_400_000)
  signInAs(7)
  expect(readDraft('user.12')).toBeNull()
})

test('what nobody can read is no draft', () => {
  localStorage.setItem('candela.draft.7.user.12', '{"at":')
  expect(readDraft('user.12')).toBeNull()
})
