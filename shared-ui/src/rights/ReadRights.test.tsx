import type { Pair } from '@candela/shared-contract'
import { renderUi } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { ReadRights, type ReadRightsProps } from './ReadRights'

const show = (rights: Pair[], more: Omit<ReadRightsProps, 'rights'> = {}) =>
  renderUi(<ReadRights rights={new Set(rights)} {...more} />)

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const said = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('reads as a table: what of each kind is granted, what is not, and what there is not', () => {
  show(['website.list', 'website.approve'])
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['What', 'List', 'View', 'Create', 'Edit', 'Remove', 'Other rights'])
  const [list, view, , , , others] = said('Websites')
  expect([list, view]).toEqual(['Listgranted', '–Viewnot granted'])
  expect(others).toContain('Approve: granted')
  expect(others).toContain('Choose from a list: not granted')
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  expect(screen.getByText('2 of 163 granted')).toBeVisible()
})

test('what is not granted is one press away, and a search finds both by their words', async () => {
  const { user } = show(['website.list'])
  expect(screen.queryByRole('row', { name: /^Order campaigns/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(row('Order campaigns')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search rights' }), 'campaign{Enter}')
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('the own record needs no right, and a right that opens nothing says what it needs', () => {
  show(['mobileAccount.list'], {
    own: new Set<Pair>(['user.get']),
    idle: new Map<Pair, Pair[]>([['mobileAccount.list', ['account.list']]]),
  })
  expect(said('Users')).toContain('Viewown record only')
  expect(said('Accounts on a phone')).toContain('Listgranted, needs Accounts: List')
  expect(screen.getByText(/nobody needs a right for themselves/)).toBeVisible()
  expect(screen.getByText(/of no effect until/)).toBeVisible()
})

test('no rights at all are said', () => {
  show([])
  expect(screen.getByText('No rights yet.')).toBeVisible()
})
