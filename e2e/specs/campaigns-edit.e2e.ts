import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { campaignWith, openCampaigns, row } from '../harness/order-campaigns'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = async (page: Page, box: string, text: string, option: string) => {
  await page.getByRole('combobox', { name: box, exact: true }).fill(text)
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a campaign is added with an ad network, changed, removed and brought back', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openCampaigns(page, '/order-campaigns')
  await page.getByRole('link', { name: 'New order campaign' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Midsummer')
  await choose(page, 'Technology', 'exch', 'Exchange')
  await page.getByRole('textbox', { name: 'Ad manager order ID' }).fill('12-34')
  await choose(page, 'Ad network', 'praça', 'Praça Aberta')
  await button(page, 'Add').click()
  await button(page, 'Create order campaign').click()
  const orderId = page.getByRole('textbox', { name: 'Ad manager order ID' })
  await expect(orderId).toHaveAccessibleDescription(/Use digits only/)
  await orderId.fill('1234')
  await page.getByRole('textbox', { name: 'Link to the ad manager' }).fill('https://admanager.example/1234')
  await expectAccessible(page)
  await button(page, 'Create order campaign').click()

  await expect(heading(page, 'Midsummer')).toBeVisible()
  const delivery = page.getByRole('region', { name: 'Delivery, last 7 days' })
  await expect(delivery.getByRole('definition').first()).toHaveText(/[1-9]/)
  await expect(page.getByRole('link', { name: 'Open in the ad manager' })).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await button(page, 'Take Praça Aberta out').click()
  await page.getByRole('switch', { name: 'Enabled' }).click()
  await button(page, 'Save changes').click()
  await expect(page.getByText('Record saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Midsummer' }).click()
  await expect(page.getByText('No delivery to show')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('changed Status of Midsummer: Enabled → Disabled')).toBeVisible()

  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove order campaign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(heading(page, 'Order campaigns')).toBeVisible()
  await expect(row(page, 'Midsummer')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(row(page, 'Midsummer')).toContainText('Disabled')
})

test('a manager reads campaigns of their accounts and changes none', async ({ page, product, signInAs }) => {
  const { id } = await campaignWith(product.url, 'Foreign to managers')
  const { record } = await createUser(product.url, { usr_name: 'Reads Campaigns', group: 'Account manager' })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/order-campaign')
  await expect(heading(page, 'Order campaigns')).toBeVisible()
  await expect(page.getByText('No records found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New order campaign' })).toHaveCount(0)
  await expect(row(page, 'Foreign to managers')).toHaveCount(0)
  await page.goto(`/order-campaign/${id}`)
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
