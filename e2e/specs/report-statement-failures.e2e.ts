import type { Browser, Page } from 'playwright/test'
import { holdBack } from '../harness/held'
import { signIn } from '../harness/signIn'
import { generate, lines, openStatement } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })

const FAILED = {
  status: 500,
  json: { message: 'Something went wrong on our side. Try again.', code: 'internal', errors: [], requestId: 'r-1' },
}

/** The console may say that a request failed: that is what this is about. */
const pageOf = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signIn(page, ADMIN)
  return page
}

test('filters that do not come are said to be missing, and the report runs without them', async ({
  browser,
  product,
}) => {
  const page = await pageOf(browser, product.url)
  let fails = true
  await page.route('**/report/filters', route => (fails ? route.fulfill(FAILED) : route.fallback()))
  await openStatement(page)
  const banner = page.getByText(/You can still generate reports, but without some filters\./)
  await expect(banner).toBeVisible({ timeout: 15_000 })
  await generate(page)
  await expect(lines(page).first()).toBeVisible()
  fails = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: 'Technology', exact: true }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await page.context().close()
})

test('numbers that do not come say why, keep the filters, and come when they are asked for again', async ({
  browser,
  product,
}) => {
  const page = await pageOf(browser, product.url)
  let fails = true
  await page.route('**/candelaReport/list', route => (fails ? route.fulfill(FAILED) : route.fallback()))
  await openStatement(page, '?period=2026-11-09..2026-11-15&device=mobile')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The report data could not be fetched', {
    timeout: 15_000,
  })
  await expect(page.getByRole('button', { name: /^Device Mobile/ })).toBeVisible()
  fails = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page)).toHaveCount(7)
  await page.context().close()
})

test('that there were no numbers says nothing of what is asked for next', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openStatement(page, '?period=2020-01-01..2020-01-07')
  const empty = page.getByRole('main').getByText('No numbers in this period')
  await expect(empty.last()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'No numbers in this period' })).toHaveCount(1)
  const answer = await holdBack(page, '**/candelaReport/list')
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await generate(page)
  await expect(empty).toHaveCount(0)
  answer()
  await expect(lines(page).first()).toBeVisible()
})

test('a number that is not known is a dash that says why', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.route('**/candelaReport/list', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.rows[0].values.rpm = null
    body.rows[0].missing = { rpm: 'analyticsMissing' }
    await route.fulfill({ response: answer, json: body })
  })
  await openStatement(page, '?period=2026-11-09..2026-11-15')
  const cell = lines(page).first().locator('[col-id=rpm]')
  await expect(cell).toContainText('No analytics is connected, so nobody counts pageviews here.')
  await cell.getByText('–', { exact: true }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('No analytics is connected, so nobody counts pageviews here.')
})
