import { getSession, rememberLocation, type SessionState } from '@candela/shared-auth'
import type { PageConfig } from '@candela/shared-contract'
import { changeLocale } from '@candela/shared-ui/runtime'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { goTo } from '../navigation'
import { json, noNetwork, PAGE_CONFIG, refusal, renderPage, serve, serveLater } from '../testSupport'
import { Login } from './Login'

jest.mock('../navigation')

let mockConfig: PageConfig = PAGE_CONFIG
jest.mock('../pageConfig', () => ({ usePageConfig: () => mockConfig }))

const SENTENCE = 'Incorrect email or password'
const UNCHECKED = 'Your email and password were not checked.'

const PERSON = { id: 7, usr_name: 'Lívia', usr_email: 'livia@cariri.example' } as NonNullable<SessionState['user']>

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

const signInAs = async (user: UserEvent, address = 'livia@cariri.example', secret = 'candela') => {
  await user.type(email(), address)
  await user.type(password(), secret)
  await user.click(submit())
}

beforeEach(async () => {
  mockConfig = PAGE_CONFIG
  localStorage.clear()
  jest.mocked(goTo).mockClear()
  await act(() => changeLocale('en_US'))
})

test('signing in keeps the session and leads to the start page', async () => {
  const bodies = serve(() => json({ token: 't', user: PERSON, remotes: {} }))
  await signInAs(renderPage('login', Login))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(bodies).toEqual([{ email: 'livia@cariri.example', password: 'candela' }])
  expect(getSession().user?.id).toBe(7)
  expect(submit()).toBeDisabled()
})

test('signing in leads back to where the person was', async () => {
  rememberLocation('/user?page=2')
  serve(() => json({ token: 't', user: PERSON, remotes: {} }))
  await signInAs(renderPage('login', Login))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/user?page=2'))
})

test.each([
  ['wrong credentials', () => refusal(401, 'credentials')],
  ['a throttle', () => refusal(429, 'throttled', { retryAfter: 840 })],
  ['an invalid request', () => refusal(422, 'invalid')],
])('%s: one sentence, the password goes and gets the focus, the email stays', async (_, respond) => {
  serve(respond)
  await signInAs(renderPage('login', Login))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(SENTENCE)
  expect(alert).not.toHaveTextContent(UNCHECKED)
  expect(password()).toHaveValue('')
  expect(password()).toHaveFocus()
  expect(password()).toBeValid()
  expect(email()).toHaveValue('livia@cariri.example')
  expect(goTo).not.toHaveBeenCalled()
})

test.each([
  ['a broken server', () => refusal(500, 'internal')],
  ['a server that is down', () => refusal(503, 'unavailable')],
  ['a proxy’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['no network', noNetwork],
])('%s: the sentence, that nothing was checked, and all that was typed stays for the next try', async (_, respond) => {
  serve(respond)
  const user = renderPage('login', Login)
  await signInAs(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${SENTENCE}.+${UNCHECKED}$`))
  expect(password()).toHaveFocus()
  const bodies = serve(() => refusal(401, 'credentials'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(bodies).toEqual([{ email: 'livia@cariri.example', password: 'candela' }]))
})

test.each([
  [840, 'Try again in 14 minutes.'],
  [61, 'Try again in 2 minutes.'],
  [60, 'Try again in 1 minute.'],
  [59, 'Try again in 59 seconds.'],
  [0.4, 'Try again in 1 second.'],
])('a throttle of %d s says how long to wait', async (retryAfter, line) => {
  serve(() => refusal(429, 'throttled', { retryAfter }))
  await signInAs(renderPage('login', Login))
  expect(await screen.findByRole('alert')).toHaveTextContent(`${SENTENCE} Too many attempts. ${line}`)
})

test('an unreachable server says so in the second line', async () => {
  serve(noNetwork)
  await signInAs(renderPage('login', Login))
  expect(await screen.findByText(/could not be reached/)).toBeVisible()
})

test('wrong credentials need no second line', async () => {
  serve(() => refusal(401, 'credentials'))
  await signInAs(renderPage('login', Login))
  expect((await screen.findByRole('alert')).textContent).toBe(SENTENCE)
})

test('after a failure the next try works', async () => {
  serve(() => refusal(401, 'credentials'))
  const user = renderPage('login', Login)
  await signInAs(user)
  await screen.findByRole('alert')
  const bodies = serve(() => json({ token: 't', user: PERSON, remotes: {} }))
  await user.keyboard('the right one{Enter}')
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(bodies).toEqual([{ email: 'livia@cariri.example', password: 'the right one' }])
})

test('an empty form shows every error, asks nobody and leads to the first field', async () => {
  const bodies = serve(() => refusal(500, 'internal'))
  const user = renderPage('login', Login)
  await user.click(submit())
  for (const field of [email(), password()]) expect(field).toHaveAccessibleDescription('The field is required')
  expect(email()).toHaveFocus()
  expect(email()).toBeInvalid()
  expect(bodies).toHaveLength(0)
})

test('an address without an at sign is refused before the server is asked', async () => {
  const bodies = serve(() => refusal(500, 'internal'))
  await signInAs(renderPage('login', Login), 'livia')
  expect(email()).toHaveAccessibleDescription('The entered email is invalid')
  expect(bodies).toHaveLength(0)
})

test('the button is at work while the server thinks', async () => {
  const answer = serveLater()
  const user = renderPage('login', Login)
  await signInAs(user)
  expect(submit()).toBeDisabled()
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  await waitFor(async () => {
    answer(refusal(401, 'credentials'))
    expect(await screen.findByRole('alert')).toBeVisible()
  })
  expect(submit()).toBeEnabled()
})

test('password managers and pasting find what they need', async () => {
  const user = renderPage('login', Login)
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  await user.click(password())
  await user.paste('from a manager')
  expect(password()).toHaveValue('from a manager')
})

test('the tabulator leads from the email to the password', async () => {
  const user = renderPage('login', Login)
  await user.click(email())
  await user.tab()
  expect(password()).toHaveFocus()
})

test('a demo person signs in with one click', async () => {
  mockConfig = {
    ...PAGE_CONFIG,
    demo: { password: 'demo', users: [{ email: 'admin@candela.example', role: 'administrator' }] },
  }
  const bodies = serve(() => json({ token: 't', user: PERSON, remotes: {} }))
  const user = renderPage('login', Login)
  await user.click(screen.getByRole('button', { name: 'Administrator admin@candela.example' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  expect(bodies).toEqual([{ email: 'admin@candela.example', password: 'demo' }])
  expect(email()).toHaveValue('admin@candela.example')
})

test('a browser that forbids storage is told so in every language, and nobody is signed in', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const bodies = serve(() => json({ token: 't', user: PERSON, remotes: {} }))
  await signInAs(renderPage('login', Login))
  for (const [locale, title] of [
    ['pt_BR', 'Este navegador não pode manter você conectado'],
    ['es_ES', 'Este navegador no puede mantener tu sesión'],
    ['it_IT', 'Questo browser non può mantenere l’accesso'],
    ['en_US', 'This browser cannot keep you signed in'],
  ] as const) {
    await act(() => changeLocale(locale))
    expect(await screen.findByRole('alert')).toHaveTextContent(title)
  }
  expect(submit()).toBeEnabled()
  expect(bodies).toHaveLength(0)
  expect(goTo).not.toHaveBeenCalled()
})

test('a session that the browser cannot keep is ended on the server too', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((_key, value) => {
    if (value.length > 9) throw new DOMException('Full.', 'QuotaExceededError')
  })
  const bodies = serve(() => json({ token: 't', user: PERSON, remotes: {} }))
  await signInAs(renderPage('login', Login))
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot keep you signed in')
  expect(bodies).toEqual([{ email: 'livia@cariri.example', password: 'candela' }, null])
  expect(getSession().user).toBeNull()
  expect(goTo).not.toHaveBeenCalled()
})

test('outside demo mode there are no demo people', () => {
  renderPage('login', Login)
  expect(screen.queryByText('Demo sign-ins')).not.toBeInTheDocument()
})

test('another language takes over in place, for this page and for the next visit', async () => {
  const user = renderPage('login', Login)
  await user.type(email(), 'livia')
  await user.click(screen.getByRole('combobox', { name: 'Language' }))
  await user.click(screen.getByRole('option', { name: 'Português' }))
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('livia')
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR')
  expect(document.title).toBe('Entrar · Candela')
  expect(document.cookie).toContain('candela_locale=pt_BR')
  expect(screen.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', expect.stringMatching(/\/pt$/))
})

test('an error on the screen is translated with the rest', async () => {
  const user = renderPage('login', Login)
  await user.click(submit())
  await act(() => changeLocale('it_IT'))
  expect(screen.getAllByText('Il campo è obbligatorio')).toHaveLength(2)
})
