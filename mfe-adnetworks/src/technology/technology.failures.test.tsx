import { type OneTechnology, technologyEndpoints, viewEndpoints } from '@candela/shared-contract'
import { answers, onePage, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import TechnologyEdit from './TechnologyEdit'
import TechnologyList from './TechnologyList'
import TechnologyNew from './TechnologyNew'
import TechnologyShow from './TechnologyShow'
import { EXCHANGE, FREE } from './testTechnology'

const can = { update: true, destroy: true }
const ANSWER: OneTechnology = { record: EXCHANGE, can }
const IN_USE =
  'In use. Ad networks, orders and their campaigns, revenue shares and months of report data with this technology: 18.'

test('a list that does not come says so with a reference, and tries again', async () => {
  let isBroken = true
  const { user } = await renderScreen(
    { '/ad-network-category': TechnologyList },
    {
      server: [
        answers(technologyEndpoints.list, () =>
          isBroken ? refusal('internal', { requestId: 'ref-42' }) : onePage([{ ...EXCHANGE, is_used: true, can }]),
        ),
        answers(viewEndpoints.list, []),
      ],
    },
  )
  const failure = (await screen.findByText('The list did not load')).closest('[role=alert]')
  expect(failure).toHaveTextContent('ref-42')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Exchange' })).toBeVisible()
})

test('one that is in use by now stays, and the question says why', async () => {
  const { user } = await renderScreen(
    { '/ad-network-category/:id': TechnologyShow },
    {
      at: '/ad-network-category/9',
      server: [
        answers(technologyEndpoints.get, { record: FREE, can }),
        answers(technologyEndpoints.destroy, refusal('technologyInUse', { message: IN_USE, count: 18 })),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove technology' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  const refused = within(await screen.findByRole('alertdialog', { name: 'Could not be removed' }))
  expect(refused.getByRole('alert')).toHaveTextContent(IN_USE)
  expect(refused.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('a name that is taken is said at the name, and the rest of what was said is kept', async () => {
  const { user } = await renderScreen(
    { '/ad-network-category/new': TechnologyNew },
    {
      server: [
        answers(
          technologyEndpoints.store,
          refusal('invalid', { errors: [{ field: 'anc_name', code: 'taken', message: 'This name is taken' }] }),
        ),
      ],
    },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Exchange')
  await user.click(screen.getByRole('radio', { name: 'Amber' }))
  await user.click(screen.getByRole('button', { name: 'Create technology' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/taken/)
  expect(screen.getByRole('radio', { name: 'Amber' })).toBeChecked()
})

test('what somebody else changed meanwhile is shown beside one’s own, colours by their names', async () => {
  const { user } = await renderScreen(
    { '/ad-network-category/:id/edit': TechnologyEdit },
    {
      at: '/ad-network-category/9/edit',
      server: [
        answers(technologyEndpoints.get, ANSWER),
        answers(
          technologyEndpoints.update,
          refusal('stale', { current: { ...ANSWER, record: { ...EXCHANGE, anc_color: 'pink' } } }),
        ),
      ],
    },
  )
  await user.click(await screen.findByRole('radio', { name: 'Amber' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Yours')).toBeVisible()
  expect(screen.getAllByText('Pink').length).toBeGreaterThan(1)
})
