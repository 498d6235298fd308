import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { PeriodChip } from './PeriodChip'

const onChange = jest.fn()

const Filtered = ({ first = '' }) => {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <PeriodChip label="Period" value={value} onChange={change} clearLabel="Clear" maxDays={400} />
}

const open = async (first?: string) => {
  const { user } = renderUi(<Filtered {...(first !== undefined && { first })} />)
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await screen.findByRole('button', { name: 'Last 7 days' })
  return user
}

const fill = async (user: Awaited<ReturnType<typeof open>>, from: string, to: string) => {
  await user.clear(screen.getByLabelText('Start date'))
  if (from) await user.type(screen.getByLabelText('Start date'), from)
  await user.clear(screen.getByLabelText('End date'))
  if (to) await user.type(screen.getByLabelText('End date'), to)
  await user.click(screen.getByRole('button', { name: 'Apply' }))
}

beforeEach(() => {
  onChange.mockReset()
  jest.useFakeTimers({ now: new Date('2026-11-21T02:30:00Z'), advanceTimers: true })
})
afterEach(() => jest.useRealTimers())

test('a period with a name is one press away, and the chip says it', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Last 7 days' }))
  expect(onChange).toHaveBeenCalledWith('last7')
  expect(screen.getByRole('button', { name: 'Period Last 7 days' })).toHaveFocus()
})

test('two days of one’s own begin with the ones that are chosen, as days of the platform', async () => {
  const user = await open('last7')
  expect(screen.getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible()
  // It is still the 20th in São Paulo.
  expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-14')
  expect(screen.getByLabelText('End date')).toHaveValue('2026-11-20')
  await fill(user, '2026-11-01', '2026-11-07')
  expect(onChange).toHaveBeenCalledWith('2026-11-01..2026-11-07')
  expect(screen.getByRole('button')).toHaveTextContent('Period1 Nov 2026 – 7 Nov 2026')
})

test.each([
  ['2026-11-07', '2026-11-01', 'The end date is before the start date.'],
  ['2026-11-07', '', 'Enter both dates.'],
  ['2026-11-07', '9999-12-31', 'Choose dates from 1 Jan 2000 to 31 Dec 2099.'],
  ['2025-10-16', '2026-11-20', 'Choose 400 days at most.'],
])('days from %s to %s are refused with words', async (from, to, words) => {
  const user = await open()
  await fill(user, from, to)
  expect(screen.getByLabelText('End date')).toHaveAccessibleDescription(words)
  expect(onChange).not.toHaveBeenCalled()
})

test('as many days as there may be are taken', async () => {
  const user = await open()
  await fill(user, '2025-10-17', '2026-11-20')
  expect(onChange).toHaveBeenCalledWith('2025-10-17..2026-11-20')
})

test('Clear lets every day through', async () => {
  const user = await open('2026-11-20..2026-11-20')
  expect(screen.getByRole('button', { name: 'Period 20 Nov 2026' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenCalledWith('')
})
