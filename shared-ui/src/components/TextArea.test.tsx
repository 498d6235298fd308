import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { TextArea } from './TextArea'

test('more than one line can be written under a label', async () => {
  const { user } = renderUi(<TextArea label="Reason" help="The people of the record read it." />)
  const box = screen.getByRole('textbox', { name: 'Reason' })
  await user.type(box, 'one{enter}two')
  expect(box).toHaveValue('one\ntwo')
  expect(box).toHaveAccessibleDescription('The people of the record read it.')
})

test('what is wrong is said in place of the help', () => {
  renderUi(<TextArea label="Reason" help="Help" error="The field is required" />)
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('The field is required')
})
