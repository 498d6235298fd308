import { networkTypeEndpoints, type OneNetworkType, viewEndpoints } from '@candela/shared-contract'
import { answers, onePage, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import NetworkTypeEdit from './NetworkTypeEdit'
import NetworkTypeList from './NetworkTypeList'
import NetworkTypeNew from './NetworkTypeNew'
import NetworkTypeShow from './NetworkTypeShow'
import { asksFor, VIDEO, VIDEO_ROW } from './testNetworkType'

const can = { update: true, destroy: true }
const ANSWER: OneNetworkType = { record: VIDEO, can }
const IN_USE = 'In use. Ad networks of this type, removed ones included: 18. Disable it instead.'

test('a list that does not come says so with a reference, and tries again', async () => {
  let isBroken = true
  const { user } = await renderScreen(
    { '/ad-network-type': NetworkTypeList },
    {
      server: [
        answers(networkTypeEndpoints.list, () =>
          isBroken ? refusal('internal', { requestId: 'ref-42' }) : onePage([{ ...VIDEO_ROW, can }]),
        ),
        answers(viewEndpoints.list, []),
      ],
    },
  )
  const failure = (await screen.findByText('The list did not load')).closest('[role=alert]')
  expect(failure).toHaveTextContent('ref-42')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Video bidder' })).toBeVisible()
})

test('one that came into use meanwhile stays, and the question says why', async () => {
  const { user } = await renderScreen(
    { '/ad-network-type/:id': NetworkTypeShow },
    {
      at: '/ad-network-type/9',
      server: [
        answers(networkTypeEndpoints.get, { ...ANSWER, record: { ...ANSWER.record, is_used: false } }),
        answers(networkTypeEndpoints.destroy, refusal('networkTypeInUse', { message: IN_USE, count: 18 })),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Remove type' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  const refused = within(await screen.findByRole('alertdialog', { name: 'Could not be removed' }))
  expect(refused.getByRole('alert')).toHaveTextContent(IN_USE)
  expect(refused.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('what the server refuses is said at its field, and the rest of what was said is kept', async () => {
  const errors = [
    { field: 'ant_name', code: 'taken', message: 'This name is taken' },
    { field: 'ant_fields.0.pattern', code: 'tooLong', message: 'The text is too long' },
  ]
  const { user } = await renderScreen(
    { '/ad-network-type/new': NetworkTypeNew },
    { server: [answers(networkTypeEndpoints.store, refusal('invalid', { errors }))] },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Video bidder')
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await user.click(screen.getByRole('menuitem', { name: 'Password' }))
  await user.click(screen.getByRole('button', { name: 'Create type' }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/taken/)
  expect(screen.getByRole('textbox', { name: 'What it looks like' })).toHaveAccessibleDescription(/too long/)
  expect(screen.getByRole('listitem', { name: 'Password' })).toBeVisible()
})

test('wrong lines of ads.txt are named by their numbers and not sent', async () => {
  const { user, asked } = await renderScreen(
    { '/ad-network-type/new': NetworkTypeNew },
    { server: [answers(networkTypeEndpoints.store, ANSWER)] },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Feed')
  const lines = screen.getByRole('textbox', { name: 'ads.txt lines' })
  await user.click(lines)
  await user.paste('feed.example, 1, DIRECT\nfeed.example')
  await user.click(screen.getByRole('button', { name: 'Create type' }))
  expect(lines).toHaveFocus()
  expect(lines).toBeInvalid()
  expect(screen.getByText(/^Line 2: Write it as host, account ID/)).toBeVisible()
  expect(asked(networkTypeEndpoints.store)).toEqual([])
})

test('what somebody else changed meanwhile is shown beside one’s own, in words', async () => {
  const { user } = await renderScreen(
    { '/ad-network-type/:id/edit': NetworkTypeEdit },
    {
      at: '/ad-network-type/9/edit',
      server: [
        answers(networkTypeEndpoints.get, ANSWER),
        answers(
          networkTypeEndpoints.update,
          refusal('stale', { current: { ...ANSWER, record: { ...VIDEO, ant_fields: [asksFor('client_id')] } } }),
        ),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Remove: Client ID' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('region', { name: /Somebody else/ }))
  expect(question.getByText('Seat')).toBeVisible()
  expect(question.getByText('Client ID')).toBeVisible()
})

test.each([
  [12, 1],
  [0, 0],
])('another currency of a type that %i networks use says what becomes of their days', async (count, said) => {
  const { user } = await renderScreen(
    { '/ad-network-type/:id/edit': NetworkTypeEdit },
    {
      at: '/ad-network-type/9/edit',
      server: [answers(networkTypeEndpoints.get, { record: { ...VIDEO, networks_count: count }, can })],
    },
  )
  const currency = await screen.findByRole('combobox', { name: 'Currency' })
  expect(screen.queryByText(/^Days brought so far keep/)).not.toBeInTheDocument()
  await user.click(currency)
  await user.click(await screen.findByRole('option', { name: /USD/ }))
  expect(screen.queryAllByText(/^Days brought so far keep/)).toHaveLength(said)
})
