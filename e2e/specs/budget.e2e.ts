import type { Page } from 'playwright/test'
import { openDashboard, settled } from '../harness/dashboard'
import { generated, openStatement } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN, openUsers, rows } from '../harness/users'

const MAX_SCRIPT_BYTES = 122_000
const MAX_REQUESTS = 12
const MAX_LIST_SCRIPT_BYTES = 350_000
/** A list with a chart: the shell, the grid and the chart library alone are 362 000. */
const MAX_REPORT_SCRIPT_BYTES = 405_000
const MAX_DASHBOARD_SCRIPT_BYTES = 280_000

/** Compressed, without what is fetched ahead for other screens, which no script element asks for. */
const countScripts = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', request => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the sign-in page stays small: bytes of script and requests until nothing loads any more', async ({ page }) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  const scriptBytes = countScripts(page)
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: /admin@candela\.example/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS)
  const bytes = await scriptBytes()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
})

test('the app’s files are fetched from the first key on', async ({ page }) => {
  await page.goto('/auth/login')
  await page.waitForLoadState('networkidle')
  const app = page.waitForRequest(/\/assets\/app[.-]/)
  await page.getByLabel('Email').press('a')
  await app
})

test('the page of the users stays small: bytes of script until it looks ahead to other screens', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  await signInAs(ADMIN)
  // Nothing that was loaded on the way is in the cache.
  const context = await browser.newContext({ baseURL: product.url, storageState: await page.context().storageState() })
  const list = await context.newPage()
  const scriptBytes = countScripts(list)
  await openUsers(list)
  await expect(rows(list).first()).toBeVisible()
  await expect(list.locator('head link[rel=prefetch][href*="/remotes/"]').first()).toBeAttached()
  const bytes = await scriptBytes()
  expect(bytes).toBeGreaterThan(MAX_SCRIPT_BYTES)
  expect(bytes).toBeLessThanOrEqual(MAX_LIST_SCRIPT_BYTES)
  await context.close()
})

test('the dashboard stays small, its charts included', async ({ page, browser, product, signInAs }) => {
  await signInAs(ADMIN)
  const context = await browser.newContext({ baseURL: product.url, storageState: await page.context().storageState() })
  const dashboard = await context.newPage()
  const scriptBytes = countScripts(dashboard)
  await openDashboard(dashboard)
  await settled(dashboard)
  const bytes = await scriptBytes()
  expect(bytes).toBeGreaterThan(MAX_SCRIPT_BYTES)
  expect(bytes).toBeLessThanOrEqual(MAX_DASHBOARD_SCRIPT_BYTES)
  await context.close()
})

test('the earnings report stays small, its chart and its grid included', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  await signInAs(ADMIN)
  const context = await browser.newContext({ baseURL: product.url, storageState: await page.context().storageState() })
  const report = await context.newPage()
  const scriptBytes = countScripts(report)
  await openStatement(report, '?period=last30')
  await generated(report)
  await expect(report.getByRole('slider')).toBeVisible()
  const bytes = await scriptBytes()
  expect(bytes).toBeGreaterThan(MAX_SCRIPT_BYTES)
  expect(bytes).toBeLessThanOrEqual(MAX_REPORT_SCRIPT_BYTES)
  await context.close()
})
