import { addDays, todayIn } from '@candela/shared-contract'
import { hearBatches } from '../harness/batch'
import { block, openDashboard, settled } from '../harness/dashboard'
import { overflowing } from '../harness/overflow'
import { enter } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

const FAILED = {
  status: 500,
  json: { message: 'Something went wrong on our side. Try again.', code: 'internal', errors: [], requestId: 'r-1' },
}

test('a block that fails, fails alone with the words of what it is, and comes when it is asked again', async ({
  browser,
  product,
}) => {
  // The console may say that a request failed: that is what this is about.
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await enter(page, product.url, ADMIN)
  let isAway = true
  const failureOf = (path: string, chart: unknown) =>
    isAway && (chart === 'device' || path.endsWith('/dashboard/currencyExchange')) ? FAILED : null
  await hearBatches(page, ({ path, body }) => failureOf(path, body?.chart))
  // A question that no other joins in time goes alone.
  await page.route('**/dashboard/*', async route => {
    const request = route.request()
    const body = request.method() === 'POST' ? (request.postDataJSON() as { chart?: unknown }) : {}
    const failure = failureOf(new URL(request.url()).pathname, body.chart)
    await (failure ? route.fulfill(failure) : route.fallback())
  })
  await openDashboard(page)
  const devices = block(page, 'Devices')
  await expect(devices.getByRole('alert')).toContainText('The chart data could not be loaded')
  await expect(block(page, 'Quotations').getByRole('alert')).toContainText('The quotation could not be loaded')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(2)
  await expect(block(page, 'Ad types')).toContainText('Display')
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(/R\$[\d,.]+/)
  // Asked again it goes alone.
  isAway = false
  await devices.getByRole('button', { name: 'Try again' }).click()
  await expect(devices).toContainText('Mobile')
  await context.close()
})

test('what is chosen stands in the address, and an address shows what it says; amounts follow the session', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/\?period=last7$/)
  await page.getByRole('button', { name: 'Website', exact: true }).click()
  // A website of the demo: those of other tests, which may come first, earned nothing.
  await page.getByRole('checkbox', { name: 'jornaldocariri.example', exact: true }).check()
  await expect(page).toHaveURL(/period=last7&website=\d+/)
  // One website, and the line of names above it.
  await expect(block(page, 'Top websites').getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Period.*Last 7 days/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?period=last7$/)

  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals).toContainText('R$')
  await page.getByRole('button', { name: /^Currency/ }).click()
  await page.getByRole('menuitemradio', { name: /USD/ }).click()
  await expect(totals).toContainText(/(^|[^R])\$\d/)
  await expect(totals).not.toContainText('R$')
  await expect(page).toHaveURL(/period=last7&currency=USD$/)
})

test('cards change places with the keyboard alone, and stay there', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  const arrange = page.getByRole('button', { name: 'Arrange cards' })
  const order = async () => {
    const all = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    return all.filter(title => ['Quotations', 'Error log', 'Needs attention'].includes(title))
  }
  await expect.poll(order).toEqual(['Quotations', 'Error log', 'Needs attention'])
  await arrange.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move Error log up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Error log', 'Quotations', 'Needs attention'])
  await page.keyboard.press('Escape')
  await expect(arrange).toBeFocused()
  await page.reload()
  await expect.poll(order).toEqual(['Error log', 'Quotations', 'Needs attention'])
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
      expect(await overflowing(page)).toEqual([])
      await page.keyboard.press('ArrowRight')
    }
  }
})

test('the fill under a line follows the width of its chart', async ({ page, signInAs }) => {
  await page.setViewportSize(NARROW)
  await signInAs(ADMIN)
  // Days that have their numbers: one without them would leave the line without its fill.
  const today = todayIn('America/Sao_Paulo')
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
