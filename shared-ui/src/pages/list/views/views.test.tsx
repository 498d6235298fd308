import { screen, waitFor, within } from '@testing-library/react'
import { onPhone } from '../../../testing/screens'
import { aView, FIRST, setUpViews } from './testViews'

beforeEach(onPhone)

const panel = async () => within(await screen.findByRole('dialog', { name: 'Views' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('a view', () => {
  test('shows what it keeps, in an address that can be sent', async () => {
    const { user, press, address } = await setUpViews({ views: [aView()] })
    await press('Views')
    await user.click(await (await panel()).findByRole('button', { name: 'Switched off' }))
    expect(address()).toBe('?view=7&f.state=off')
    expect(await screen.findByRole('button', { name: 'View: Switched off' })).toBeVisible()
  })

  test('is known from an address that names it, and marked once something else is shown', async () => {
    const { press, address } = await setUpViews({ views: [aView()], at: '/thing?view=7&f.state=off' })
    expect(await screen.findByRole('button', { name: 'View: Switched off' })).toBeVisible()
    await press('On 1,200')
    expect(address()).toBe('?view=7&f.state=on')
    expect(screen.getByRole('button', { name: 'View: Switched off, changed' })).toBeVisible()
  })

  test('keeps the changes that are saved', async () => {
    const { press, sent } = await setUpViews({ views: [aView()], at: '/thing?view=7&f.state=on' })
    await press('View: Switched off, changed')
    await press('Save changes')
    expect(await screen.findByRole('button', { name: 'View: Switched off' })).toBeVisible()
    expect(sent('7')).toMatchObject([{ viw_search: '?f.state=on', viw_look: { density: 'normal' } }])
  })

  test('gives way to all rows', async () => {
    const { press, address } = await setUpViews({ views: [aView()], at: '/thing?view=7&f.state=off' })
    await press('View: Switched off')
    await press('All rows')
    expect(address()).toBe('')
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible()
  })

  test('of another list, or one that is not found, is not offered and breaks nothing', async () => {
    const { press } = await setUpViews({ views: [aView({ viw_list: '/other' })], at: '/thing?view=7' })
    await screen.findByText('3 things')
    await press('Views')
    expect((await panel()).getByText(/No views yet/)).toBeVisible()
  })

  test('goes into the menu and out of it by its pin', async () => {
    const { user, press, sent } = await setUpViews({ views: [aView()] })
    await press('Views')
    const pin = () => screen.getByRole('button', { name: 'Pin “Switched off” to the menu' })
    await user.click(await screen.findByRole('button', { name: 'Pin “Switched off” to the menu' }))
    await waitFor(() => expect(pin()).toHaveAttribute('aria-pressed', 'true'))
    await user.click(pin())
    expect(sent('pin')).toEqual([{ pinned: true }, { pinned: false }])
  })

  test('is removed after a question, and what is shown stays', async () => {
    const { press, address } = await setUpViews({ views: [aView()], at: '/thing?view=7&f.state=off' })
    await press('View: Switched off')
    await press('Remove…')
    expect(await screen.findByRole('alertdialog', { name: 'Remove this view?' })).toHaveTextContent('Switched off')
    await press('Remove view')
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible()
    expect(address()).toBe('?f.state=off')
  })
})

describe('a new view', () => {
  test('keeps what is shown under a name, for oneself or for the group, and is shown at once', async () => {
    const { user, press, address, sent } = await setUpViews({ at: '/thing?f.state=off' })
    await press('Views')
    await press('Save as new…')
    const form = await dialog('Save as a view')
    expect(form.queryByRole('radio', { name: 'A group, as its default view' })).not.toBeInTheDocument()
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByRole('textbox', { name: /Name/ })).toBeInvalid()
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'Quiet ones')
    await user.click(form.getByRole('radio', { name: 'People in Helpers' }))
    await user.click(form.getByRole('checkbox', { name: 'Pin to menu' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'View: Quiet ones' })).toBeVisible()
    expect(address()).toBe('?view=20&f.state=off')
    expect(sent('view')).toMatchObject([
      { viw_name: 'Quiet ones', viw_list: '/thing', viw_sharing: 'group', viw_id_group: 3, pinned: true },
    ])
  })

  test('is what a group sees first where somebody may change groups', async () => {
    const { user, press, sent } = await setUpViews({ pairs: ['group.update'] })
    await press('Views')
    await press('Save as new…')
    const form = await dialog('Save as a view')
    await user.type(form.getByRole('textbox', { name: /Name/ }), 'For sellers')
    await user.click(form.getByRole('radio', { name: 'A group, as its default view' }))
    await user.click(form.getByRole('combobox', { name: 'Group' }))
    await user.click(await screen.findByRole('option', { name: 'Sellers' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('view')).toMatchObject([{ viw_sharing: 'default', viw_id_group: 4 }]))
  })
})

describe('what the group sees first', () => {
  const views = [aView(FIRST)]

  test('stands there for whoever arrives without a question', async () => {
    const { router, address } = await setUpViews({ views })
    await screen.findByRole('button', { name: 'View: Switched off' })
    expect(address()).toBe('?view=7&f.state=off')
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('does not stand in the way of a question, nor of all rows', async () => {
    const { press, address } = await setUpViews({ views, at: '/thing?f.state=on' })
    await press('Views')
    await screen.findByRole('button', { name: /^Switched off/ })
    expect(address()).toBe('?f.state=on')
    await press('All rows')
    expect(address()).toBe('?view=all')
  })

  test('does not come back when somebody clears the last filter', async () => {
    const { press, address } = await setUpViews({ views, at: '/thing?f.state=on' })
    await screen.findByText('3 things')
    await press('All 1,203')
    await press('Views')
    await (await panel()).findByRole('button', { name: /^Switched off/ })
    expect(address()).toBe('')
  })
})

test('a list without its views is the list, and says so where they would be', async () => {
  const { press } = await setUpViews({ broken: true })
  expect(await screen.findByText('3 things')).toBeVisible()
  await press('Views')
  expect(await (await panel()).findByText('The views did not load.')).toBeVisible()
})
