import { adNetworkEndpoints, type OneAdNetwork, websiteEndpoints } from '@candela/shared-contract'
import { answers, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import AdNetworkShow from './AdNetworkShow'
import { NORTH } from './testAdNetwork'

const SHARED = { adn_status: NORTH.adn_status, adn_token_expires_at: '2027-03-01' } as const
const NO_ACCESS = { stored: [], shared_with: [], shared_beyond: 0 }

const openLike = async (more: Partial<OneAdNetwork['record']>) => {
  const record = { ...NORTH, ...SHARED, ...more }
  const { user, asked } = await renderScreen(
    { '/ad-networks/:id': AdNetworkShow },
    {
      at: '/ad-networks/9',
      server: [
        answers(adNetworkEndpoints.get, { record, can: { update: true, destroy: true } }),
        answers(websiteEndpoints.simpleList, [{ id: 4, label: 'Folha do Vale' }]),
        answers(
          websiteEndpoints.get,
          Response.json({ record: { id: 4, anw_name: 'Folha do Vale', display_host: 'folha.example' } }),
        ),
        answers(adNetworkEndpoints.storeMany, { created: [{ id: 20, label: 'North · folha.example' }], refused: [] }),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'For more websites…' }))
  return { user, asked, dialog: within(await screen.findByRole('dialog', { name: 'Ad networks like North' })) }
}

const createLike = async (more: Partial<OneAdNetwork['record']>) => {
  const { user, asked, dialog } = await openLike(more)
  await user.click(await dialog.findByRole('combobox', { name: 'Add a website' }))
  await user.click(await screen.findByRole('option', { name: 'Folha do Vale' }))
  expect(await dialog.findByText('North · folha.example')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Create 1 ad network' }))
  expect(await dialog.findByText('1 ad network created')).toBeVisible()
  const [body] = asked(adNetworkEndpoints.storeMany)
  expect(body).toMatchObject({ ...SHARED, adn_name: 'North · {domain}', websites: [4], adn_id_ad_network_type: 5 })
  return body
}

test('many like one with stored credentials use its access, until the token ends', async () => {
  const body = await createLike({})
  expect(body).toHaveProperty('credentialsOf', 9)
  expect(body).not.toHaveProperty('adn_domain')
})

test('many like one without stored credentials go to the same host, and name no access', async () => {
  const body = await createLike({ access: NO_ACCESS })
  expect(body).toHaveProperty('adn_domain', 'reports.north.example')
  expect(body).not.toHaveProperty('credentialsOf')
})

test('one that itself lacks what its type requires says so before websites are chosen', async () => {
  const { dialog } = await openLike({
    access: NO_ACCESS,
    lacks: [{ credential: 'password', label: { en: 'Report password' } }],
  })
  expect(await dialog.findByText(/^Report password is missing/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Fill in' })).toHaveAttribute('href', '/ad-networks/9/edit')
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: /^Create/ })).toBeDisabled()
})
