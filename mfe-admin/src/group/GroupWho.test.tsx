import { groupEndpoints, PAIRS, type Pair, type UserRow, userEndpoints, type WhoMay } from '@candela/shared-contract'
import { answers, INSTANT, onePage, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import GroupWho from './GroupWho'

const person = (id: number, more: Partial<UserRow>): UserRow => ({
  id,
  usr_name: `Person ${id}`,
  usr_email: `person.${id}@candela.example`,
  usr_status: 'Ativo',
  usr_id_group: 5,
  usr_comission: null,
  usr_product: null,
  usr_locale: 'en_US',
  created_at: INSTANT,
  updated_at: INSTANT,
  gro_name: 'Ad ops',
  usr_photo: null,
  last_seen_at: null,
  invited: false,
  can: { update: false, destroy: false },
  ...more,
})

const GROUPS: WhoMay['groups'] = [
  { id: 5, gro_name: 'Ad ops', gro_scope: 'all', missing: [], users_count: 4, active_count: 1 },
  { id: 6, gro_name: 'Phones', gro_scope: 'own', missing: ['account.list'], users_count: 1, active_count: 1 },
  { id: 7, gro_name: 'To come', gro_scope: 'own', missing: ['account.list'], users_count: 0, active_count: 0 },
]

const PEOPLE = [
  person(1, {}),
  person(2, { usr_status: 'Inativo' }),
  person(3, { usr_status: 'Banido' }),
  person(4, { invited: true }),
]

type Setting = { at?: string; rights?: readonly Pair[]; answer?: WhoMay }

const show = ({ at = '/group/who', rights = PAIRS, answer = { own: false, groups: GROUPS } }: Setting = {}) =>
  renderScreen(
    { '/group/who': GroupWho },
    {
      at,
      rights,
      server: [answers(groupEndpoints.who, answer), answers(userEndpoints.list, onePage(PEOPLE))],
    },
  )

test('an action is chosen by what people call it, and stands in the address', async () => {
  const { user, asked } = await show()
  await user.type(await screen.findByRole('combobox', { name: 'What should be done?' }), 'remove an account')
  await user.click(await screen.findByRole('option', { name: /^Accounts: Remove/ }))
  expect(await screen.findByRole('link', { name: 'Ad ops' })).toHaveAttribute('href', '/group/5')
  expect(asked(groupEndpoints.who)).toHaveLength(1)
  expect(screen.getByRole('combobox', { name: 'What should be done?' })).toHaveValue('Accounts: Remove')
})

test('says who can do it now and who cannot, and asks for the people of groups whose right opens something', async () => {
  const { asked } = await show({ at: '/group/who?right=mobileAccount.list' })
  const groups = within(await screen.findByRole('list', { name: 'Groups that allow it' }))
  expect(groups.getByText('1 can sign in of 4 people')).toBeVisible()
  expect(groups.getAllByText('No effect without Accounts: List')).toHaveLength(2)
  expect(groups.getByText('Nobody')).toBeVisible()
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringContaining('Active'),
    expect.stringContaining('Inactive'),
    expect.stringContaining('Banned'),
    expect.stringContaining('Invited, not signed in yet'),
  ])
  expect(screen.getByRole('link', { name: 'Person 2' })).toHaveAttribute('href', '/user/2?tab=permissions')
  expect(asked(userEndpoints.list)).toMatchObject([{ filters: { usr_id_group: ['5'] } }])
})

test('without the right to list users the groups are shown, and nobody is asked for', async () => {
  const { asked } = await show({ at: '/group/who?right=account.destroy', rights: ['group.list'] })
  expect(await screen.findByText(/shown to those who may list users/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ad ops' })).not.toBeInTheDocument()
  expect(asked(userEndpoints.list)).toEqual([])
})

test('what nobody may do says so, and what everybody may for themselves too', async () => {
  await show({ at: '/group/who?right=user.update', answer: { own: true, groups: [] } })
  expect(await screen.findByText('No group allows this.')).toBeVisible()
  expect(screen.getByText(/For their own record everybody can do this/)).toBeVisible()
})

test('an address that names no right is a question yet to be asked', async () => {
  const { asked } = await show({ at: '/group/who?right=account.fly' })
  expect(await screen.findByText('Choose an action')).toBeVisible()
  expect(asked(groupEndpoints.who)).toEqual([])
})

test('an answer that does not come is said and asked for again', async () => {
  let isBroken = true
  const { user } = await renderScreen(
    { '/group/who': GroupWho },
    {
      at: '/group/who?right=account.destroy',
      server: [
        answers(groupEndpoints.who, () => (isBroken ? refusal('internal') : { own: false, groups: [] })),
        answers(userEndpoints.list, onePage(PEOPLE)),
      ],
    },
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(again)
  expect(await screen.findByText('No group allows this.')).toBeVisible()
})
