import type { Pair } from '@candela/shared-contract'
import type { Rights } from '@candela/shared-ui/rights'
import { renderUi } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { RightsMatrix } from './RightsMatrix'

const NO_PROBLEMS = new Map<Pair, string>()

const Sample = ({ granted, problems }: { granted: readonly Pair[]; problems: ReadonlyMap<Pair, string> }) => {
  const [base] = useState<Rights>(() => new Set(granted))
  const [value, setValue] = useState(base)
  return <RightsMatrix value={value} base={base} onChange={setValue} problems={problems} />
}

const setUp = (granted: readonly Pair[], problems = NO_PROBLEMS) => {
  const { user } = renderUi(<Sample granted={granted} problems={problems} />)
  const box = (name: string) => screen.getByLabelText(name)
  return { user, box }
}

test('a cell gives and takes one right, and says what became of it', async () => {
  const { user, box } = setUp(['website.list', 'website.get'])
  await user.click(box('Websites: Edit'))
  expect(box('Websites: Edit')).toBeChecked()
  expect(box('Websites: Edit')).toHaveAccessibleDescription('added')
  await user.click(box('Websites: View'))
  expect(box('Websites: View')).toHaveAccessibleDescription('removed')
  await user.click(box('Websites: View'))
  expect(box('Websites: View')).not.toHaveAccessibleDescription()
  expect(screen.getByText('3 of 163 granted')).toBeVisible()
})

test('rows, families and columns say how much of them is held, and give or take all of it', async () => {
  const { user, box } = setUp(['order.list'])
  expect(box('Orders: all rights')).toBePartiallyChecked()
  expect(box('Ad networks: whole section')).toBePartiallyChecked()
  expect(box('List: everywhere')).toBePartiallyChecked()
  await user.click(box('Orders: all rights'))
  expect(box('Orders: Remove')).toBeChecked()
  expect(screen.getByLabelText('Orders: Choose from a list')).toHaveAttribute('aria-pressed', 'true')
  await user.click(box('Ad networks: whole section'))
  expect(box('API logs: View')).toBeChecked()
  await user.click(box('Ad networks: whole section'))
  expect(box('Orders: List')).not.toBeChecked()
})

test('a search narrows the rows by the words of controllers and methods, and columns reach these only', async () => {
  const { user, box } = setUp([])
  await user.type(screen.getByRole('searchbox', { name: 'Search rights' }), 'campaign{Enter}')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  await user.click(box('Create: everywhere'))
  expect(screen.getByText('1 of 163 granted')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByLabelText('Order campaigns: Create')).toBeChecked()
  expect(box('Orders: Create')).not.toBeChecked()
})

test('the view shows what is granted or changed, and the way back when that is nothing', async () => {
  const { user } = setUp(['website.list'])
  await user.click(screen.getByRole('button', { name: 'Granted 1' }))
  expect(screen.queryByLabelText('Orders: List')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Changed 0' }))
  expect(screen.getByText('Nothing found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByLabelText('Orders: List')).toBeInTheDocument()
})

test('a right that is of no use alone says what it needs, and gets it', async () => {
  const { user, box } = setUp(['report.report05'])
  expect(screen.getByText('1 right does not work on its own.')).toBeVisible()
  await user.click(screen.getByLabelText('Payments needs Websites: List. Add it'))
  expect(box('Websites: List')).toBeChecked()
  expect(screen.queryByText(/does not work on its own/)).not.toBeInTheDocument()
})

test('a right for phones says that it works beside that of the web, and asks for no right that nobody meant to give', () => {
  setUp(['mobileReport.report05', 'mobileUser.list'])
  expect(screen.getByRole('rowheader', { name: /^Mobile: whole section/ })).toHaveTextContent(
    'On a phone a group sees what it may see here, and nothing more.',
  )
  expect(screen.getByLabelText('Reports on a phone: Payments')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText(/does not work on its own|do not work on their own/)).not.toBeInTheDocument()
})

test('the whole matrix is one stop of the Tab key; arrows, Home and End move in it', async () => {
  const { user, box } = setUp([])
  box('Users: List').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(box('Users: Create')).toHaveFocus()
  // There is no such cell in the next row, so the nearest one before it takes over.
  await user.keyboard('{ArrowDown}')
  expect(box('Visit logs: View')).toHaveFocus()
  await user.keyboard('{End}{ArrowUp}{ArrowUp}{End}')
  expect(screen.getByLabelText('Accounts: Check ads.txt')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(box('Accounts: all rights')).toHaveFocus()
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(box('List: everywhere')).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Changed 0' })).toHaveFocus()
  await user.tab()
  expect(box('List: everywhere')).toHaveFocus()
})

test('Enter gives a right as the space bar does', async () => {
  const { user, box } = setUp([])
  box('Users: List').focus()
  await user.keyboard('{Enter}')
  expect(box('Users: List')).toBeChecked()
})

test('what the server refused is in sight, marked and in words, whatever is searched for', async () => {
  const { user, box } = setUp(['user.list'], new Map<Pair, string>([['user.list', 'You cannot give it']]))
  await user.type(screen.getByRole('searchbox'), 'mobile{Enter}')
  expect(box('Users: List')).toBeInvalid()
  expect(box('Users: List')).toHaveAccessibleDescription('You cannot give it')
  const row = screen.getByRole('row', { name: /^Users: all rights/ })
  expect(within(row).getByText(/List: You cannot give it/)).toBeVisible()
})
