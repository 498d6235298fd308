import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { RadioGroup } from './RadioGroup'
import { Swatch } from './Swatch'

const OPTIONS = [
  { value: 'own', label: 'Own', help: 'Their accounts' },
  { value: 'all', label: 'All', help: 'Everything' },
] as const

const Sample = ({ error }: { error?: string }) => {
  const [value, setValue] = useState<'own' | 'all'>('own')
  return <RadioGroup label="Reach" name="reach" value={value} options={OPTIONS} onChange={setValue} error={error} />
}

test('arrows choose, and each choice says what it means', async () => {
  const { user } = renderUi(<Sample />)
  const own = screen.getByRole('radio', { name: 'Own' })
  expect(own).toHaveAccessibleDescription('Their accounts')
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  expect(own).not.toBeChecked()
})

test('choices beside each other are called by their words, whatever stands before them', () => {
  const colors = [{ value: 'blue', label: 'Blue', mark: <Swatch color="blue" /> }] as const
  renderUi(<RadioGroup label="Color" name="color" value="blue" options={colors} onChange={() => undefined} across />)
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked()
})

test('what is wrong is said of the group and marks the choice', () => {
  renderUi(<Sample error="Too wide" />)
  expect(screen.getByRole('group', { name: 'Reach' })).toHaveAccessibleDescription('Too wide')
  expect(screen.getByRole('radio', { name: 'Own' })).toBeInvalid()
})
