import { block, openDashboard, settled } from '../harness/dashboard'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })

test('staff see all accounts: who moved, which data is there, and what is wrong with it', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  await settled(page)
  await expect(page.getByText('Earnings and delivery of all accounts')).toBeVisible()
  await expect(block(page, 'Accounts that moved').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /There|Missing/ }).first()).toBeVisible()
  await expect(block(page, 'Error log').getByRole('listitem').first()).toBeVisible()
})

test('a manager sees the accounts they look after', async ({ page, signInAs }) => {
  await signInAs('manager@candela.example')
  await page.goto('/dashboard')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
})

test('the two charts of days show the same days as their table', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page, '?period=last7')
  await settled(page)
  for (const slider of await page.getByRole('slider').all()) await expect(slider).toHaveAttribute('aria-valuemax', '7')
})
