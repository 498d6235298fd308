import { screen } from '@testing-library/react'
import type { SyntheticEvent } from 'react'
import { renderUi } from '../testing/renderUi'
import { Button } from './Button'
import { IconButton } from './IconButton'

test('a button at work says so and cannot be pressed again', async () => {
  const onClick = jest.fn()
  const { user } = renderUi(
    <Button busy onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a button submits only where it is told to', async () => {
  const onSubmit = jest.fn((event: SyntheticEvent) => event.preventDefault())
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button>Preview</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('an icon button has a name', () => {
  renderUi(<IconButton icon="dots" label="More" />)
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('title', 'More')
})
