import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { networkWith } from '../harness/networks'
import { openTechnologies, row, technologyWith } from '../harness/technologies'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a technology is added, changed, told apart by its colour, removed and brought back', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await openTechnologies(page)
  await page.getByRole('link', { name: 'New technology' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('exchange')
  // With the keyboard alone: from the name to the colours, and along them.
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked()
  await button(page, 'Create technology').click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This name is taken/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Rewarded audio')
  await button(page, 'Create technology').click()

  await expect(heading(page, 'Rewarded audio')).toBeVisible()
  await expect(page.getByText('Nothing uses it, so it can be removed.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('radio', { name: 'Pink' }).check()
  await page.getByRole('switch', { name: 'Enabled' }).click()
  await button(page, 'Save changes').click()
  await expect(page.getByText('Record saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Rewarded audio' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(/changed Color of Rewarded audio: .+ → Pink/)).toBeVisible()

  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove technology' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(heading(page, 'Technologies')).toBeVisible()
  await expect(row(page, 'Rewarded audio')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(row(page, 'Rewarded audio')).toContainText('Disabled')
})

test('one in use becomes another one with all that it has, and is given back', async ({ page, product, signInAs }) => {
  await technologyWith(product.url, 'Heir')
  // A seeded one may be in revenue shares of other tests, which may speak against a merge.
  const { id } = await technologyWith(product.url, 'Taken over')
  await networkWith(product.url, 'Of one taken over', { adn_id_ad_network_category: id })
  await signInAs(ADMIN)
  await openTechnologies(page, '?q=taken+over')
  await button(page, 'Actions for Taken over').click()
  await expect(page.getByRole('menuitem', { name: /^Remove/ })).toContainText('In use.')
  await page.getByRole('menuitem', { name: 'Merge into…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Becomes' }).fill('Heir')
  await page.getByRole('option', { name: 'Heir' }).click()
  await dialog.getByRole('checkbox', { name: 'Yes, Taken over becomes Heir' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge technologies' }).click()
  await expect(row(page, 'Taken over')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(page.getByText('Merge undone')).toBeVisible()
  await expect(row(page, 'Taken over')).toBeVisible()
})

test('a manager reads technologies and changes none', async ({ page, product, signInAs }) => {
  const { id } = await technologyWith(product.url, 'Read by managers')
  const { record } = await createUser(product.url, { usr_name: 'Reads Technologies', group: 'Account manager' })
  await signInAs(record.usr_email, 'a long enough one')
  await openTechnologies(page, '?q=read+by')
  await expect(page.getByRole('link', { name: 'New technology' })).toHaveCount(0)
  await button(page, 'Actions for Read by managers').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open'])
  await page.getByRole('menuitem', { name: 'Open' }).click()
  await expect(heading(page, 'Read by managers')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.goto(`/ad-network-category/${id}/edit`)
  await expect(page.getByText(/You do not have the necessary permission/)).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)
})
