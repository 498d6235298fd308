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
