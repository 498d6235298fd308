import type { Page } from 'playwright/test'
import { chooseFile } from '../harness/files'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('grid', { name: 'Currency exchange' }).locator('[role=row][row-index]')

test('a quotation is written once a day, changed, removed and brought back; closed months stay', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await page.goto('/currency-exchange')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'New quotation' }).click()
  await page.getByRole('textbox', { name: 'Date' }).fill('2003-04-05')
  await page.getByRole('radio', { name: 'EUR' }).check()
  await page.getByRole('textbox', { name: 'Value in BRL' }).fill('3,456789')
  await button(page, 'Create quotation').click()
  await expect(heading(page, 'EUR 2003-04-05')).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Value in BRL' }).fill('3.5')
  await button(page, 'Save changes').click()
  await expect(page.getByText('Record saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'EUR 2003-04-05' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('changed Rate of EUR 2003-04-05: 3.456789 → 3.5')).toBeVisible()

  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove quotation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(heading(page, 'Currency exchange')).toBeVisible()
  await button(page, 'Undo').click()
  await page.getByRole('searchbox', { name: 'Date or currency' }).fill('2003-04')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('3.5000')

  // The demo's past: what it was closed with stays.
  await page.goto('/currency-exchange?f.state=closed')
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menuitem', { name: /^Remove/ })).toContainText('The books of its month are closed')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0)
})

test('a file of quotations is looked at, imported, and its days are there', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/currency-exchange')
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Import quotations' }).click()
  await expect(heading(page, 'Import quotations')).toBeVisible()
  await chooseFile(
    page,
    'rates.csv',
    'Date;Currency;Value\n05/05/2004;USD;3,1234\n2004-05-06;USD;3,12345\n2004-05-07;GBP;4',
  )
  await expect(page.getByRole('region', { name: 'Lines with errors' })).toContainText('Choose one of the options')
  await expect(button(page, 'Import 2 quotations')).toBeDisabled()
  await chooseFile(page, 'rates.csv', 'Date;Currency;Value\n05/05/2004;USD;3,1234\n2004-05-06;USD;3,12345')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Lines2New2')
  await button(page, 'Import 2 quotations').click()
  await expect(page.getByText('2 quotations imported.')).toBeVisible()
  await page.getByRole('link', { name: 'Show quotations' }).click()
  await page.getByRole('searchbox', { name: 'Date or currency' }).fill('2004-05')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('File')
})
