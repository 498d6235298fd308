import { screen, waitFor, within } from '@testing-library/react'
import { useFrame } from '../frame/useFrame'
import { anEntry, aRegistry, aRoute, aUser } from '../testing/fixtures'
import { renderShell } from '../testing/renderShell'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: async () => ({ default: () => <h1>A screen</h1> }),
}))

const registry = aRegistry(
  [
    anEntry({ path: '/dashboard', label: 'Dashboard' }),
    anEntry({ path: '/user', label: 'Users', group: 'publishers' }),
    anEntry({ path: '/orders', label: 'Orders', group: 'adNetworks', hidden: true, anyOf: ['order.list'] }),
    anEntry({ path: '/group', label: 'Access groups', group: 'administration', anyOf: ['group.list'] }),
  ],
  [aRoute('/dashboard', 'Dashboard'), aRoute('/user', 'Users'), aRoute('/orders', 'Orders', ['order.list'])],
)

const open = async () => {
  const shell = await renderShell({ path: '/dashboard', user: aUser(['auth.session', 'order.list']), registry })
  await screen.findByRole('heading', { name: 'A screen' })
  await shell.visitor.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Jump to a page' }))
  const selected = () => dialog.getByRole('option', { selected: true }).querySelector('span')?.textContent
  const options = () => dialog.queryAllByRole('option').map(option => option.querySelector('span')?.textContent)
  return { ...shell, dialog, selected, options }
}

beforeEach(() => useFrame.setState({ palette: false, drawer: false }))

describe('the palette', () => {
  it('opens by Ctrl K with the pages that the person may open, hidden ones included', async () => {
    const { options, dialog } = await open()
    expect(options()).toEqual(['Dashboard', 'Users', 'Orders'])
    expect(dialog.getByRole('combobox')).toHaveFocus()
  })

  it('moves with the arrows, around the ends, while the focus stays in the field', async () => {
    const { visitor, dialog, selected } = await open()
    await visitor.keyboard('{ArrowDown}')
    expect(selected()).toBe('Users')
    await visitor.keyboard('{ArrowUp}{ArrowUp}')
    expect(selected()).toBe('Orders')
    const field = dialog.getByRole('combobox')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-activedescendant', dialog.getByRole('option', { selected: true }).id)
  })

  it('narrows by what is typed and goes by Enter', async () => {
    const { visitor, options, router } = await open()
    await visitor.keyboard('use')
    expect(options()).toEqual(['Users'])
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/user'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says when nothing fits', async () => {
    const { visitor, options, dialog } = await open()
    await visitor.keyboard('zzz')
    expect(options()).toEqual([])
    expect(dialog.getByRole('status')).toHaveTextContent('No page matches “zzz”')
    await visitor.keyboard('{ArrowDown}{Enter}')
    expect(dialog.getByRole('combobox')).toBeVisible()
  })

  it('closes by Escape and by the shortcut', async () => {
    const { visitor } = await open()
    await visitor.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await visitor.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('dialog')).toBeVisible()
    await visitor.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
