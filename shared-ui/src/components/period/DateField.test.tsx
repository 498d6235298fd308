import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { onPhone } from '../../testing'
import { renderUi } from '../../testing/renderUi'
import { DateField, type DateFieldProps } from './DateField'

const onChange = jest.fn()

const Bought = ({ first = '', ...rest }: { first?: string } & Omit<Partial<DateFieldProps>, 'first'>) => {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    onChange(next)
    setValue(next)
  }
  return <DateField label="Bought" {...rest} value={value} onChange={change} />
}

const field = () => screen.getByRole('textbox', { name: 'Bought' })
const opener = () => screen.getByRole('button', { name: 'Open calendar' })

beforeEach(() => {
  onChange.mockReset()
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('what is typed is a day at once, and is shown as its reader writes it when the field is left', async () => {
  const { user } = renderUi(<Bought />)
  await user.type(field(), '2026-11-02')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-02')
  expect(field()).toHaveValue('2026-11-02')
  await user.tab()
  expect(field()).toHaveValue('2 Nov 2026')
})

test('a short year counts once the field is left', async () => {
  const { user } = renderUi(<Bought />)
  await user.type(field(), '11/2/26')
  expect(onChange).toHaveBeenLastCalledWith('11/2/26')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('2026-11-02')
})

test('what is no day stays for whoever judges it', async () => {
  const { user } = renderUi(<Bought first="2026-11-02" />)
  await user.clear(field())
  await user.type(field(), '30 Feb 2026')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith('30 Feb 2026')
  expect(field()).toHaveValue('30 Feb 2026')
})

test('the calendar opens on its day, gives one back, and the focus returns', async () => {
  const { user } = renderUi(<Bought first="2026-11-02" />)
  expect(opener()).toHaveAccessibleDescription('Bought')
  await user.click(opener())
  expect(await screen.findByRole('gridcell', { name: 'Mon 2 Nov 2026', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2026-11-10')
  expect(field()).toHaveValue('10 Nov 2026')
  expect(opener()).toHaveFocus()
  // It is there by now, and still takes the focus.
  await user.click(opener())
  expect(screen.getByRole('gridcell', { name: 'Tue 10 Nov 2026' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(opener()).toHaveFocus()
})

test('days before and after what may be are not offered', async () => {
  const days = (from: string, to: string) => ({ first: from as never, last: to as never })
  const limits = days('2026-11-05', '2026-11-20')
  const { user } = renderUi(<DateField label="Bought" value="" onChange={onChange} {...limits} />)
  await user.click(opener())
  expect(await screen.findByRole('gridcell', { name: 'Fri 20 Nov 2026' })).toHaveFocus()
  expect(screen.getByRole('gridcell', { name: 'Wed 4 Nov 2026' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('gridcell', { name: 'Wed 4 Nov 2026' }))
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{PageUp}')
  expect(screen.getByRole('gridcell', { name: 'Thu 5 Nov 2026' })).toHaveFocus()
})

test('on a phone the calendar comes from the lower edge', async () => {
  onPhone()
  const { user } = renderUi(<Bought first="2026-11-02" />)
  await user.click(opener())
  const sheet = within(await screen.findByRole('dialog', { name: 'Bought' }))
  // What hangs from its button has no way out of its own.
  expect(sheet.getByRole('button', { name: 'Close' })).toBeVisible()
  await user.click(await sheet.findByRole('gridcell', { name: 'Sun 1 Nov 2026' }))
  expect(onChange).toHaveBeenLastCalledWith('2026-11-01')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
