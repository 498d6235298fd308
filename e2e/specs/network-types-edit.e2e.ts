import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { networkTypeWith, openNetworkTypes, row } from '../harness/network-types'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a type is put together beside the form that it makes, in four languages, then changed, removed and brought back', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await openNetworkTypes(page)
  await page.getByRole('link', { name: 'New type of ad network' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Rewarded feed')
  const add = async (name: string) => {
    await button(page, 'Add a field').click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await add('Client secret')
  await add('Account ID')
  // With the keyboard alone: the account before the secret.
  await page.getByRole('button', { name: 'Move up: Account ID' }).press('Enter')
  const account = page.getByRole('listitem', { name: 'Account ID' })
  await account.getByRole('textbox', { name: 'What it looks like' }).fill('pub-####')
  await account.getByRole('textbox', { name: 'Try an example' }).fill('pub-12')
  await expect(account.getByText('Does not fit')).toBeVisible()
  await account.getByRole('button', { name: 'Own name and help' }).click()
  await account.getByRole('textbox', { name: 'Name, Italiano' }).fill('Numero editore')

  const preview = page.getByRole('region', { name: 'Preview' })
  for (const [language, names] of [
    ['Português', ['ID da conta', 'Segredo do cliente']],
    ['Español', ['ID de la cuenta', 'Secreto de cliente']],
    ['Italiano', ['Numero editore', 'Segreto client']],
    ['English', ['Account ID', 'Client secret']],
  ] as const) {
    await preview.getByRole('button', { name: language }).click()
    await expect(preview.locator('label')).toHaveText(names)
  }
  await preview.getByLabel('Account ID').fill('pub-1')
  // It is only tried: Enter sends nothing.
  await preview.getByLabel('Account ID').press('Enter')
  await preview.getByLabel('Client secret').focus()
  await expect(preview.getByLabel('Account ID')).toHaveAccessibleDescription('It does not look as it should here')
  await expectAccessible(page)

  const lines = page.getByRole('textbox', { name: 'ads.txt lines' })
  await lines.fill('feed.example, {account_id}, DIRECT\nfeed.example')
  await button(page, 'Create type').click()
  await expect(page.getByText(/^Line 2: Write it as host/)).toBeVisible()
  await lines.fill('Feed.example,{account_id},direct')
  await button(page, 'Create type').click()

  await expect(heading(page, 'Rewarded feed')).toBeVisible()
  await expect(page.getByText('feed.example, {account_id}, DIRECT')).toBeVisible()
  await expect(page.getByText('Required · Looks like pub-####')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Client secret' }).click()
  await button(page, 'Save changes').click()
  await expect(page.getByText('Record saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Rewarded feed' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('changed Fields of Rewarded feed')).toBeVisible()
  await page.getByText('Field by field').first().click()
  await expect(page.getByText('Client secret · Required · Secret').first()).toBeVisible()

  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove type' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(heading(page, 'Types of ad networks')).toBeVisible()
  await expect(row(page, 'Rewarded feed')).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(row(page, 'Rewarded feed')).toContainText('Account ID')
})

test('a manager reads types and changes none', async ({ page, product, signInAs }) => {
  const { id } = await networkTypeWith(product.url, 'Type that managers read')
  const { record } = await createUser(product.url, { usr_name: 'Reads Types', group: 'Account manager' })
  await signInAs(record.usr_email, 'a long enough one')
  await openNetworkTypes(page, '?q=managers+read')
  await expect(page.getByRole('link', { name: 'New type of ad network' })).toHaveCount(0)
  await button(page, 'Actions for Type that managers read').click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open'])
  await page.goto(`/ad-network-type/${id}/edit`)
  await expect(page.getByText(/You do not have the necessary permission/)).toBeVisible()
  await expect(page.locator('#splash')).toHaveCount(0)
})
