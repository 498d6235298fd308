import { type OneOrderCampaign, orderCampaignEndpoints, PAIRS, viewEndpoints } from '@candela/shared-contract'
import { answers, onePage, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import OrderCampaignEdit from './OrderCampaignEdit'
import OrderCampaignList from './OrderCampaignList'
import { SPRING } from './testOrderCampaign'

const can = { update: true, destroy: true }
const ANSWER: OneOrderCampaign = { record: SPRING, can }

test('a list that does not come says so with a reference, and tries again', async () => {
  let isBroken = true
  const { user } = await renderScreen(
    { '/order-campaign': OrderCampaignList },
    {
      server: [
        answers(orderCampaignEndpoints.list, () =>
          isBroken ? refusal('internal', { requestId: 'ref-42' }) : onePage([{ ...SPRING, can }]),
        ),
        answers(viewEndpoints.list, []),
      ],
    },
  )
  const failure = (await screen.findByText('The list did not load')).closest('[role=alert]')
  expect(failure).toHaveTextContent('ref-42')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Spring sale' })).toBeVisible()
})

const edit = (errors: { field: string; code: string; message: string }[]) =>
  renderScreen(
    { '/order-campaign/:id/edit': OrderCampaignEdit },
    {
      at: '/order-campaign/5/edit',
      rights: PAIRS,
      server: [
        answers(orderCampaignEndpoints.get, ANSWER),
        answers(orderCampaignEndpoints.update, refusal('invalid', { errors })),
      ],
    },
  )

test('an order id that is in use is said at its field, and what was typed is kept', async () => {
  const { user } = await edit([{ field: 'orc_ad_manager_order_id', code: 'orderIdTaken', message: 'In use' }])
  const field = await screen.findByRole('textbox', { name: 'Ad manager order ID' })
  await user.clear(field)
  await user.type(field, '777')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(/order ID is already in use in this technology|In use/)).toBeVisible()
  expect(field).toHaveAccessibleDescription(/in use/i)
  expect(field).toHaveValue('777')
})

test('an ad network that another campaign has is named at the box', async () => {
  const message = 'Aurora belongs to another order campaign'
  const { user } = await edit([{ field: 'networks', code: 'networkTaken', message }])
  await user.click(await screen.findByRole('button', { name: 'Take Polar out' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByText('Aurora')).toBeVisible()
})

test('what somebody else changed meanwhile is shown beside one’s own', async () => {
  const { user } = await renderScreen(
    { '/order-campaign/:id/edit': OrderCampaignEdit },
    {
      at: '/order-campaign/5/edit',
      rights: PAIRS,
      server: [
        answers(orderCampaignEndpoints.get, ANSWER),
        answers(
          orderCampaignEndpoints.update,
          refusal('stale', { current: { ...ANSWER, record: { ...SPRING, orc_name: 'Autumn' } } }),
        ),
      ],
    },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Yours')).toBeVisible()
  expect(screen.getAllByText('Autumn').length).toBeGreaterThan(0)
})
