import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { ChoiceChip } from './ChoiceChip'

const show = (value: string) =>
  renderUi(
    <ChoiceChip
      label="Compared with"
      value={value}
      options={[
        { value: 'previous', label: 'Previous period' },
        { value: 'none', label: 'Nothing' },
      ]}
      onChange={() => undefined}
    />,
  )

test.each([
  ['previous', 'Previous period', 'Compared with: Previous period'],
  ['none', 'Nothing', null],
])('shows its choice %s, and counts as a filter of the page only where it is one', (value, said, filter) => {
  show(value)
  const chip = screen.getByRole('button', { name: `Compared with ${said}` })
  expect(chip.getAttribute('data-filter')).toBe(filter)
})
