import {
  authEndpoints,
  groupEndpoints,
  type OneUser,
  PAIRS,
  type Pair,
  removedCallsOf,
  type UserRow,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, ME, menuTexts, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import UserEdit from './UserEdit'
import UserList from './UserList'
import UserShow from './UserShow'

const toRecord = (id: number): OneUser['record'] => ({
  id,
  usr_name: 'Ana Reis',
  usr_email: 'ana@cariri.example',
  usr_status: 'Ativo',
  usr_id_group: 4,
  usr_comission: null,
  usr_product: 'Candela',
  usr_locale: 'en_US',
  created_at: INSTANT,
  updated_at: INSTANT,
  gro_name: 'Publisher viewer',
  usr_photo: null,
  last_seen_at: INSTANT,
  invited: false,
})

const NOTHING = { update: false, destroy: false, govern: false, invite: false, impersonate: false }
const EVERYTHING = { update: true, destroy: true, govern: true, invite: true, impersonate: true }

describe('the list of users', () => {
  const show = async (rights: readonly Pair[], can: UserRow['can']) =>
    renderScreen(
      { '/user': UserList },
      {
        rights,
        server: [
          answers(userEndpoints.list, onePage([{ ...toRecord(9), can }])),
          answers(viewEndpoints.list, []),
          answers(groupEndpoints.simpleList, []),
        ],
      },
    )

  test.each<[string, Pair[], boolean]>([
    ['everything', [...PAIRS], true],
    ['add people with a password', ['user.list', 'user.store'], true],
    ['invite people', ['user.list', 'user.invite'], true],
    ['only read', ['user.list', 'user.get'], false],
  ])('has a way to new users for whoever may %s', async (_, rights, mayAdd) => {
    await show(rights, NOTHING)
    await screen.findByText('1 user')
    expect(screen.queryAllByRole('link', { name: 'New user' })).toHaveLength(mayAdd ? 1 : 0)
  })

  test.each([
    [{ update: true, destroy: true }, ['Open', 'Edit', 'Remove']],
    [{ update: true, destroy: false }, ['Open', 'Edit']],
    [{ update: false, destroy: false }, ['Open']],
  ])('offers to do to a person what their row allows: %j', async (can, offered) => {
    const { user } = await show(PAIRS, can)
    await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reis' }))
    expect(menuTexts()).toEqual(offered)
  })
})

describe('a user', () => {
  type Case = {
    who: string
    id?: number
    rights: readonly Pair[]
    can: OneUser['can']
    tabs: string[]
    more: string[]
  }

  test.each<Case>([
    {
      who: 'whoever may everything',
      rights: PAIRS,
      can: EVERYTHING,
      tabs: ['Overview', 'Rights', 'Access', 'History'],
      more: ['View as Ana Reis…', 'Ban Ana Reis…', 'Remove user'],
    },
    {
      who: 'whoever reads, with the trail',
      rights: ['user.list', 'user.get', 'systemLog.list'],
      can: NOTHING,
      tabs: ['Overview', 'Rights', 'History'],
      more: [],
    },
    {
      who: 'whoever reads, with the visits',
      rights: ['user.list', 'user.get', 'userAccessLog.list'],
      can: NOTHING,
      tabs: ['Overview', 'Rights', 'Access'],
      more: [],
    },
    {
      who: 'whoever edits and removes nobody',
      rights: ['user.list', 'user.get', 'user.update'],
      can: { ...NOTHING, update: true },
      tabs: ['Overview', 'Rights', 'Access'],
      more: [],
    },
    {
      who: 'themselves, without a single right',
      id: ME,
      rights: [],
      can: { ...NOTHING, update: true },
      tabs: ['Overview', 'Rights', 'Access'],
      more: ['Change password', 'Change email'],
    },
  ])('shows $who what they may do', async ({ id = 9, rights, can, tabs, more }) => {
    const { user } = await renderScreen(
      { '/user/:id': UserShow },
      { at: `/user/${id}`, rights, server: [answers(userEndpoints.get, { record: toRecord(id), can })] },
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Reis' })).toBeVisible()
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(tabs)
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(can.update ? 1 : 0)
    expect(screen.queryAllByRole('link', { name: 'Users' })).toHaveLength(rights.includes('user.list') ? 1 : 0)
    const menu = screen.queryByRole('button', { name: 'More actions' })
    if (menu) await user.click(menu)
    expect(menu ? menuTexts() : []).toEqual(more)
  })

  const showToBan = (record: Partial<OneUser['record']>, can = EVERYTHING) =>
    renderScreen(
      { '/user/:id': UserShow },
      {
        at: '/user/9',
        state: { do: 'ban' },
        server: [
          answers(userEndpoints.get, { record: { ...toRecord(9), ...record }, can }),
          answers(userEndpoints.bulk, { transaction: 'f3a1', done: 1, refused: [] }),
        ],
      },
    )

  test('is banned where Ctrl K led here for that, after a question', async () => {
    const { user, asked } = await showToBan({})
    const question = within(await screen.findByRole('alertdialog', { name: 'Ban Ana Reis?' }))
    expect(question.getByText(/They are signed out at once/)).toBeVisible()
    expect(question.getByText('ana@cariri.example')).toBeVisible()
    expect(asked(userEndpoints.bulk)).toEqual([])
    await user.click(question.getByRole('button', { name: 'Ban' }))
    expect(await screen.findByText('Ana Reis is banned')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(asked(userEndpoints.bulk)).toEqual([
      { action: 'status', payload: { usr_status: 'Banido' }, rows: [{ id: 9, updated_at: INSTANT }] },
    ])
  })

  test.each([
    ['Ana Reis is banned already', { usr_status: 'Banido' } as const, EVERYTHING],
    ['You cannot ban Ana Reis', {}, { ...EVERYTHING, govern: false }],
  ])('is not banned where that cannot be: %s', async (words, record, can) => {
    await showToBan(record, can)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('who is none, or somebody else’s, leads back to the list', async () => {
    await renderScreen(
      { '/user/:id': UserShow },
      {
        at: '/user/9',
        server: [
          answers(userEndpoints.get, refusal('notFound')),
          answers(removedCallsOf(userEndpoints.restore).removed, onePage([])),
        ],
      },
    )
    expect(await screen.findByText('This record does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Users' })).toHaveAttribute('href', '/user')
  })

  test('who may not be seen is said to be so, and nothing leads to a list that is refused as well', async () => {
    await renderScreen(
      { '/user/:id': UserShow },
      {
        at: '/user/9',
        rights: ['dashboard.charts'],
        // After a refusal the rights are asked for anew.
        server: [
          answers(userEndpoints.get, refusal('forbidden')),
          answers(authEndpoints.session, refusal('unavailable')),
        ],
      },
    )
    expect(await screen.findByText('You cannot see this')).toBeVisible()
    expect(screen.queryByRole('link', { name: /Users/ })).not.toBeInTheDocument()
  })
})

describe('the form of a user', () => {
  const open = (can: OneUser['can'], rights: readonly Pair[] = PAIRS) =>
    renderScreen(
      { '/user/:id/edit': UserEdit },
      {
        at: '/user/9/edit',
        rights,
        server: [
          answers(userEndpoints.get, { record: toRecord(9), can }),
          answers(groupEndpoints.simpleList, [{ id: 4, label: 'Publisher viewer' }]),
        ],
      },
    )

  test('is not there for whoever may not change this person; it says why, and leads to where they can be read', async () => {
    await open(NOTHING)
    expect(await screen.findByText('You cannot change this')).toBeVisible()
    expect(screen.getByText(/^This person can do or see more than you\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/user/9')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('is not there for whoever only reads', async () => {
    await open(NOTHING, ['user.list', 'user.get'])
    expect(await screen.findByText(/necessary permission/)).toBeVisible()
  })

  test.each([true, false])('leaves status, group and commission to whoever decides on them: %s', async govern => {
    await open({ ...NOTHING, update: true, govern })
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeEnabled()
    const decided = [
      screen.getByRole('combobox', { name: 'Status' }),
      screen.getByRole('combobox', { name: 'Access group' }),
      screen.getByRole('textbox', { name: 'Commission' }),
    ]
    for (const field of decided) {
      if (govern) expect(field).toBeEnabled()
      else expect(field).toBeDisabled()
    }
    expect(screen.queryAllByText('You cannot change this.').length > 0).toBe(!govern)
  })
})
