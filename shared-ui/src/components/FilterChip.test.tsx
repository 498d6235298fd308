import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { FilterChip } from './FilterChip'

const OPTIONS = [
  { value: 'own', label: 'Own' },
  { value: 'managed', label: 'Managed' },
  { value: 'all', label: 'Everything' },
]

const Filtered = ({ onChange }: { onChange: (values: string[]) => void }) => {
  const [values, setValues] = useState<string[]>([])
  const change = (next: string[]) => {
    onChange(next)
    setValues(next)
  }
  return <FilterChip label="Reach" options={OPTIONS} values={values} onChange={change} clearLabel="Clear" />
}

test('says what it lets through, in the order of its options', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(<Filtered onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Reach' }))
  await user.click(screen.getByRole('checkbox', { name: 'Managed' }))
  await user.click(screen.getByRole('checkbox', { name: 'Own' }))
  expect(onChange).toHaveBeenLastCalledWith(['own', 'managed'])
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Reach Own, Managed' })).toHaveFocus()
})

test('is taken away by its Clear, or by unchecking the last', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(<Filtered onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: 'Reach' }))
  await user.click(screen.getByRole('checkbox', { name: 'Own' }))
  await user.click(screen.getByRole('checkbox', { name: 'Own' }))
  expect(onChange).toHaveBeenLastCalledWith([])
  await user.click(screen.getByRole('checkbox', { name: 'Everything' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith([])
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
