import type { Locator, Page } from 'playwright/test'
import { block, openDashboard, settled } from '../harness/dashboard'
import { generated, lines, textOf, totals } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'
import { walkTo } from '../harness/walk'

const statementSays = async (page: Page, text: string, field = 'net'): Promise<void> => {
  await generated(page)
  await expect(totals(page).locator(`[data-field="${field}"]`)).toHaveText(text)
}
const total = (page: Page, field: string): Locator => page.locator(`[data-row="-1"] [data-field="${field}"]`)

/** Presses a number and reads it in the report that it leads to, then comes back. */
const follow = async (page: Page, link: Locator, says: (text: string) => Promise<void>): Promise<void> => {
  const text = await textOf(link)
  expect(text).toMatch(/\d/)
  await link.click()
  await says(text)
  await page.goBack()
}

test('each number of the dashboard is the number of the report that it leads to', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page, '?period=last7&currency=USD')
  await settled(page)
  const net = (text: string) => statementSays(page, text)

  await follow(page, block(page, 'Totals').getByRole('link', { name: /^\$/ }).first(), net)
  const fill = block(page, 'Totals').getByRole('link', { name: /%$/ }).last()
  await follow(page, fill, text => statementSays(page, text, 'fill'))
  await expect(page).toHaveURL(/\/dashboard\?period=last7&currency=USD$/)

  // Yesterday, the month so far and the last one, website by website.
  const money = page.locator('dl').filter({ hasText: 'Month to date' }).getByRole('link')
  await expect(money).toHaveCount(4)
  for (let index = 0; index < 4; index += 1) await follow(page, money.nth(index), net)

  const websites = block(page, 'Top websites').locator('tbody tr').first()
  await follow(page, websites.locator('td').first().getByRole('link'), net)
  await follow(page, block(page, 'Biggest changes').locator('li').first().getByRole('link').last(), net)

  for (const title of ['Devices', 'Technologies', 'Ad types']) {
    const part = block(page, title)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first()
    const amount = await textOf(part.getByText(/^\$[\d,.]+$/))
    await part.getByRole('link').click()
    await expect(heading(page, 'Performance report')).toBeVisible()
    await expect(total(page, 'm.net')).toHaveText(amount)
    await page.goBack()
  }
  const format = block(page, 'Formats').locator('tbody tr').first()
  const earned = await textOf(format.getByRole('cell').first())
  await format.getByRole('link').click()
  await expect(total(page, 'm.net')).toHaveText(earned)
})

test('numbers of lists lead to their reports, and a day of a website to its rows and their history', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  const firstAmount = (name: string) =>
    page
      .getByRole('grid', { name })
      .locator('[role=row][row-index]')
      .getByRole('link', { name: /^R\$[\d,]+\.\d\d$/ })
      .first()
  await page.goto('/ad-networks?sort=-net30')
  await follow(page, firstAmount('Ad networks'), text => expect(total(page, 'm.net')).toHaveText(text))
  await walkTo(page, '/order-campaign')
  const delivered = page.getByRole('grid', { name: 'Order campaigns' }).getByRole('link', { name: /^R\$/ }).first()
  await follow(page, delivered, async text => {
    await expect(heading(page, 'Orders report')).toBeVisible()
    await expect(total(page, 'gross').or(total(page, 'gross_ecpm'))).toContainText([text])
  })
  await walkTo(page, '/account?sort=-net30')
  await follow(page, firstAmount('Accounts'), text => statementSays(page, text))
  await walkTo(page, '/website?sort=-net30')
  const [website] = [firstAmount('Websites')]
  const text = await textOf(website)
  await website.click()
  await statementSays(page, text)
  await expect(page).toHaveURL(/account=\d+&website=\d+/)

  await lines(page).first().getByRole('link').click()
  await expect(heading(page, 'Report data')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Website / })).toBeVisible()
  await page.getByRole('grid', { name: 'Report data' }).locator('[role=row][row-index] a').first().click()
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
})
