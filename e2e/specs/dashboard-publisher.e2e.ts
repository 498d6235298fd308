import { readFile } from 'node:fs/promises'
import { hearBatches } from '../harness/batch'
import { block, settled } from '../harness/dashboard'
import { expect, test } from '../harness/test'

const PUBLISHER = 'publisher@candela.example'

test.beforeEach(async ({ page, signInAs }) => {
  await page.route('**/api/web/user/updateUserLocale', route => route.fulfill({ status: 204 }))
  await signInAs(PUBLISHER)
})

/** The demo's publisher reads Portuguese. */
const inEnglish = async (page: import('playwright/test').Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
}

test('the start page is the dashboard: it says what was earned and when it is paid, and nothing of margins', async ({
  page,
}) => {
  const heard = await hearBatches(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard$/)
  await inEnglish(page)
  await settled(page)
  const totals = page.getByRole('region', { name: 'Totals' })
  for (const label of [
    'Estimated earnings',
    'Pageviews',
    'Impressions',
    'Net CPM',
    'Fill rate',
    'Impressions per page',
    'RPM',
    'Revenue share',
  ])
    await expect(totals.getByText(label, { exact: true })).toBeVisible()
  await expect(totals).toContainText(/R\$[\d,]+\.\d\d/)
  await expect(totals).toContainText('vs previous period')
  await expect(totals.getByText('Estimate', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Data until \d+ \w+ \d{4}, \d\d:\d\d, /)).toBeVisible()
  const payment = block(page, 'Next payment')
  await expect(payment).toContainText('Payments are made on days 5, 10, 15, 20, 25 and 30 of each month.')
  await expect(payment).toContainText(/Issue the invoice by .+\./)
  await expect(payment.getByRole('link', { name: 'Send invoice' })).toBeVisible()
  for (const name of [
    'Quotations',
    'Needs attention',
    'Top websites',
    'Formats',
    'Devices',
    'Technologies',
    'Ad types',
  ])
    await expect(block(page, name)).toBeVisible()
  for (const name of ['Error log', 'Data by ad network', 'Biggest changes'])
    await expect(page.getByRole('region', { name })).toHaveCount(0)
  expect(heard.length).toBeGreaterThan(8)
  expect(heard.filter(({ body }) => /margin|gross_ecpm/.test(JSON.stringify(body)))).toEqual([])
})

test('a chart is read with the arrows, as a table, and taken along as a file and a picture', async ({ page }) => {
  await page.goto('/dashboard')
  await inEnglish(page)
  await settled(page)
  const days = page.getByRole('slider', { name: 'Estimated earnings per day, day by day' })
  await days.focus()
  const last = await days.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(days).not.toHaveAttribute('aria-valuetext', last ?? '')
  await page.keyboard.press('Home')
  await expect(days).toHaveAttribute('aria-valuenow', '1')
  await expect(days).toHaveAttribute('aria-valuetext', /R\$[\d,.]+/)

  const menu = page.getByRole('button', { name: 'Chart menu: Estimated earnings per day' })
  const choose = async (name: string) => {
    await menu.click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Show as table')
  const rows = block(page, 'Estimated earnings per day').getByRole('row')
  await expect(rows).toHaveCount(6)

  const [csv] = await Promise.all([page.waitForEvent('download'), choose('Download CSV')])
  expect(csv.suggestedFilename()).toMatch(/^dashboard_daily_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_BRL\.csv$/)
  const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe(
    'Day (America/Sao_Paulo),Estimated earnings (BRL),Compared with,Compared with: Estimated earnings (BRL),Events',
  )
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,\d+\.\d\d,/)

  await choose('Show as chart')
  await expect(days).toBeVisible()
  const [png] = await Promise.all([page.waitForEvent('download'), choose('Download image')])
  expect(png.suggestedFilename()).toMatch(/^dashboard_daily_.*_BRL\.png$/)
  const picture = await readFile(await png.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(5_000)
})
