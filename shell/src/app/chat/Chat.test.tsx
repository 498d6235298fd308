import { BRAND, type SessionUser, USUAL_HOURS, type WorkHours } from '@candela/shared-contract'
import { changeLocale, initI18n } from '@candela/shared-ui/runtime'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'
import { useWhen } from './useWhen'
import { useWritten } from './useWritten'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({
    default: () => (
      <>
        <h1>Sites</h1>
        <button type="button" data-filter="Status: Approved">
          Status
        </button>
      </>
    ),
  }),
}))

const registry = aRegistry([], [aRoute('/sites', 'Sites')])
const marina = { id: 3, usr_name: 'Marina Teles', usr_email: 'marina@candela.example' }

type Sent = { key: string | null; body: Record<string, unknown> }

/** A server that knows the manager, and answers messages one after the other. */
let before: object[] = []
const aServer = (...answers: (() => Response)[]) => {
  const sent: Sent[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const request = input as Request
    const { pathname } = new URL(request.url, 'http://localhost')
    if (!pathname.endsWith('/contact')) return new Response(null, { status: 404 })
    if (request.method === 'GET')
      return Response.json({
        manager: { ...marina, usr_photo: null, online: true, hours: USUAL_HOURS, usual: true },
        sent: before,
      })
    sent.push({ key: request.headers.get('idempotency-key'), body: (await request.json()) as Sent['body'] })
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('no answer')
    return answer()
  })
  return sent
}

const show = async (changes: Partial<SessionUser> = {}) => {
  const { visitor } = await renderShell({ path: '/sites?status=2', user: aUser(['auth.session'], changes), registry })
  await screen.findByRole('heading', { name: 'Sites' })
  return visitor
}

const open = async (visitor: Awaited<ReturnType<typeof show>>) => {
  await visitor.click(screen.getByRole('button', { name: 'Talk to Marina Teles, your account manager' }))
  return screen.findByRole('textbox', { name: /^Your (next )?message/ })
}

beforeEach(async () => {
  before = []
  localStorage.clear()
  useWritten.setState(useWritten.getInitialState())
  await changeLocale('en_US')
  history.replaceState(null, '', '/sites?status=2')
})

// The first of all, while nobody has fetched the panel yet.
test('takes the focus into the text, and gives it back', async () => {
  aServer()
  const visitor = await show({ manager: marina })
  for (const _ of ['while it is fetched', 'when it is there']) {
    const field = await open(visitor)
    await waitFor(() => expect(field).toHaveFocus())
    await visitor.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: /^Talk to/ })).toHaveFocus()
  }
})

test('says who reads it and sends what was typed with what stays in, once, also when an answer is lost', async () => {
  const sent = aServer(
    () => {
      throw new TypeError('Failed to fetch')
    },
    () => Response.json({ id: 4, manager: { usr_name: 'Marina Teles', online: true } }),
  )
  const visitor = await show({ manager: marina })
  await visitor.type(await open(visitor), 'Why is yesterday missing?')
  expect(await screen.findByText('Online now')).toBeVisible()
  expect(screen.getByText('These are the usual hours: Marina Teles has not set their own.')).toBeVisible()
  await visitor.click(screen.getByRole('button', { name: 'Status: Approved', pressed: true }))

  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('No answer came. Your text is still here: try again.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Why is yesterday missing?')

  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Sent. Marina Teles is online and can read it now.')).toBeVisible()
  expect(screen.getByText('The answer comes by email to livia@cariri.example.')).toBeVisible()
  expect(sent[1]?.body).toEqual({
    cms_text: 'Why is yesterday missing?',
    cms_page: expect.any(String),
    cms_path: '/sites?status=2',
    cms_filters: [],
    cms_id_website: null,
  })
  expect(sent[1]?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('what was sent stays in sight with what went along, and the next message can be written at once', async () => {
  const answer = (id: number) => () => Response.json({ id, manager: { usr_name: 'Marina Teles', online: true } })
  const sent = aServer(answer(4), answer(5))
  const visitor = await show({ manager: marina })
  await visitor.type(await open(visitor), 'Why is yesterday missing?')
  const filter = (pressed: boolean) => screen.getByRole('button', { name: 'Status: Approved', pressed })
  await visitor.click(filter(true))
  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  const next = await screen.findByRole('textbox', { name: 'Your next message' })
  expect(next).toHaveValue('')
  expect(next).toHaveFocus()
  const said = () =>
    within(screen.getByRole('list', { name: 'What you sent' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(said()).toEqual([expect.stringMatching(/^Why is yesterday missing\?\d\d:\d\d$/)])

  await visitor.type(next, 'And the day before?')
  // Who left something out does so for what they write next as well.
  await visitor.click(filter(false))
  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(said()).toHaveLength(2))
  expect(said()[1]).toMatch(/^And the day before\?\d\d:\d\d · Status: Approved$/)
  expect(sent.map(({ body }) => [body.cms_text, body.cms_filters])).toEqual([
    ['Why is yesterday missing?', []],
    ['And the day before?', ['Status: Approved']],
  ])
  await visitor.keyboard('{Escape}')
  await open(visitor)
  expect(said()).toHaveLength(2)
  expect(screen.queryByText(/^Sent\./)).not.toBeInTheDocument()
})

test('keeps what was typed while the panel is closed, and what the server refuses', async () => {
  aServer(() =>
    Response.json(
      { message: 'Too many requests.', code: 'tooManyRequests', errors: [], requestId: 'r', retryAfter: 60 },
      { status: 429 },
    ),
  )
  const visitor = await show({ manager: marina })
  await visitor.type(await open(visitor), 'Hello')
  await visitor.keyboard('{Escape}')
  expect(await open(visitor)).toHaveValue('Hello')
  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText(/Too many requests/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Hello')
})

test('shows what was written before the page was loaded, each once', async () => {
  const old = { id: 3, cms_text: 'And in June?', along: ['Sites'], created_at: '2026-06-02T12:00:00.000Z' }
  before = [old, { id: 4, cms_text: 'Hello', along: [], created_at: new Date().toISOString() }]
  aServer(() => Response.json({ id: 4, manager: { usr_name: 'Marina Teles', online: true } }))
  const visitor = await show({ manager: marina })
  await visitor.type(await open(visitor), 'Hello')
  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByRole('textbox', { name: 'Your next message' })
  const said = within(screen.getByRole('list', { name: 'What you sent' })).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^And in June\?.*2026.* · Sites$/),
    expect.stringMatching(/^Hello\d\d:\d\d/),
  ])
})

test('asks for a text before it sends', async () => {
  const sent = aServer()
  const visitor = await show({ manager: marina })
  const field = await open(visitor)
  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(sent).toEqual([])
})

test('is support where nobody is assigned', async () => {
  aServer(() => Response.json({ id: 4, manager: null }))
  const visitor = await show()
  await visitor.click(screen.getByRole('button', { name: `Talk to ${BRAND.name} support` }))
  await visitor.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Hello')
  await visitor.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('The answer comes by email to livia@cariri.example.')).toBeVisible()
})

test('is not there for staff whom nobody looks after', async () => {
  const { group } = aUser(['auth.session'])
  await show({ group: group && { ...group, gro_scope: 'managed' } })
  expect(screen.getByRole('button', { name: /Profile of/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Talk to/ })).not.toBeInTheDocument()
})

describe('hours', () => {
  const friday = new Date('2026-11-27T11:00:00Z')
  const words = async (hours: WorkHours, zone: string, now = friday) => {
    await initI18n('en_US')
    const { result } = renderHook(() => useWhen(zone))
    return result.current.hoursOf(hours, now)
  }

  test.each([
    ['Europe/Lisbon', friday, 'Today 12:00–21:00 your time · answers today from 12:00'],
    ['Asia/Tokyo', friday, 'Today 21:00–06:00 your time · answers today from 21:00'],
    ['Europe/Lisbon', new Date('2026-11-27T15:00:00Z'), 'Today 12:00–21:00 your time'],
    ['Europe/Lisbon', new Date('2026-11-27T22:00:00Z'), 'Monday 12:00–21:00 your time · answers on Monday from 12:00'],
    ['Europe/Lisbon', new Date('2026-11-29T22:00:00Z'), 'Tomorrow 12:00–21:00 your time · answers tomorrow from 12:00'],
    // Summer in Lisbon, an hour nearer.
    ['Europe/Lisbon', new Date('2026-07-01T11:00:00Z'), 'Today 13:00–22:00 your time · answers today from 13:00'],
  ])('of São Paulo in %s at %s', async (zone, now, said) => {
    expect(await words(USUAL_HOURS, zone, now)).toBe(said)
  })

  test('are said in the language of their reader, and so is what became of a message', async () => {
    await act(() => changeLocale('pt_BR'))
    const { result } = renderHook(() => useWhen('Europe/Lisbon'))
    const late = new Date('2026-11-27T22:00:00Z')
    await waitFor(() =>
      expect(result.current.hoursOf(USUAL_HOURS, late)).toBe(
        'Segunda-feira 12:00–21:00 no seu horário · responde segunda-feira a partir das 12:00',
      ),
    )
    const to = { usr_name: 'Marina', online: false, hours: USUAL_HOURS }
    expect(result.current.sentTo(to, friday)).toBe('Enviada. Marina responde hoje a partir das 12:00.')
    expect(result.current.sentTo({ ...to, online: true }, friday)).toBe('Enviada. Marina está on-line e já pode ler.')
  })
})
