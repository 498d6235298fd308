import {
  accountEndpoints,
  notificationEndpoints,
  type OneNotification,
  PAIRS,
  type Pair,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, menuTexts, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import NotificationEdit from './NotificationEdit'
import NotificationList from './NotificationList'
import NotificationNew from './NotificationNew'
import NotificationShow from './NotificationShow'
import { HOSTILE, rowOf, SCHEDULED, SENT } from './testNotification'

const READS: Pair[] = ['notification.list', 'notification.get']
const EVERYTHING = { update: true, destroy: true }
const NOTHING = { update: false, destroy: false }

const PEOPLE = [
  { id: 12, usr_name: HOSTILE, usr_email: 'rita@campos.example', gro_name: 'Publisher' },
  { id: 13, usr_name: 'Bruno Reis', usr_email: 'bruno@reis.example', gro_name: null },
]
const FOUND = [
  { id: 12, label: 'Rita Campos', usr_email: 'rita@campos.example' },
  { id: 13, label: 'Bruno Reis', usr_email: 'bruno@reis.example' },
]

const list = (rows = [rowOf(SENT), rowOf(SCHEDULED)]) => [
  answers(notificationEndpoints.list, onePage(rows)),
  answers(viewEndpoints.list, []),
]

type User = Awaited<ReturnType<typeof renderScreen>>['user']

const choose = async (user: User, typed: string, name: string) => {
  const field = screen.getByRole('combobox', { name: 'Add recipient' })
  await user.click(field)
  await user.type(field, typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
const addIt = (user: User) => user.click(screen.getByRole('button', { name: 'Add to recipients' }))

describe('the list of what was sent', () => {
  test('says to how many it went, how many read it, and when', async () => {
    await renderScreen({ '/notifications-sent': NotificationList }, { server: list() })
    const sent = within(await screen.findByRole('row', { name: /New payment days/ }))
    expect(sent.getByText('Sent')).toBeVisible()
    expect(sent.getByText('1 · 33%')).toBeVisible()
    const planned = within(screen.getByRole('row', { name: /onerror/ }))
    expect(planned.getByText(/^Planned for/)).toBeVisible()
    expect(textsOf(planned.getAllByText('–'))).toEqual(['–', '–'])
    expect(document.querySelector('img[onerror]')).toBeNull()
  })

  test('offers what may be done to each: what was sent is followed up and nothing else', async () => {
    const { user } = await renderScreen({ '/notifications-sent': NotificationList }, { server: list() })
    await user.click(await screen.findByRole('button', { name: 'Actions for New payment days' }))
    expect(menuTexts()).toEqual(['Open', 'Send a follow-up'])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: `Actions for ${HOSTILE}` }))
    expect(menuTexts()).toEqual(['Open', 'Edit', 'Send a follow-up', 'Remove'])
  })

  test('looks again while one is on its way', async () => {
    let state: 'sending' | 'sent' = 'sending'
    await renderScreen(
      { '/notifications-sent': NotificationList },
      {
        server: [
          answers(notificationEndpoints.list, () => onePage([rowOf({ ...SENT, state })])),
          answers(viewEndpoints.list, []),
        ],
      },
    )
    const row = within(await screen.findByRole('row', { name: /New payment days/ }))
    expect(row.getByText('Sending')).toBeVisible()
    state = 'sent'
    expect(await row.findByText('Sent', {}, { timeout: 5_000 })).toBeVisible()
  })
})

describe('a new one', () => {
  const showNew = (more: ReturnType<typeof answers>[] = [], at = '/notifications-sent/new') =>
    renderScreen(
      { '/notifications-sent/new': NotificationNew },
      {
        at,
        server: [
          answers(userEndpoints.simpleList, FOUND),
          answers(accountEndpoints.simpleList, [{ id: 4, label: 'Cariri Media' }]),
          answers(notificationEndpoints.audience, ({ body }) =>
            onePage(body.audience.accounts.length > 0 ? [] : PEOPLE),
          ),
          answers(notificationEndpoints.store, { record: SENT, can: NOTHING }),
          ...more,
        ],
      },
    )
  const send = (user: User) => user.click(screen.getByRole('button', { name: /^Send/ }))

  test('asks for a selected user before adding, takes nobody twice, and shows who will get it', async () => {
    const { user } = await showNew()
    await screen.findByRole('combobox', { name: 'Add recipient' })
    await addIt(user)
    expect(screen.getByText('Somebody must be selected before adding')).toBeVisible()
    await choose(user, 'Rita', 'Rita Campos')
    await addIt(user)
    expect(screen.getByText('Users: Rita Campos')).toBeVisible()
    const people = within(await screen.findByRole('region', { name: 'Who will get it' }))
    expect(await people.findByText('2 people will get it.')).toBeVisible()
    expect(await screen.findByRole('rowheader', { name: /onerror.*rita@campos\.example/ })).toBeVisible()
    expect(document.querySelector('img[onerror]')).toBeNull()
    await choose(user, 'Rita', 'Rita Campos')
    await addIt(user)
    expect(screen.getByText('This one was added already')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Rita Campos' }))
    expect(await screen.findByText(/^Add recipients to see who will get it/)).toBeVisible()
  })

  test('says when nobody would get it', async () => {
    const { user } = await showNew()
    await user.click(await screen.findByRole('combobox', { name: 'Choose by' }))
    await user.click(screen.getByRole('option', { name: 'Accounts' }))
    await choose(user, 'Car', 'Cariri Media')
    await addIt(user)
    expect(await screen.findByText('Nobody who can sign in is among them.')).toBeVisible()
  })

  test('says at its fields what is missing, and how long a text may be', async () => {
    const { user, asked } = await showNew()
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '🕯x')
    expect(screen.getByText('2 of 254')).toBeVisible()
    await send(user)
    expect(await screen.findByText('Add at least one user')).toBeVisible()
    expect(asked(notificationEndpoints.store)).toEqual([])
  })

  test('has texts in other languages, and shows what is read in which', async () => {
    const { user } = await showNew()
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hello')
    const others = within(screen.getByRole('group', { name: 'Other languages' }))
    await user.click(others.getByRole('button', { name: 'Português' }))
    const inPortuguese = within(screen.getByRole('group', { name: 'Português' }))
    await user.type(inPortuguese.getByRole('textbox', { name: 'Title' }), 'Olá')
    const language = within(screen.getByRole('group', { name: 'Language of the reader' }))
    await user.click(language.getByRole('button', { name: 'Português' }))
    expect(screen.getByRole('region', { name: 'As it is read in Portuguese' })).toHaveTextContent('Olá')
    await user.click(language.getByRole('button', { name: 'Italiano' }))
    expect(screen.getByRole('region', { name: 'As it is read in Italian' })).toHaveTextContent('Hello')
    expect(screen.getByText('Whoever uses Italian reads the text for everybody.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove the text in Português' }))
    expect(screen.queryByRole('group', { name: 'Português' })).not.toBeInTheDocument()
  })

  test('is sent after it was asked to how many people', async () => {
    const { user, asked, address } = await showNew(
      [answers(notificationEndpoints.get, { record: SENT, can: NOTHING })],
      '/notifications-sent/new?from=5',
    )
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hi')
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'You')
    await send(user)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send it to 2 people?' }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(asked(notificationEndpoints.store)).toEqual([])
    await send(user)
    await user.click(await screen.findByRole('button', { name: 'Send to 2 people' }))
    expect(await screen.findByText('On its way')).toBeVisible()
    expect(asked(notificationEndpoints.store)).toEqual([
      {
        not_title: 'Hi',
        not_message: 'You',
        not_variants: [],
        not_path: null,
        not_audience: { users: [12], groups: [], accounts: [], tiers: [1], managers: [] },
        not_send_at: null,
      },
    ])
    expect(address()).toBe('/notifications-sent/5')
  })

  test('that follows an earlier one goes to whom that went', async () => {
    await showNew(
      [answers(notificationEndpoints.get, { record: SENT, can: NOTHING })],
      '/notifications-sent/new?from=5',
    )
    expect(await screen.findByText('Users: Rita Campos')).toBeVisible()
    expect(screen.getByText('Tiers: Platinum')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  })
})

describe('one that was sent', () => {
  const showOne = (record: OneNotification['record'], can = NOTHING, rights: readonly Pair[] = PAIRS) =>
    renderScreen(
      { '/notifications-sent/:id': NotificationShow },
      {
        at: `/notifications-sent/${record.id}`,
        rights,
        server: [
          answers(notificationEndpoints.get, { record, can }),
          answers(notificationEndpoints.recipients, ({ body }) =>
            onePage(body.search === 'nobody' ? [] : PEOPLE.map(person => ({ ...person, read_at: null }))),
          ),
          answers(notificationEndpoints.destroy, refusal('notificationSent', { message: 'It was sent.' })),
        ],
      },
    )

  test('says whom it was chosen by, who read it, and is followed up', async () => {
    const { user, asked } = await showOne(SENT)
    const facts = within(await screen.findByRole('region', { name: 'Notification' }))
    // What was said stands before whom it went to, also where one thing stands below the other.
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))[0]).toBe('Preview')
    expect(textsOf(facts.getAllByRole('definition')).slice(-2)).toEqual(['Rita Campos', 'Platinum'])
    const figures = within(screen.getByRole('region', { name: 'Who read it' }))
    expect(textsOf(figures.getAllByRole('definition'))).toEqual(['3', '1', '33%'])
    expect(screen.getByRole('link', { name: 'Send a follow-up' })).toHaveAttribute(
      'href',
      '/notifications-sent/new?from=5',
    )
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
    expect(await screen.findByRole('rowheader', { name: /onerror/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Not read' }))
    await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'nobody{Enter}')
    expect(await screen.findByText('Nobody fits this search.')).toBeVisible()
    expect(asked(notificationEndpoints.recipients).at(-1)).toEqual({
      page: 1,
      search: 'nobody',
      filters: { read: ['no'] },
    })
  })

  test('that is scheduled is edited and taken back, and who comes too late is told so', async () => {
    const { user } = await showOne(SCHEDULED, EVERYTHING)
    expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
    expect(screen.getByRole('heading', { name: HOSTILE })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Who read it' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Send a follow-up' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(menuTexts()).toEqual(['Take back'])
    await user.click(screen.getByRole('menuitem', { name: 'Take back' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('It was sent.')).toBeVisible()
  })

  test('is only shown to whoever may not send', async () => {
    await showOne(SENT, NOTHING, READS)
    expect(await screen.findByRole('region', { name: 'Notification' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Send a follow-up' })).not.toBeInTheDocument()
  })
})

describe('editing one', () => {
  const showEdit = (record: OneNotification['record'], can: typeof EVERYTHING) =>
    renderScreen(
      { '/notifications-sent/:id/edit': NotificationEdit },
      {
        at: `/notifications-sent/${record.id}/edit`,
        server: [
          answers(notificationEndpoints.get, { record, can }),
          answers(notificationEndpoints.audience, onePage(PEOPLE)),
          answers(notificationEndpoints.update, refusal('notificationSent', { message: 'It was sent meanwhile.' })),
        ],
      },
    )

  test('sends what was changed, and says when it was sent meanwhile', async () => {
    const { user, asked } = await showEdit(SCHEDULED, EVERYTHING)
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), '!')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send it to 2 people?' }))
    expect(dialog.getByText(/^It is sent on .* you can change it or take it back\.$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send to 2 people' }))
    expect(await screen.findByText(/It was sent meanwhile\./)).toBeVisible()
    await waitFor(() =>
      expect(asked(notificationEndpoints.update)).toEqual([
        { not_message: 'From December on there are six.!', updated_at: SCHEDULED.updated_at },
      ]),
    )
  })

  test('is refused of what was sent, and says why', async () => {
    await showEdit(SENT, NOTHING)
    expect(await screen.findByText(/What was sent stays as it is: send a follow-up\.$/)).toBeVisible()
  })
})
