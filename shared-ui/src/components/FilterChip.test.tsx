import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { FilterChip } from './FilterChip'
import type { FilterOption, FilterOptionsProps } from './FilterOptions'

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
  return (
    <FilterChip
      label="Reach"
      options={OPTIONS}
      values={values}
      onChange={change}
      clearLabel="Clear"
      findLabel="Find in Reach"
      noneLabel="No match"
    />
  )
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
  expect(screen.getByRole('button', { name: 'Reach Own, Managed' })).toHaveAttribute(
    'data-filter',
    'Reach: Own, Managed',
  )
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

const NO_OP = () => undefined
const WORDS = { label: 'Group', clearLabel: 'Clear', findLabel: 'Find in Group', noneLabel: 'No match' }

const openChip = async (props: Partial<FilterOptionsProps>) => {
  const { user } = renderUi(<FilterChip {...WORDS} options={undefined} values={[]} onChange={NO_OP} {...props} />)
  await user.click(screen.getByRole('button', { name: /^Group/ }))
  return user
}

const numbered = (count: number): FilterOption[] =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Revisão ${index}` }))

test('many options can be searched, without accents as well', async () => {
  const user = await openChip({ options: [...numbered(12), { value: 'ops', label: 'Ad ops' }] })
  await user.type(screen.getByRole('searchbox', { name: 'Find in Group' }), 'revisao 1')
  expect(screen.getAllByRole('checkbox').map(box => box.getAttribute('aria-label'))).toEqual([
    'Revisão 1',
    'Revisão 10',
    'Revisão 11',
  ])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('No match')).toBeVisible()
})

test('a few options need no search', async () => {
  await openChip({ options: numbered(8) })
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('what is chosen stays chosen while it is not among what is found', async () => {
  const onChange = jest.fn()
  const user = await openChip({ options: numbered(12), values: ['3'], onChange })
  await user.type(screen.getByRole('searchbox'), '11')
  await user.click(screen.getByRole('checkbox', { name: 'Revisão 11' }))
  expect(onChange).toHaveBeenLastCalledWith(['3', '11'])
})

test('says how many rows each option would let through, and names no more than two', () => {
  const options = ['Own', 'Managed', 'All'].map((label, index) => ({ value: label, label, count: `${index + 4}` }))
  renderUi(<FilterChip {...WORDS} options={options} values={['Own', 'Managed', 'All']} onChange={NO_OP} />)
  expect(screen.getByRole('button')).toHaveTextContent('GroupOwn 4, Managed 5+1')
})

test('options on their way are waited for, and those that did not come are asked for again', async () => {
  const onRetry = jest.fn()
  const user = await openChip({ failure: { text: 'The options did not load.', onRetry } })
  expect(screen.getByText('The options did not load.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a filter whose options are not here yet is still seen to be on', () => {
  renderUi(<FilterChip {...WORDS} options={undefined} values={['7', '9']} onChange={NO_OP} />)
  expect(screen.getByRole('button')).toHaveTextContent('Group+2')
})
