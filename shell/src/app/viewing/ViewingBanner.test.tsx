import { endSession, getSession, loseSession, signIn, viewAs } from '@candela/shared-auth'
import { userEndpoints } from '@candela/shared-contract'
import { changeLocale } from '@candela/shared-ui/runtime'
import { renderUi } from '@candela/shared-ui/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import ViewingBanner from './ViewingBanner'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <p>A screen</p> }),
}))

const registry = aRegistry([anEntry({ path: '/dashboard', label: 'Dashboard' })], [aRoute('/dashboard', 'Dashboard')])
const ADMIN = { ...aUser(['auth.session']), id: 1, usr_name: 'Lívia Prado' }
const PERSON = { ...aUser(['auth.session']), id: 9, usr_name: 'Otávio Brandão' }

/** The page of somebody who looks as somebody else. */
const look = async () => {
  const page = await renderShell({ path: '/dashboard', user: ADMIN, registry })
  await screen.findByText('A screen')
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ token: 'view', user: PERSON, remotes: {}, seconds: 1800 }))
  await act(() => viewAs(userEndpoints.impersonate, { params: { id: 9 }, body: { reason: 'They miss a number.' } }))
  return page
}

beforeEach(async () => {
  await changeLocale('en_US')
  endSession()
  localStorage.clear()
})

test('says on every page who looks as whom and for how long, and lets them stop', async () => {
  const { visitor } = await look()
  const banner = (await screen.findByText('You see Candela as Otávio Brandão')).closest('[role=status]')
  expect(banner).toHaveTextContent('You are Lívia Prado, and can only look.')
  expect(screen.getByRole('timer')).toHaveTextContent('30 minutes left')
  await visitor.click(screen.getByRole('button', { name: 'Stop viewing' }))
  await waitFor(() => expect(getSession()).toMatchObject({ user: { id: 1 }, viewing: null, looked: null }))
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
})

test.each([
  [31, 'The 30 minutes as Otávio Brandão are over. You are yourself again.'],
  [5, 'You can no longer see Candela as Otávio Brandão. You are yourself again.'],
])('that it ended by itself is said until it was read: after %i minutes', async (minutes, sentence) => {
  const answer = (body: object) => async () => new Response(JSON.stringify(body))
  globalThis.fetch = answer({ token: 'own', user: ADMIN, remotes: {} })
  await signIn({ email: ADMIN.usr_email, password: 'secret' })
  globalThis.fetch = answer({ token: 'view', user: PERSON, remotes: {}, seconds: 1800 })
  await viewAs(userEndpoints.impersonate, { params: { id: 9 }, body: { reason: 'They miss a number.' } })
  const { user } = renderUi(<ViewingBanner />)
  expect(await screen.findByText('You see Candela as Otávio Brandão')).toBeVisible()
  const later = Date.now() + minutes * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  act(loseSession)
  expect(screen.getByText(sentence)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(sentence)).not.toBeInTheDocument()
})

test.each([
  ['en_US', 'pt_BR', 'Stop viewing', '30 minutes left'],
  ['pt_BR', 'en_US', 'Parar de ver', 'restam 30 minutos'],
  ['es_ES', 'en_US', 'Dejar de ver', 'quedan 30 minutos'],
  ['it_IT', 'es_ES', 'Smetti di guardare', 'restano 30 minuti'],
] as const)('speaks %s to whoever does, on a page in %s', async (usr_locale, theirs, stop, left) => {
  const answer = (body: object) => async () => new Response(JSON.stringify(body))
  globalThis.fetch = answer({ token: 'own', user: { ...ADMIN, usr_locale }, remotes: {} })
  await signIn({ email: ADMIN.usr_email, password: 'secret' })
  globalThis.fetch = answer({ token: 'view', user: { ...PERSON, usr_locale: theirs }, remotes: {}, seconds: 1800 })
  await viewAs(userEndpoints.impersonate, { params: { id: 9 }, body: { reason: 'They miss a number.' } })
  await changeLocale(theirs)
  renderUi(<ViewingBanner />)
  const button = await screen.findByRole('button', { name: stop })
  expect(button.closest('[lang]')).toHaveAttribute('lang', usr_locale.replace('_', '-'))
  expect(screen.getByRole('timer')).toHaveTextContent(left)
})
