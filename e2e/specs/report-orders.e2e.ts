import { readFile } from 'node:fs/promises'
import { REPORTS } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { amountIn, textOf } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

const line = (page: Page, row: number, field: string): Locator =>
  page.locator(`[role=grid] [data-row="${row}"] [data-field="${field}"]`)
const total = (page: Page, field: string): Locator => line(page, -1, field)

test('a campaign leads to its days, orders come to the same, and the file has the lines that are seen', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await page.goto(`${REPORTS.orders.path}?period=last30`)
  await expect(heading(page, 'Orders report')).toBeVisible()
  await expect(line(page, 0, 'name')).toBeVisible()
  const whole = await textOf(total(page, 'gross'))
  const earned = await textOf(line(page, 0, 'gross'))
  await page.locator('[role=grid] [data-row="0"]').getByRole('link').first().click()
  await expect(page).toHaveURL(/orderCampaign=\d+&by=date/)
  await expect(total(page, 'gross')).toHaveText(earned)
  await page.goBack()
  await expect(total(page, 'gross')).toHaveText(whole)

  await page.getByRole('button', { name: 'Days', exact: true }).click()
  await expect(page).toHaveURL(/by=date/)
  await expect(total(page, 'gross')).toHaveText(whole)
  await page.getByRole('button', { name: 'Campaigns', exact: true }).click()
  await expect(total(page, 'gross')).toHaveText(whole)

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^orders.*\.csv$/)
  const [, first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(first.split(',')).toContain(amountIn(earned).toFixed(2))
})
