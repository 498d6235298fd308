import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { Popover } from './Popover'
import { Tooltip } from './Tooltip'

const setUp = () =>
  renderUi(
    <>
      <Popover
        label="Talk to us"
        trigger={props => (
          <button type="button" {...props}>
            Chat
          </button>
        )}
      >
        {close => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  )

test('it opens from its button, takes the focus and gives it back', async () => {
  const { user } = setUp()
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  expect(screen.getByRole('dialog', { name: 'Talk to us' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Chat' })).toHaveFocus()
})

test.each([
  ['Escape', '{Escape}'],
  ['a press elsewhere', null],
])('%s closes it', async (_, keys) => {
  const { user } = setUp()
  await user.click(screen.getByRole('button', { name: 'Chat' }))
  await (keys ? user.keyboard(keys) : user.click(screen.getByRole('button', { name: 'Elsewhere' })))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a tip shows on focus and on hover, and Escape hides it', async () => {
  const { user } = renderUi(
    <Tooltip text="Time zone: America/Sao_Paulo">
      {describedBy => (
        <button type="button" aria-describedby={describedBy}>
          14:32
        </button>
      )}
    </Tooltip>,
  )
  await user.tab()
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Time zone: America/Sao_Paulo')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await user.hover(screen.getByRole('button'))
  expect(screen.getByRole('tooltip')).toBeInTheDocument()
  await user.unhover(screen.getByRole('button'))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})
