import { technologyEndpoints } from '@candela/shared-contract'
import { answers, menuTexts, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import TechnologyShow from './TechnologyShow'
import { EXCHANGE, FREE } from './testTechnology'

const ANSWER = { record: EXCHANGE, can: { update: true, destroy: true } }
const OTHER = { record: { ...FREE, id: 4, anc_name: 'Header bidding' }, can: ANSWER.can }

type Merged = Parameters<typeof answers<typeof technologyEndpoints.merge>>[1]

const open = async (merged: Merged = OTHER) => {
  const rendered = await renderScreen(
    { '/ad-network-category/:id': TechnologyShow },
    {
      at: '/ad-network-category/9',
      server: [
        answers(technologyEndpoints.get, ({ params }) => (Number(params.id) === 4 ? OTHER : ANSWER)),
        answers(technologyEndpoints.simpleList, [
          { id: 4, label: 'Header bidding' },
          { id: 9, label: 'Exchange' },
        ]),
        answers(technologyEndpoints.merge, merged),
        answers(technologyEndpoints.unmerge, ANSWER),
      ],
    },
  )
  await rendered.user.click(await screen.findByRole('button', { name: 'More actions' }))
  return rendered
}

const openDialog = async (merged?: Merged) => {
  const rendered = await open(merged)
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Merge into…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Exchange into another technology' }))
  return { ...rendered, dialog }
}

test('one in use says in the menu why it stays, and can become another one', async () => {
  await open()
  const kept = screen.getByRole('menuitem', { name: /^Remove technology/ })
  expect(kept).toHaveAttribute('aria-disabled', 'true')
  expect(menuTexts()).toEqual([
    'Merge into…',
    'Remove technologyIn use. You can disable it, or merge it into another one.',
  ])
})

test('says what moves, offers all others, and is agreed to on purpose', async () => {
  const { user, dialog, asked } = await openDialog()
  expect(dialog.getByText('Months with report data').parentElement).toHaveTextContent('14')
  expect(dialog.getByRole('button', { name: 'Merge technologies' })).toBeDisabled()
  await user.click(dialog.getByRole('combobox', { name: 'Becomes' }))
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(['Header bidding'])
  await user.click(screen.getByRole('option', { name: 'Header bidding' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, Exchange becomes Header bidding' }))
  await user.click(dialog.getByRole('button', { name: 'Merge technologies' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Header bidding' })).toBeVisible()
  expect(asked(technologyEndpoints.merge)).toEqual([{ into: 4, updated_at: EXCHANGE.updated_at }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked(technologyEndpoints.unmerge)).toHaveLength(1))
  expect(await screen.findByText('Merge undone')).toBeVisible()
})

test.each([
  ['shareDiffers', 'The revenue share of Folha do Vale (2026-01-01) gives the two different percents'],
  ['orderIdTaken', 'Both have an order campaign with the order ID of Summer fair'],
] as const)('%s: what stands between the two is named, and what was chosen stays', async (code, message) => {
  const errors = [{ field: 'into', code, message }]
  const { user, dialog } = await openDialog(refusal('invalid', { errors }))
  await user.click(dialog.getByRole('combobox', { name: 'Becomes' }))
  await user.click(await screen.findByRole('option', { name: 'Header bidding' }))
  await user.click(dialog.getByRole('checkbox', { name: /^Yes/ }))
  await user.click(dialog.getByRole('button', { name: 'Merge technologies' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(`${message} Settle that first`)
  expect(dialog.getByRole('combobox', { name: 'Becomes' })).toHaveValue('Header bidding')
})
