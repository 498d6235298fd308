import type { Pair } from '@candela/shared-contract'
import { renderUi } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { Rights } from '../rights/rights'
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
  await user.click(box('Website: Edit'))
  expect(box('Website: Edit')).toBeChecked()
  expect(box('Website: Edit')).toHaveAccessibleDescription('added')
  await user.click(box('Website: View'))
  expect(box('Website: View')).toHaveAccessibleDescription('removed')
  await user.click(box('Website: View'))
  expect(box('Website: View')).not.toHaveAccessibleDescription()
  expect(screen.getByText('3 of 163 granted')).toBeVisible()
})

test('rows, families and columns say how much of them is held, and give or take all of it', async () => {
  const { user, box } = setUp(['order.list'])
  expect(box('Order: all rights')).toBePartiallyChecked()
  expect(box('Ad networks: all rights')).toBePartiallyChecked()
  expect(box('List: everywhere')).toBePartiallyChecked()
  await user.click(box('Order: all rights'))
  expect(box('Order: Remove')).toBeChecked()
  expect(screen.getByLabelText('Order: Choose from a list')).toHaveAttribute('aria-pressed', 'true')
  await user.click(box('Ad networks: all rights'))
  expect(box('API log: View')).toBeChecked()
  await user.click(box('Ad networks: all rights'))
  expect(box('Order: List')).not.toBeChecked()
})

test('a search narrows the rows by the words of controllers and methods, and columns reach these only', async () => {
  const { user, box } = setUp([])
  await user.type(screen.getByRole('searchbox', { name: 'Search rights' }), 'campaign{Enter}')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  await user.click(box('Create: everywhere'))
  expect(screen.getByText('1 of 163 granted')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByLabelText('Order campaign: Create')).toBeChecked()
  expect(box('Order: Create')).not.toBeChecked()
})

test('the view shows what is granted or changed, and the way back when that is nothing', async () => {
  const { user } = setUp(['website.list'])
  await user.click(screen.getByRole('button', { name: 'Granted 1' }))
  expect(screen.queryByLabelText('Order: List')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Changed 0' }))
  expect(screen.getByText('Nothing found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByLabelText('Order: List')).toBeInTheDocument()
})

test('a right that is of no use alone says what it needs, and gets it', async () => {
  const { user, box } = setUp(['report.report05'])
  expect(screen.getByText('1 right does not work on its own.')).toBeVisible()
  await user.click(screen.getByLabelText('Financial report needs Website: List. Add it'))
  expect(box('Website: List')).toBeChecked()
  expect(screen.queryByText(/does not work on its own/)).not.toBeInTheDocument()
})

test('the whole matrix is one stop of the Tab key; arrows, Home and End move in it', async () => {
  const { user, box } = setUp([])
  box('User: List').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(box('User: Create')).toHaveFocus()
  // There is no such cell in the next row, so the nearest one before it takes over.
  await user.keyboard('{ArrowDown}')
  expect(box('Visit log: View')).toHaveFocus()
  await user.keyboard('{End}{ArrowUp}{ArrowUp}{End}')
  expect(screen.getByLabelText('Account: Check ads.txt')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(box('Account: all rights')).toHaveFocus()
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(box('List: everywhere')).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: 'Changed 0' })).toHaveFocus()
  await user.tab()
  expect(box('List: everywhere')).toHaveFocus()
})

test('Enter gives a right as the space bar does', async () => {
  const { user, box } = setUp([])
  box('User: List').focus()
  await user.keyboard('{Enter}')
  expect(box('User: List')).toBeChecked()
})

test('what the server refused is in sight, marked and in words, whatever is searched for', async () => {
  const { user, box } = setUp(['user.list'], new Map<Pair, string>([['user.list', 'You cannot give it']]))
  await user.type(screen.getByRole('searchbox'), 'mobile{Enter}')
  expect(box('User: List')).toBeInvalid()
  expect(box('User: List')).toHaveAccessibleDescription('You cannot give it')
  const row = screen.getByRole('row', { name: /^User: all rights/ })
  expect(within(row).getByText(/List: You cannot give it/)).toBeVisible()
})
