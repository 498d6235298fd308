import { setLinkNavigation } from '@candela/shared-ui/runtime'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { Menu } from './Menu'

const onTheme = jest.fn()
const onLeave = jest.fn()

const setUp = () => {
  const { user } = renderUi(
    <>
      <Menu
        trigger={props => (
          <button type="button" {...props}>
            Ana
          </button>
        )}
        items={[
          { id: 'account', label: 'My account', href: '/user/1' },
          { id: 'light', label: 'Light', checked: true },
          { id: 'dark', label: 'Dark', checked: false, onSelect: onTheme },
          { id: 'leave', label: 'Log out', onSelect: onLeave, separated: true },
        ]}
      />
      <button type="button">Next</button>
    </>,
  )
  return { user, button: screen.getByRole('button', { name: 'Ana' }) }
}

beforeEach(() => {
  onTheme.mockClear()
  onLeave.mockClear()
})

test('a click opens at the first item', async () => {
  const { user, button } = setUp()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('menu', { name: 'Ana' })).toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus()
})

test('an arrow opens at its end, and arrows go round', async () => {
  const { user, button } = setUp()
  button.focus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
})

test('a first letter goes to its item', async () => {
  const { user, button } = setUp()
  await user.click(button)
  await user.keyboard('d')
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
})

test('Enter acts, closes, and gives the focus back', async () => {
  const { user, button } = setUp()
  await user.click(button)
  await user.keyboard('{End}{Enter}')
  expect(onLeave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('choices say which one is taken', async () => {
  const { user, button } = setUp()
  await user.click(button)
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(onTheme).toHaveBeenCalledTimes(1)
})

test('an item that goes somewhere is a link of the product', async () => {
  const go = jest.fn()
  setLinkNavigation(go)
  const { user, button } = setUp()
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(go).toHaveBeenCalledWith('/user/1')
  setLinkNavigation(undefined)
})

test('Escape closes and gives the focus back', async () => {
  const { user, button } = setUp()
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('Tab closes and goes on after the button', async () => {
  const { user, button } = setUp()
  await user.click(button)
  await user.tab()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a press elsewhere closes', async () => {
  const { user, button } = setUp()
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
