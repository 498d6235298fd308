import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { SegmentedControl } from './SegmentedControl'
import { ToggleChip } from './ToggleChip'

const Segments = () => {
  const [value, setValue] = useState<'all' | 'granted'>('all')
  const options = [
    { value: 'all', label: 'All' },
    { value: 'granted', label: 'Granted', count: '48' },
  ] as const
  return <SegmentedControl label="Show" value={value} options={options} onChange={setValue} />
}

test('exactly one segment is pressed', async () => {
  const { user } = renderUi(<Segments />)
  const all = screen.getByRole('button', { name: 'All' })
  const granted = screen.getByRole('button', { name: 'Granted 48' })
  expect(screen.getByRole('group', { name: 'Show' })).toContainElement(granted)
  expect(all).toHaveAttribute('aria-pressed', 'true')
  await user.click(granted)
  expect(all).toHaveAttribute('aria-pressed', 'false')
  expect(granted).toHaveAttribute('aria-pressed', 'true')
})

test('what is chosen is scrolled into sight, on opening and when it changes', async () => {
  const sizes = { clientWidth: 300, offsetWidth: 100 }
  for (const [name, value] of Object.entries(sizes))
    jest.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockReturnValue(value)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100
  })
  const options = ['1', '2', '3', '4', '5', '6'].map(value => ({ value, label: value }))
  const shown = (value: string) => (
    <SegmentedControl label="Show" value={value} options={options} onChange={() => undefined} />
  )
  const { rerender } = renderUi(shown('6'))
  const row = screen.getByRole('group', { name: 'Show' })
  expect(row.scrollLeft).toBe(400)
  rerender(shown('1'))
  expect(row.scrollLeft).toBeLessThanOrEqual(0)
})

const Chip = () => {
  const [pressed, setPressed] = useState(false)
  return (
    <ToggleChip pressed={pressed} onChange={setPressed}>
      Invite
    </ToggleChip>
  )
}

test('a chip is pressed and released', async () => {
  const { user } = renderUi(<Chip />)
  const chip = screen.getByRole('button', { name: 'Invite', pressed: false })
  await user.click(chip)
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  await user.click(chip)
  expect(chip).toHaveAttribute('aria-pressed', 'false')
})
