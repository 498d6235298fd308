import type { OneWebsite } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from '../harness/api'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** One that has had several versions. */
const WEBSITE = 5

test('a new share from the first on is agreed on in at most five clicks, with what it comes to, and the past stays', async ({
  page,
  product,
  signInAs,
}) => {
  const termsNow = async () =>
    ((await asAdmin(product.url, 'GET', `/website/${WEBSITE}`)).body as unknown as OneWebsite).record.terms
  const before = await termsNow()
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }

  await signInAs(ADMIN)
  await page.goto(`/website/${WEBSITE}`)
  await click(page.getByRole('main').getByRole('link', { name: 'Revenue share' }))
  await click(page.getByRole('link', { name: 'New version' }))
  const percent = page.getByRole('textbox', { name: 'Publisher receives' })
  await percent.fill('91.5')
  const whatIf = page.getByRole('region', { name: 'What if: the last 30 days' })
  await expect(whatIf.getByText(/^\+R\$/)).toBeVisible()
  await expect(page.getByText('Platform keeps 8.50%, publisher receives 91.50%')).toBeVisible()
  await click(button(page, /^Save version/))
  await expect(page.getByText('Record added')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(5)
  expect(await termsNow()).toEqual(before)

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('radio', { name: 'By condition' }).check()
  await page.getByRole('textbox', { name: 'Publisher receives everywhere else' }).fill('75')
  await button(page, 'Add condition').click()
  const row = page.getByRole('group', { name: 'Condition 1' })
  await row.getByRole('combobox', { name: 'Format' }).fill('vid')
  await page.getByRole('option', { name: 'Video', exact: true }).click()
  await row.getByRole('textbox', { name: 'Publisher' }).fill('70')
  await expect(page.getByText('75.00% for the publisher applies to:')).toBeVisible()
  await button(page, /^Save changes/).click()
  await expect(page.getByText('Record saved')).toBeVisible()

  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(page.getByText('By condition; everywhere else platform keeps 25.00%').first()).toBeVisible()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove planned version' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(heading(page, 'Revenue share')).toBeVisible()
  await button(page, 'Undo').click()
  await button(page, /^Planned/).click()
  await expect(page.getByRole('grid').getByText('75.00%, varies by condition').first()).toBeVisible()
})
