import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { OptionRow } from './OptionRow'

test('a choice is called by its words and how many there are, and is taken by either of them', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(<OptionRow label="Lit" count="20" checked={false} onChange={onChange} />)
  expect(screen.getByRole('checkbox', { name: 'Lit 20' })).not.toBeChecked()
  await user.click(screen.getByText('Lit'))
  await user.click(screen.getByRole('checkbox'))
  expect(onChange.mock.calls).toEqual([[true], [true]])
})
