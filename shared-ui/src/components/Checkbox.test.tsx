import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../testing/renderUi'
import { Checkbox, type CheckboxState } from './Checkbox'

const Sample = ({ first }: { first: CheckboxState }) => {
  const [checked, setChecked] = useState<CheckboxState>(first)
  return <Checkbox label="Users" checked={checked} onChange={setChecked} />
}

test('the keyboard says yes and no', async () => {
  const { user } = renderUi(<Sample first={false} />)
  const box = screen.getByRole('checkbox', { name: 'Users' })
  await user.tab()
  await user.keyboard(' ')
  expect(box).toBeChecked()
  await user.keyboard(' ')
  expect(box).not.toBeChecked()
})

test('some of several is neither yes nor no, and pressing it says yes to all', async () => {
  const { user } = renderUi(<Sample first="mixed" />)
  const box = screen.getByRole('checkbox', { name: 'Users' })
  expect(box).toBePartiallyChecked()
  await user.click(box)
  expect(box).not.toBePartiallyChecked()
  expect(box).toBeChecked()
})
