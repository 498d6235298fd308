import { readFile } from 'node:fs/promises'
import { addDays, type ChartAnswer, dayIn } from '@candela/shared-contract'
import type { Route } from 'playwright/test'
import { block, openDashboard, settled } from '../harness/dashboard'
import { holdBack } from '../harness/held'
import { enter } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

const FAILED = {
  status: 500,
  json: { message: 'Something went wrong on our side. Try again.', code: 'internal', errors: [], requestId: 'r-1' },
}

const isChart = (route: Route, chart: string) => route.request().postDataJSON()?.chart === chart

test.describe('a block that fails', () => {
  test('fails alone with the words of what it is, and comes when it is asked again', async ({ browser, product }) => {
    // The console may say that a request failed: that is what this is about.
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await enter(page, product.url, ADMIN)
    let fails = true
    await page.route('**/dashboard/charts', route =>
      fails && isChart(route, 'device') ? route.fulfill(FAILED) : route.fallback(),
    )
    await page.route('**/dashboard/currencyExchange', route => (fails ? route.fulfill(FAILED) : route.fallback()))
    await openDashboard(page)
    const devices = block(page, 'Devices')
    await expect(devices.getByRole('alert')).toContainText('The chart data could not be fetched')
    await expect(block(page, 'Quotations').getByRole('alert')).toContainText('The quotation could not be fetched')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(2)
    await expect(block(page, 'Ad types')).toContainText('Display')
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText(/R\$[\d,.]+/)
    fails = false
    await devices.getByRole('button', { name: 'Try again' }).click()
    await expect(devices).toContainText('Mobile')
    await context.close()
  })

  test('says so where it is read as a table too, and its old numbers are dimmed while new ones are asked for', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await enter(page, product.url, ADMIN)
    let fails = false
    let isSlow = false
    let answer: (() => void) | undefined
    await page.route('**/dashboard/charts', async route => {
      if (!isChart(route, 'device')) return route.fallback()
      if (isSlow)
        await new Promise<void>(resolve => {
          answer = resolve
        })
      return fails ? route.fulfill(FAILED) : route.fallback()
    })
    await openDashboard(page)
    await settled(page)
    const devices = block(page, 'Devices')
    await devices.getByRole('button', { name: 'Chart menu: Devices' }).click()
    await page.getByRole('menuitem', { name: 'Show as table' }).click()
    const table = devices.getByRole('table')
    await expect(table).toBeVisible()
    const strength = () =>
      table.evaluate(element => {
        const of = (each: Element | null): number =>
          each ? Number(getComputedStyle(each).opacity) * of(each.parentElement) : 1
        return of(element)
      })
    expect(await strength()).toBe(1)

    isSlow = true
    await page.getByRole('button', { name: /^Period/ }).click()
    await page.getByRole('button', { name: 'Last 7 days' }).click()
    await expect.poll(strength).toBeCloseTo(0.6)
    isSlow = false
    answer?.()
    await expect.poll(strength).toBe(1)

    fails = true
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(devices.getByRole('alert')).toContainText('The chart data could not be fetched')
    await expect(table).toHaveCount(0)
    fails = false
    await devices.getByRole('button', { name: 'Try again' }).click()
    await expect(table).toContainText('Mobile')
    await context.close()
  })
})

test('a number that is not known is a dash that says why', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.route('**/dashboard/totalizers', async route => {
    const answer = await route.fetch()
    const body = await answer.json()
    body.totals.values.rpm = null
    body.totals.missing = { rpm: 'analyticsMissing' }
    await route.fulfill({ response: answer, json: body })
  })
  await openDashboard(page)
  const totals = page.getByRole('region', { name: 'Totals' })
  const reason = 'No analytics is connected, so nobody counts pageviews here.'
  await expect(totals.getByText(reason)).toBeAttached()
  await totals.getByText('–', { exact: true }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(reason)
})

test('how much of a format is seen has a column where some ad network says so, and a dash where none does', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  let isSilent = false
  await page.route('**/dashboard/charts', async route => {
    if (!isChart(route, 'formats')) return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as ChartAnswer
    for (const [index, row] of body.rows.entries()) {
      if (!isSilent && index > 0) continue
      row.values.viewability = null
      row.missing = { viewability: 'viewabilityMissing' }
    }
    await route.fulfill({ response: answer, json: body })
  })
  await openDashboard(page)
  const formats = block(page, 'Formats')
  await expect(formats.getByRole('columnheader', { name: 'Viewability' })).toBeVisible()
  const [, first, second] = await formats.getByRole('row').all()
  await expect(first?.getByRole('cell').last() ?? formats).toContainText(
    'No ad network here says how many impressions were seen.',
  )
  await expect(second?.getByRole('cell').last() ?? formats).toHaveText(/^\d\d\.\d\d%$/)
  isSilent = true
  await openDashboard(page, '?period=last7')
  await expect(formats.getByRole('columnheader', { name: 'Fill rate' })).toBeVisible()
  await expect(formats.getByRole('columnheader', { name: 'Viewability' })).toHaveCount(0)
})

test("today's part of a day is in no comparison", async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  let compared: { current: { to: string }; until: string } | undefined
  await page.route('**/dashboard/totalizers', async route => {
    const answer = await route.fetch()
    const { meta } = await answer.json()
    compared = { current: meta.compared.current, until: meta.range.to }
    await route.fulfill({ response: answer })
  })
  await openDashboard(page)
  await settled(page)
  expect(compared && compared.current.to < compared.until).toBe(true)
  const days = page.getByRole('slider').first()
  await days.focus()
  await page.keyboard.press('End')
  await expect(days).toHaveAttribute('aria-valuetext', /Today so far/)
  await page.keyboard.press('Home')
  await expect(days).toHaveAttribute('aria-valuetext', /Before/)
})

test('what is chosen stands in the address, and an address shows what it says', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/\?period=last7$/)
  await page.getByRole('button', { name: 'Website', exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/period=last7&website=\d+/)
  // One website, and the line of names above it.
  await expect(block(page, 'Top websites').getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Period.*Last 7 days/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?period=last7$/)
})

test('amounts follow the currency of the session, and an address may ask for euros', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('R$')
  await page.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('menuitemradio', { name: /USD/ }).click()
  await expect(totals).toContainText(/(^|[^R])\$\d/)
  await expect(totals).not.toContainText('R$')
  await expect(page).toHaveURL(/currency=USD/)
  await openDashboard(page, '?currency=EUR')
  await expect(totals).toContainText('€')
})

test('amounts never stand under the sign of a currency that they are not in', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('R$')
  const answer = await holdBack(page, '**/dashboard/totalizers')
  await page.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('menuitemradio', { name: /USD/ }).click()
  await expect(page).toHaveURL(/currency=USD/)
  await expect(totals).toHaveCount(0)
  answer()
  await expect(totals).toContainText(/(^|[^R])\$\d/)
})

test('an invoice date that has passed is asked for anew', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  let asked = 0
  await page.route('**/dashboard/money', async route => {
    asked += 1
    if (asked > 1) return route.fallback()
    const answer = await route.fetch()
    const body = await answer.json()
    body.payment.invoiceUntil = new Date(Date.now() - 1000).toISOString()
    return route.fulfill({ response: answer, json: body })
  })
  await openDashboard(page)
  await expect(block(page, 'Next payment')).toContainText(/\d+ (days?|hours?) left|Less than an hour left/)
  expect(asked).toBeGreaterThan(1)
})

test('a period that is too long is refused at its field, and nothing is asked with it', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  await settled(page)
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/dashboard/')) asked.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByLabel('First day').fill('2020-01-01')
  await page.getByRole('button', { name: 'Use these days' }).click()
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('No more than 400 days at once.')
  await page.getByLabel('Last day').fill('2019-12-31')
  await page.getByRole('button', { name: 'Use these days' }).click()
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('The last day comes before the first.')
  expect(asked).toEqual([])
  await openDashboard(page, '?period=2020-01-01..2026-01-01')
  await expect(page.getByRole('button', { name: /^Period.*Last 5 days/ })).toBeVisible()
})

test('days without numbers say so in every chart, and nothing is drawn', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page, '?period=2020-01-01..2020-01-05')
  for (const name of [
    'Estimated earnings per day',
    'RPM per day',
    'Top websites',
    'Formats',
    'Devices',
    'Technologies',
  ])
    await expect(block(page, name)).toContainText('No data yet')
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByText('Nothing to compare with')).toHaveCount(1)
})

test('the file of the websites has the columns of the screen, with their unit', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.route('**/dashboard/charts', async route => {
    if (!isChart(route, 'websites')) return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as ChartAnswer
    for (const row of body.rows.slice(0, 1)) row.changes = { net: 'new' }
    await route.fulfill({ response: answer, json: body })
  })
  await openDashboard(page, '?currency=EUR')
  const websites = block(page, 'Top websites')
  const first = websites.getByRole('row').nth(1)
  await expect(first.getByRole('cell').last()).toHaveText('New')
  await websites.getByRole('button', { name: 'Chart menu: Top websites' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^dashboard_websites_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_EUR\.csv$/)
  const [head = '', line = ''] = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').split('\r\n')
  expect(head).toMatch(
    /^"Website \(\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d, America\/Sao_Paulo\)",Estimated earnings \(EUR\),Share \(%\),/,
  )
  const names = head.replace(/^".*?"/, 'Website').split(',')
  expect(names.map(name => name.replace(/ \(.*\)$/, ''))).toEqual(
    await websites.getByRole('columnheader').allTextContents(),
  )
  const cells = line.split(',')
  expect(cells).toHaveLength(names.length)
  const share = (await first.getByRole('cell').nth(1).textContent()) ?? ''
  expect(Number(cells[2])).toBeCloseTo(Number(share.replace('%', '')), 0)
  // There is no number for it, as in the files of lists.
  expect(cells.at(-1)).toBe('')
})

test('the words about a day stay within their card on a phone', async ({ page, signInAs }) => {
  await page.setViewportSize(NARROW)
  await signInAs(ADMIN)
  for (const period of ['last5', 'last30']) {
    await page.goto(`/dashboard?period=${period}`)
    await settled(page)
    const card = block(page, 'Estimated earnings per day')
    const days = card.getByRole('slider')
    const room = await card.boundingBox()
    await days.focus()
    await page.keyboard.press('Home')
    for (let day = 1; day <= Number(await days.getAttribute('aria-valuemax')); day += 1) {
      await expect(days).toHaveAttribute('aria-valuenow', String(day))
      const tip = await card.getByText('This period', { exact: true }).locator('xpath=../..').boundingBox()
      expect(tip?.x).toBeGreaterThanOrEqual(room?.x ?? NARROW.width)
      expect((tip?.x ?? NARROW.width) + (tip?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width)
      await page.keyboard.press('ArrowRight')
    }
  }
})

test('the fill under a line follows the width of its chart', async ({ page, signInAs }) => {
  await page.setViewportSize(NARROW)
  await signInAs(ADMIN)
  // Days that have their numbers: one without them would leave the line without its fill.
  const today = dayIn('America/Sao_Paulo', new Date())
  await page.goto(`/dashboard?period=${addDays(today, -20)}..${addDays(today, -3)}`)
  await settled(page)
  const plot = block(page, 'Estimated earnings per day').locator('svg.highcharts-root')
  /** Between its right edge and that of the drawing. */
  const gap = () =>
    plot.evaluate(svg => {
      const fills = svg.querySelectorAll('path[fill^="url("]')
      const edges = [...fills].map(fill => svg.getBoundingClientRect().right - fill.getBoundingClientRect().right)
      return edges.length === 1 ? edges[0] : edges
    })
  for (const size of [NARROW, WIDE, NARROW]) {
    await page.setViewportSize(size)
    await expect.poll(gap).toBeGreaterThan(0)
    await expect.poll(gap).toBeLessThan(20)
  }
})
