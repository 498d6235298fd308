import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { onPhone } from '../../testing'
import { renderUi } from '../../testing/renderUi'
import { PeriodChip } from './PeriodChip'

const onChange = jest.fn()

const SINCE = { label: 'Since the last close', value: '2026-10-01..2026-11-20' }

const Filtered = ({ first = '' }) => {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <PeriodChip label="Period" value={value} onChange={change} clearLabel="Clear" maxDays={400} named={[SINCE]} />
}

const open = async (first?: string) => {
  const { user } = renderUi(<Filtered {...(first !== undefined && { first })} />)
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  await screen.findByRole('button', { name: 'Last 7 days' })
  return user
}

const start = () => screen.getByLabelText('Start date')
const end = () => screen.getByLabelText('End date')
const day = (name: string) => screen.getByRole('gridcell', { name })
const apply = () => screen.getByRole('button', { name: 'Apply' })
const months = () => screen.getAllByRole('grid').map(grid => grid.querySelector('caption')?.textContent)

const fill = async (user: Awaited<ReturnType<typeof open>>, from: string, to: string) => {
  await user.clear(start())
  if (from) await user.type(start(), from)
  await user.clear(end())
  if (to) await user.type(end(), to)
  await user.click(apply())
}

beforeEach(() => {
  onChange.mockReset()
  jest.useFakeTimers({ now: new Date('2026-11-21T02:30:00Z'), advanceTimers: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

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
  expect(start()).toHaveValue('14 Nov 2026')
  expect(end()).toHaveValue('20 Nov 2026')
  expect(months()).toEqual(['October 2026', 'November 2026'])
  expect(screen.getByText('7 days')).toBeVisible()
  await fill(user, '2026-11-01', '11/7/2026')
  expect(onChange).toHaveBeenCalledWith('2026-11-01..2026-11-07')
  expect(screen.getByRole('button')).toHaveTextContent('Period1 Nov 2026 – 7 Nov 2026')
})

test('days that only this place has a name for are a press away as well, and are none of one’s own', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: SINCE.label }))
  expect(onChange).toHaveBeenCalledWith(SINCE.value)
  await user.click(screen.getByRole('button', { name: /^Period/ }))
  expect(await screen.findByRole('button', { name: SINCE.label, pressed: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Custom', pressed: false })).toBeVisible()
})

test('Custom leads to the days that are typed', async () => {
  const user = await open('last7')
  await user.click(screen.getByRole('button', { name: 'Custom' }))
  expect(start()).toHaveFocus()
})

describe('in the calendar', () => {
  test('two presses choose a period, whichever end comes first; what lies between is shown before', async () => {
    const user = await open('last7')
    await user.click(day('Tue 10 Nov 2026'))
    expect(start()).toHaveValue('10 Nov 2026')
    expect(end()).toHaveValue('')
    expect(screen.getByText('Choose the last day.')).toBeVisible()
    await user.hover(day('Fri 30 Oct 2026'))
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(12)
    await user.click(day('Fri 30 Oct 2026'))
    expect(start()).toHaveValue('30 Oct 2026')
    expect(end()).toHaveValue('10 Nov 2026')
    expect(screen.getByText('12 days')).toBeVisible()
    await user.click(apply())
    expect(onChange).toHaveBeenCalledWith('2026-10-30..2026-11-10')
  })

  test('the keyboard goes by days, weeks and months, and never into days that may not be chosen', async () => {
    const user = await open('last7')
    await user.click(screen.getByRole('button', { name: 'Later month' })).catch(() => undefined)
    day('Fri 20 Nov 2026').focus()
    await user.keyboard('{ArrowRight}')
    expect(day('Fri 20 Nov 2026')).toHaveFocus()
    await user.keyboard('{ArrowUp}{Home}')
    expect(day('Mon 9 Nov 2026')).toHaveFocus()
    await user.keyboard('{PageUp}{PageUp}')
    expect(day('Wed 9 Sep 2026')).toHaveFocus()
    expect(months()).toEqual(['September 2026', 'October 2026'])
    await user.keyboard('{Enter}{ArrowDown}{End}{Enter}')
    expect(end()).toHaveValue('20 Sep 2026')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Period/ })).toHaveFocus()
  })

  test('days to come are offered to nobody', async () => {
    const user = await open('last7')
    expect(day('Sat 21 Nov 2026')).toHaveAttribute('aria-disabled', 'true')
    await user.click(day('Sat 21 Nov 2026'))
    expect(start()).toHaveValue('14 Nov 2026')
    expect(screen.getByRole('button', { name: 'Later month' })).toBeDisabled()
  })

  test('it shows what is typed', async () => {
    const user = await open('last7')
    await user.clear(start())
    await user.type(start(), '3 Mar 2025')
    expect(months()).toContain('March 2025')
    expect(day('Mon 3 Mar 2025')).toHaveAttribute('aria-selected', 'true')
  })
})

test.each([
  ['2026-11-07', '2026-11-01', 'End date', 'The end date is before the start date.'],
  ['', '2026-11-07', 'Start date', 'Enter the start date.'],
  ['2026-11-07', '', 'End date', 'Enter the end date.'],
  ['31/02/2026', '2026-11-07', 'Start date', 'This is not a date. Write the start date as 20 Nov 2026.'],
  ['2026-11-07', 'soon', 'End date', 'This is not a date. Write the end date as 20 Nov 2026.'],
  ['1999-12-31', '2026-11-01', 'Start date', 'The start date is before 1 Jan 2000. There is no data that old.'],
  ['2026-11-07', '2026-11-21', 'End date', 'The end date is still to come. Today is 20 Nov 2026.'],
  ['2026-11-21', '2026-11-21', 'Start date', 'The start date is still to come. Today is 20 Nov 2026.'],
  ['2025-10-16', '2026-11-20', 'End date', 'Choose 400 days at most.'],
])('days from %s to %s are refused at the %s', async (from, to, field, words) => {
  const user = await open()
  await fill(user, from, to)
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words)
  expect(onChange).not.toHaveBeenCalled()
})

test('a start that was moved behind the end is what is wrong', async () => {
  const user = await open('2026-11-01..2026-11-07')
  await user.clear(start())
  await user.type(start(), '2026-11-10{Enter}')
  expect(start()).toHaveAccessibleDescription('The start date is after the end date.')
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

test('on a phone it lies on the lower edge, with one month and a way out', async () => {
  onPhone()
  const user = await open('last7')
  const sheet = within(screen.getByRole('dialog', { name: 'Period' }))
  expect(months()).toEqual(['November 2026'])
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Period/ })).toHaveFocus()
})
