import { networkTypeEndpoints, typeEndpoints } from '@candela/shared-contract'
import { answers, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import NetworkTypeEdit from './NetworkTypeEdit'
import { VIDEO } from './testNetworkType'

const open = () =>
  renderScreen(
    { '/ad-network-type/:id/edit': NetworkTypeEdit },
    {
      at: '/ad-network-type/9/edit',
      server: [
        answers(networkTypeEndpoints.get, { record: VIDEO, can: { update: true, destroy: true } }),
        answers(networkTypeEndpoints.update, { record: VIDEO, can: { update: true, destroy: true } }),
        answers(typeEndpoints.timeZones, [{ id: 'Europe/Rome', offset: '+01:00' }]),
      ],
    },
  )

const editor = () => within(screen.getByRole('region', { name: 'What its networks are asked for' }))
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
const box = (name: string) => within(editor().getByRole('listitem', { name }))
const order = () => textsOf(editor().getAllByRole('heading', { level: 3 }))

test('what is added stands in the preview at once, and the focus goes to its settings', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  expect(screen.queryByRole('menuitem', { name: 'Client ID' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'Client secret' }))
  expect(box('Client secret').getByRole('switch', { name: 'Required' })).toHaveFocus()
  expect(preview().getByLabelText('Client secret')).toHaveAttribute('type', 'password')
  expect(screen.getByText('12 ad networks lack Client secret afterwards')).toBeVisible()
  await user.click(box('Client secret').getByRole('switch', { name: 'Required' }))
  expect(screen.queryByText(/lack Client secret/)).not.toBeInTheDocument()
})

test('what is secret by nature stays so, and says why', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Add a field' }))
  await user.click(screen.getByRole('menuitem', { name: 'Password' }))
  const secret = box('Password').getByRole('switch', { name: 'Secret' })
  expect(secret).toBeChecked()
  expect(secret).toBeDisabled()
  expect(secret).toHaveAccessibleDescription(/whoever has it reads the reports/)
})

test('the order is changed with the keyboard, and the focus stays on what was moved', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: 'Add a field' })
  expect(order()).toEqual(['Client ID', 'Seat Account ID'])
  const down = editor().getByRole('button', { name: 'Move down: Client ID' })
  down.focus()
  await user.keyboard('{Enter}')
  expect(order()[1]).toMatch(/^Client ID/)
  // At the end it leads up again.
  expect(editor().getByRole('button', { name: 'Move up: Client ID' })).toHaveFocus()
  expect(editor().getByText('Client ID: now 2 of 2')).toBeInTheDocument()
  expect(preview().getAllByRole('textbox')[0]).toHaveAccessibleName('Seat')
})

test('a pattern is tried on an example, and the preview says the same', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: 'Add a field' })
  const example = box('Client ID').getByRole('textbox', { name: 'Try an example' })
  await user.type(example, 'app-12')
  expect(example).toHaveAccessibleDescription('Does not fit')
  await user.type(example, '34')
  expect(example).toHaveAccessibleDescription('Fits')
  const tried = preview().getByRole('textbox', { name: 'Client ID' })
  await user.type(tried, 'app-1')
  await user.tab()
  expect(tried).toHaveAccessibleDescription('It does not look as it should here')
  expect(screen.getByText('No unsaved changes')).toBeVisible()
})

test('own words stand in the preview in their language, the product’s where there are none', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: 'Add a field' })
  await user.click(box('Seat').getByRole('button', { name: 'Own name and help' }))
  await user.type(box('Seat').getByRole('textbox', { name: 'Name, Português' }), 'Assento')
  for (const [language, name] of [
    ['English', 'Seat'],
    ['Português', 'Assento'],
    ['Español', 'ID de la cuenta'],
    ['Italiano', 'Posto'],
  ] as const) {
    await user.click(preview().getByRole('button', { name: language }))
    expect(preview().getByRole('textbox', { name })).toBeVisible()
  }
})

test('what was put together is sent as a list of fields', async () => {
  const { user, asked } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove: Client ID' }))
  expect(screen.getByRole('button', { name: 'Add a field' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(asked(networkTypeEndpoints.update)).toEqual([
      expect.objectContaining({ ant_fields: [VIDEO.ant_fields[1]] }),
    ]),
  )
})
