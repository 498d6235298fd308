import {
  authEndpoints,
  groupEndpoints,
  type MaintenanceRow,
  maintenanceEndpoints,
  PAIRS,
  type Pair,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, menuTexts, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import MaintenanceEdit from './MaintenanceEdit'
import MaintenanceList from './MaintenanceList'
import MaintenanceNew from './MaintenanceNew'
import MaintenanceShow from './MaintenanceShow'
import { KEPT_OUT, PLANNED } from './testMaintenance'

const EVERYTHING = { update: true, destroy: true }
const NOTHING = { update: false, destroy: false }
const READS: Pair[] = ['userMaintenance.list', 'userMaintenance.get']
const TRANSACTION = '6f1c1c9e-8f0e-4f6e-9a54-0d4a5e0b7c11'

const ROWS: MaintenanceRow[] = [
  { ...KEPT_OUT, can: EVERYTHING },
  { ...PLANNED, can: EVERYTHING },
]

const showList = (rights: readonly Pair[] = [...PAIRS], rows = ROWS, more: ReturnType<typeof answers>[] = []) =>
  renderScreen(
    { '/maintenance': MaintenanceList },
    {
      rights,
      server: [answers(maintenanceEndpoints.list, onePage(rows)), answers(viewEndpoints.list, []), ...more],
    },
  )

const openMore = async (user: Awaited<ReturnType<typeof showList>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'More actions' }))

describe('the list', () => {
  test('says how each stands, for whom it is, and how many it keeps out', async () => {
    await showList()
    const first = within(await screen.findByRole('row', { name: /Rita Campos/ }))
    expect(first.getByText('Now')).toBeVisible()
    expect(first.getByText('1 person')).toBeVisible()
    expect(first.getByText('Until removed')).toBeVisible()
    const second = within(screen.getByRole('row', { name: /Publisher viewer/ }))
    expect(second.getByText('Planned')).toBeVisible()
    expect(second.getByText('12 people')).toBeVisible()
    expect(second.getByText('Access group')).toBeVisible()
  })

  test('offers whoever only reads nothing but to open', async () => {
    const { user } = await showList(READS, [{ ...KEPT_OUT, can: NOTHING }])
    await user.click(await screen.findByRole('button', { name: 'Actions for Rita Campos' }))
    expect(menuTexts()).toEqual(['Open'])
    expect(screen.queryByRole('link', { name: 'New maintenance' })).not.toBeInTheDocument()
  })
})

describe('removing all', () => {
  const removed = (done = 2) => answers(maintenanceEndpoints.removeAll, { transaction: TRANSACTION, done })

  test('asks with how many there are, and can be taken back', async () => {
    const { user, asked } = await showList([...PAIRS], ROWS, [
      removed(),
      answers(maintenanceEndpoints.undoRemoveAll, { done: 2 }),
    ])
    await openMore(user)
    await user.click(screen.getByRole('menuitem', { name: 'Remove all' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Really remove all users from maintenance?' }))
    expect(await dialog.findByText(/There are 2 entries\./)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove all' }))
    expect(await screen.findByText('2 entries removed')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('2 entries are back')).toBeVisible()
    expect(asked(maintenanceEndpoints.undoRemoveAll)).toEqual([{ transaction: TRANSACTION }])
  })

  test('is not done without an answer to the question', async () => {
    const { user, asked } = await showList([...PAIRS], ROWS, [removed()])
    await openMore(user)
    await user.click(screen.getByRole('menuitem', { name: 'Remove all' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(asked(maintenanceEndpoints.removeAll)).toEqual([])
  })

  test('says to whoever may not that they have no permission', async () => {
    const { user } = await showList(READS, ROWS)
    await openMore(user)
    const item = screen.getByRole('menuitem', { name: /Remove all/ })
    expect(item).toHaveTextContent('You do not have permission to remove all records')
    await user.click(item)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test.each([
    ['forbidden', 'You do not have permission to remove all records'],
    ['internal', /^The records could not be removed\./],
  ] as const)('that fails (%s) says so in the words of the specification', async (code, text) => {
    const { user } = await showList([...PAIRS], ROWS, [
      answers(maintenanceEndpoints.removeAll, () => refusal(code)),
      // What was shown is not what may be done: the rights are looked at again.
      answers(authEndpoints.session, refusal('unavailable')),
    ])
    await openMore(user)
    await user.click(screen.getByRole('menuitem', { name: 'Remove all' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove all' }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('the form', () => {
  const GROUPS = [
    { id: 1, label: 'Super admin' },
    { id: 4, label: 'Publisher viewer' },
  ]

  const showForm = (more: ReturnType<typeof answers>[] = []) =>
    renderScreen(
      { '/maintenance/new': MaintenanceNew, '/maintenance/:id': MaintenanceShow },
      {
        at: '/maintenance/new',
        server: [
          answers(userEndpoints.simpleList, [{ id: 12, label: 'Rita Campos', usr_email: 'rita@cariri.example' }]),
          answers(groupEndpoints.simpleList, GROUPS),
          ...more,
        ],
      },
    )

  const choose = async (user: Awaited<ReturnType<typeof showForm>>['user'], field: string, name: string) => {
    await user.click(screen.getByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  }

  test('says who always gets in, and that a user or a group must be chosen', async () => {
    const { user } = await showForm()
    expect(await screen.findByRole('heading', { name: 'Who always gets in' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put into maintenance' }))
    expect(await screen.findByText('A user or a group must be chosen')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Access group' }))
    expect(screen.getByRole('combobox', { name: 'Access group' })).toBeVisible()
    expect(screen.getByText('A user or a group must be chosen')).toBeVisible()
  })

  test('tells before it is saved how many people a group is, and sends what was typed', async () => {
    const { user, asked } = await showForm([
      answers(maintenanceEndpoints.affected, { people_count: 12, stays_reachable: false }),
      answers(maintenanceEndpoints.store, { record: PLANNED, can: EVERYTHING }),
      answers(maintenanceEndpoints.get, { record: PLANNED, can: EVERYTHING }),
    ])
    await user.click(await screen.findByRole('radio', { name: 'Access group' }))
    await choose(user, 'Access group', 'Publisher viewer')
    expect(await screen.findByText('This keeps out 12 people.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^From/ }), '2099-11-20')
    await user.type(screen.getByRole('textbox', { name: 'Start time' }), '9:30')
    await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'New servers')
    await user.click(screen.getByRole('button', { name: 'Put into maintenance' }))
    await waitFor(() =>
      expect(asked(maintenanceEndpoints.store)).toEqual([
        {
          usm_id_user: null,
          usm_id_group: 4,
          usm_from: new Date(2099, 10, 20, 9, 30).toISOString(),
          usm_until: null,
          usm_message: 'New servers',
        },
      ]),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Publisher viewer' })).toBeVisible()
  })

  test('says of whoever may end maintenance that nobody is kept out, and what the server says of it', async () => {
    const message = 'Whoever may end maintenance always gets in'
    const { user } = await showForm([
      answers(maintenanceEndpoints.affected, { people_count: 0, stays_reachable: true }),
      answers(maintenanceEndpoints.store, () =>
        refusal('invalid', { errors: [{ field: 'usm_id_user', code: 'staysReachable', message }] }),
      ),
    ])
    await screen.findByRole('radio', { name: 'User' })
    await choose(user, 'User', 'Rita Campos')
    expect(await screen.findByText(/This keeps nobody out/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Put into maintenance' }))
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('of one that is there changes its times and its message, and not whom it is for', async () => {
    const { user, asked } = await renderScreen(
      { '/maintenance/:id/edit': MaintenanceEdit },
      {
        at: '/maintenance/8/edit',
        server: [
          answers(maintenanceEndpoints.get, { record: PLANNED, can: EVERYTHING }),
          answers(maintenanceEndpoints.update, { record: PLANNED, can: EVERYTHING }),
        ],
      },
    )
    await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Soon')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(asked(maintenanceEndpoints.update)).toEqual([{ usm_message: 'Soon', updated_at: PLANNED.updated_at }]),
    )
  })
})

test('one of them says what it is, and how it ends', async () => {
  const { user } = await renderScreen(
    { '/maintenance/:id': MaintenanceShow },
    { at: '/maintenance/7', server: [answers(maintenanceEndpoints.get, { record: KEPT_OUT, can: EVERYTHING })] },
  )
  const facts = within(await screen.findByRole('region', { name: 'Maintenance' }))
  expect(textsOf(facts.getAllByRole('definition')).slice(0, 5)).toEqual([
    'User',
    '1 person',
    'At once',
    'Until removed',
    'Back at noon',
  ])
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  expect(menuTexts()).toEqual(['Remove from maintenance'])
})
