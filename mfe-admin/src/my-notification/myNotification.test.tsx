import {
  PAIRS,
  type Pair,
  type UserNotification,
  userNotificationEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import {
  answers,
  INSTANT,
  menuTexts,
  onePage,
  onPhone,
  refusal,
  renderScreen,
  textsOf,
} from '@candela/shared-ui/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import MyNotificationList from './MyNotificationList'
import MyNotificationSettings from './MyNotificationSettings'
import MyNotificationShow from './MyNotificationShow'

const listeners = new Set<() => void>()
jest.mock('@candela/shared-auth', () => ({
  ...jest.requireActual('@candela/shared-auth'),
  onLiveEvent: (_type: string, listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const HOSTILE = '<img src=x onerror="alert(1)">'
const READS: Pair[] = ['userNotification.list', 'userNotification.get']

const UNREAD: UserNotification = {
  id: 31,
  usn_kind: 'message',
  usn_title: 'New payment days',
  usn_message: 'From December on\nthere are six.',
  usn_path: '/report/report05',
  sender_name: 'Ana Lima',
  usn_read: null,
  created_at: INSTANT,
}
const READ: UserNotification = {
  ...UNREAD,
  id: 30,
  usn_kind: 'payment',
  usn_title: HOSTILE,
  usn_path: null,
  sender_name: null,
  usn_read: INSTANT,
}

const listed = (rows: UserNotification[], unread = rows.filter(({ usn_read }) => !usn_read).length) => {
  const page = onePage(rows)
  const counts = { read: { no: unread, yes: rows.length - unread }, kind: {} }
  return answers(userNotificationEndpoints.list, { ...page, meta: { ...page.meta, counts } })
}
const done = (count = 1) => [
  answers(userNotificationEndpoints.read, { done: count }),
  answers(userNotificationEndpoints.readAll, { done: count }),
  answers(userNotificationEndpoints.hide, { done: count }),
]

const showList = (rows = [UNREAD, READ], { at = '/my-notifications', rights = [...PAIRS] as readonly Pair[] } = {}) =>
  renderScreen(
    { '/my-notifications': MyNotificationList },
    { at, rights, server: [listed(rows), answers(viewEndpoints.list, []), ...done()] },
  )

type User = Awaited<ReturnType<typeof showList>>['user']
const openRow = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
const markAll = () => screen.findByRole('button', { name: /^Mark all as read/ })

describe('my list', () => {
  test('says which are unread, what they are about and who wrote, and opening it marks nothing', async () => {
    const { asked } = await showList()
    const unread = within(await screen.findByRole('row', { name: /New payment days/ }))
    expect(unread.getByRole('link')).toHaveTextContent(/^Unread: New payment days/)
    expect(unread.getByText('Messages')).toBeVisible()
    expect(unread.getByText('Ana Lima')).toBeVisible()
    const read = within(screen.getByRole('row', { name: /onerror/ }))
    expect(read.getByRole('link')).not.toHaveTextContent('Unread')
    expect(read.getByText(HOSTILE)).toBeVisible()
    expect(read.getByText('Candela')).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
    expect(screen.getByRole('button', { name: /^Unread\s*1$/ })).toBeVisible()
    expect([...asked(userNotificationEndpoints.read), ...asked(userNotificationEndpoints.readAll)]).toEqual([])
  })

  test('marks one as read, one as unread, and asks for the list anew', async () => {
    const { user, asked } = await showList()
    await openRow(user, 'New payment days')
    expect(menuTexts()).toEqual(['Open', 'Mark as read', 'Hide for me'])
    await user.click(screen.getByRole('menuitem', { name: 'Mark as read' }))
    await waitFor(() => expect(asked(userNotificationEndpoints.list)).toHaveLength(2))
    await openRow(user, HOSTILE)
    await user.click(screen.getByRole('menuitem', { name: 'Mark as unread' }))
    await waitFor(() =>
      expect(asked(userNotificationEndpoints.read)).toEqual([
        { ids: [31], read: true },
        { ids: [30], read: false },
      ]),
    )
  })

  test('hides one, which can be taken back', async () => {
    const { user, asked } = await showList()
    await openRow(user, 'New payment days')
    await user.click(screen.getByRole('menuitem', { name: 'Hide for me' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Back in your list')).toBeVisible()
    expect(asked(userNotificationEndpoints.hide)).toEqual([
      { ids: [31], hidden: true },
      { ids: [31], hidden: false },
    ])
  })

  test('marks all that the address shows, up to what the shown answer had, and says how many', async () => {
    const { user, asked } = await showList(undefined, { at: '/my-notifications?q=pay&f.kind=payment&f.kind=nonsense' })
    await screen.findByRole('row', { name: /New payment days/ })
    await user.click(await markAll())
    expect(await screen.findByText('1 marked as read')).toBeVisible()
    expect(asked(userNotificationEndpoints.readAll)).toEqual([
      { search: 'pay', filters: { kind: ['payment'] }, until: INSTANT },
    ])
  })

  test.each([
    ['none is unread', '/my-notifications', [READ]],
    ['only read ones are shown', '/my-notifications?f.read=yes', [UNREAD, READ]],
  ])('has nothing to mark where %s, and says so', async (_, at, rows) => {
    const { user, asked } = await showList(rows, { at })
    await screen.findByRole('row', { name: /onerror/ })
    const button = await markAll()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('Nothing that this list shows is unread.')
    await user.click(button)
    expect(asked(userNotificationEndpoints.readAll)).toEqual([])
  })

  test('has it in the menu on a phone', async () => {
    onPhone()
    const { user, asked } = await showList()
    await screen.findByRole('link', { name: /New payment days/ })
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }))
    await waitFor(() => expect(asked(userNotificationEndpoints.readAll)).toHaveLength(1))
  })

  test('shows what is told meanwhile', async () => {
    const { asked } = await showList()
    await screen.findByRole('row', { name: /New payment days/ })
    act(() => {
      for (const listener of listeners) listener()
    })
    await waitFor(() => expect(asked(userNotificationEndpoints.list)).toHaveLength(2))
  })

  test('offers whoever only reads nothing but to open', async () => {
    const { user } = await showList(undefined, { rights: READS })
    await openRow(user, 'New payment days')
    expect(menuTexts()).toEqual(['Open'])
    expect(screen.queryByRole('button', { name: /^Mark all/ })).not.toBeInTheDocument()
  })

  test('says what did not work', async () => {
    const { user } = await renderScreen(
      { '/my-notifications': MyNotificationList },
      {
        server: [
          listed([UNREAD]),
          answers(viewEndpoints.list, []),
          answers(userNotificationEndpoints.readAll, refusal('internal')),
        ],
      },
    )
    await screen.findByRole('row', { name: /New payment days/ })
    await user.click(await markAll())
    expect(await screen.findByText(/^There was a problem updating the record\./)).toBeVisible()
  })

  test('says in plain words that there is nothing yet', async () => {
    await showList([])
    expect(await screen.findByText(/Nobody told you anything yet/)).toBeVisible()
  })
})

describe('one of mine', () => {
  const showOne = (
    record: UserNotification,
    { rights = PAIRS, reply_to = null }: { rights?: readonly Pair[]; reply_to?: string | null } = {},
  ) =>
    renderScreen(
      { '/my-notifications/:id': MyNotificationShow },
      {
        at: `/my-notifications/${record.id}`,
        rights,
        server: [answers(userNotificationEndpoints.get, { record, reply_to }), ...done()],
      },
    )

  test('is read by being opened, once, and leads to what it is about', async () => {
    const { asked } = await showOne(UNREAD)
    expect(await screen.findByRole('heading', { name: 'New payment days' })).toBeVisible()
    expect(screen.getByText(/From December on\s+there are six\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open what it is about' })).toHaveAttribute('href', '/report/report05')
    const facts = textsOf(screen.getAllByRole('definition'))
    expect(facts.slice(0, 2)).toEqual(['Ana Lima', 'Messages'])
    // It is asked anew after the mark, and still says unread here: that is no reason to mark it again.
    await waitFor(() => expect(asked(userNotificationEndpoints.get)).toHaveLength(2))
    expect(asked(userNotificationEndpoints.read)).toEqual([{ ids: [31], read: true }])
  })

  test('that somebody wrote in person is answered by mail; what was sent to many is not', async () => {
    await showOne(UNREAD, { reply_to: 'ana+1@candela.example' })
    expect(await screen.findByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:ana%2B1@candela.example?subject=Re%3A%20New%20payment%20days',
    )
    expect(screen.getByText('ana+1@candela.example')).toBeVisible()
    cleanup()
    await showOne(UNREAD)
    expect(await screen.findByRole('heading', { name: 'New payment days' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Reply by email' })).not.toBeInTheDocument()
  })

  test('that was read is not marked again, and text of strangers is text', async () => {
    const { asked } = await showOne(READ)
    expect(await screen.findByRole('heading', { name: HOSTILE })).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Open what it is about' })).not.toBeInTheDocument()
    expect(asked(userNotificationEndpoints.read)).toEqual([])
  })

  test.each([
    ['Mark as unread', userNotificationEndpoints.read, { ids: [30], read: false }],
    ['Hide for me', userNotificationEndpoints.hide, { ids: [30], hidden: true }],
  ] as const)('%s leads back to the list', async (name, endpoint, body) => {
    const { user, asked, address } = await showOne(READ)
    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() => expect(address()).toBe('/my-notifications'))
    expect(asked(endpoint)).toEqual([body])
  })

  test('that was hidden here can be had back', async () => {
    const { user, asked } = await showOne(READ)
    await user.click(await screen.findByRole('button', { name: 'Hide for me' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(asked(userNotificationEndpoints.hide)).toHaveLength(2))
  })

  test('is only shown to whoever may not mark', async () => {
    await showOne(UNREAD, { rights: READS })
    expect(await screen.findByRole('heading', { name: 'New payment days' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark as unread' })).not.toBeInTheDocument()
  })
})

describe('the settings', () => {
  const NONE = { quiet: [], mailed: [], updated_at: null }
  const showSettings = (changed: Parameters<typeof answers<typeof userNotificationEndpoints.changeSettings>>[1]) =>
    renderScreen(
      { '/my-notifications/settings': MyNotificationSettings },
      {
        server: [
          answers(userNotificationEndpoints.settings, NONE),
          answers(userNotificationEndpoints.changeSettings, changed),
        ],
      },
    )
  const box = (name: string) => screen.findByRole('checkbox', { name })

  test('say of each kind whether the bell counts it and the mail brings it', async () => {
    const later = { quiet: ['export' as const], mailed: ['payment' as const], updated_at: INSTANT }
    const { user, asked } = await showSettings(later)
    expect(await box('Bell: Payments')).toBeChecked()
    expect(await box('Daily mail: Payments')).not.toBeChecked()
    await user.click(await box('Bell: Files'))
    await user.click(await box('Daily mail: Payments'))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Record saved')).toBeVisible()
    expect(asked(userNotificationEndpoints.changeSettings)).toEqual([
      { quiet: ['export'], mailed: ['payment'], updated_at: null },
    ])
  })

  test('that were changed elsewhere meanwhile are not overwritten', async () => {
    const current = { quiet: ['export' as const], mailed: [], updated_at: INSTANT }
    const { user } = await showSettings(refusal('stale', { current }))
    await user.click(await box('Bell: Payments'))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/^Nothing has been saved yet\./)).toBeVisible()
    expect(screen.getByText('Take theirs')).toBeVisible()
  })
})
