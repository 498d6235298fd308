import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = async (page: Page, box: string, text: string) => {
  await page.getByRole('combobox', { name: box, exact: true }).fill(text)
  await page.getByRole('option').first().click()
}

test('an order gets the access of a network, and makes networks of it after a preview', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/orders')
  await expect(heading(page, 'Orders')).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Annual package')
  await choose(page, 'Type', 'open exchange')
  await choose(page, 'Technology', 'exchange')
  await choose(page, 'Access of', 'aurora')
  await button(page, 'Create order').click()

  await expect(heading(page, 'Annual package')).toBeVisible()
  await expect(page.getByText('No ad networks yet')).toBeVisible()
  await button(page, 'Apply to websites…').click()
  const dialog = page.getByRole('dialog', { name: 'Apply to websites' })
  await choose(page, 'Add a website', '.example')
  await choose(page, 'Add a website', '.example')
  await button(page, 'Preview').click()
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(2)
  await expectAccessible(page)
  await button(page, 'Create 2 ad networks').click()
  await expect(dialog.getByText('2 ad networks created')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('list', { name: 'Ad networks of this order' }).getByRole('listitem')).toHaveCount(2)
})

test('a manager opens no order of others', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Reads Orders', group: 'Account manager' })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/orders/1')
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
