import {
  authEndpoints,
  groupEndpoints,
  type OneUser,
  PAIRS,
  type Pair,
  type UserRow,
  userEndpoints,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, ME, menuTexts, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
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

const NOTHING = { update: false, destroy: false, govern: false, invite: false }
const EVERYTHING = { update: true, destroy: true, govern: true, invite: true }

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
      more: ['Remove user'],
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

  test('who is none, or somebody else’s, leads back to the list', async () => {
    await renderScreen(
      { '/user/:id': UserShow },
      { at: '/user/9', server: [answers(userEndpoints.get, refusal('notFound'))] },
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
