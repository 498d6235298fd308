import { addDays, PLATFORM_ZONE, todayIn } from '@candela/shared-contract'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

/** In a month that is open, and of an author that no other row has. */
const DAY = addDays(todayIn(PLATFORM_ZONE), -1)
const line = (value: string, author = 'Journey') =>
  [DAY, 'jornaldocariri.example', 'adblock', 'tablet', '1000', '800', value, author].join('\t')
const HEAD = ['Date', 'Site', 'Format', 'Device', 'Requests', 'Impressions', 'Revenue', 'Author'].join('\t')

test('lines are pasted, a conflict is seen and replaced, stored, opened and taken back', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/ad-network-report/new')
  await expect(heading(page, 'Add data')).toBeVisible()
  const store = async (value: string, choice?: string) => {
    await page.getByLabel('Paste the lines here').fill(`${HEAD}\n${line(value)}`)
    await page.getByRole('button', { name: 'Check lines' }).click()
    if (choice) {
      await expect(page.getByRole('list', { name: 'Other numbers' })).toContainText('Stored')
      await page.getByRole('radio', { name: choice }).check()
    }
    await page.getByLabel('Reason').fill('Sent by mail')
    await page.getByRole('button', { name: 'Store 1 row' }).click()
    await expect(page.getByText('1 row stored')).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Ad network' }).fill('Bidonda')
  await page.getByRole('option', { name: 'Bidonda' }).first().click()
  await store('10.00')
  await store('12.50', 'Replace with your lines')

  await page.getByRole('link', { name: 'Show the rows' }).click()
  await expect(heading(page, 'Report data')).toBeVisible()
  await page.getByRole('searchbox').fill('Journey')
  const row = page.getByRole('grid', { name: 'Report data' }).locator('[role=row][row-index]').first()
  await expect(row).toContainText('12.50')
  await row.locator('a').click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Sent by mail')

  await page.goto('/ad-network-report/new')
  const lately = page.getByRole('list', { name: 'Lately' })
  await lately.getByRole('button', { name: 'Take back' }).first().click()
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible()
  await lately.getByRole('button', { name: 'Take back' }).first().click()
  await expect(lately.getByRole('button', { name: 'Take back' })).toHaveCount(0)
})
