import { readFile } from 'node:fs/promises'
import { addDays, todayIn } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { block, openDashboard, settled } from '../harness/dashboard'
import { enter } from '../harness/signIn'
import {
  amountIn,
  cellsOf,
  generate,
  generated,
  grid,
  lines,
  openStatement,
  textOf,
  totals,
} from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

const TODAY = todayIn('UTC')
/** Seven days that are over and have all their numbers. */
const WEEK = `${addDays(TODAY, -13)}..${addDays(TODAY, -7)}`
const FAILED = {
  status: 500,
  json: { message: 'Something went wrong on our side. Try again.', code: 'internal', errors: [], requestId: 'r-1' },
}

const group = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Group by' }).getByRole('button', { name, exact: true })

const chooseWeek = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Period/ }).click()
  const [from = '', to = ''] = WEEK.split('..')
  await page.getByLabel('Start date').fill(from)
  await page.getByLabel('End date').fill(to)
  await page.getByRole('button', { name: 'Apply' }).click()
}

const headingOf = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true })

/** On paper it is light and has no menus, and a chart, which is not drawn anew there, has its line of certainty below it. */
const expectPaper = async (page: Page, chart: Locator): Promise<void> => {
  const menu = page.getByRole('navigation').first()
  await expect(menu).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu).toBeHidden()
  await expect(totals(page).first()).toBeVisible()
  await expect(chart.locator('.highcharts-yaxis-grid path').first()).toHaveCSS('stroke', 'rgb(235, 237, 241)')
  const beside = () =>
    chart.evaluate(slider => {
      const room = slider.parentElement as HTMLElement
      const rail = slider.nextElementSibling
      const boxes = [
        slider.querySelector('.highcharts-yaxis-grid path'),
        rail?.firstElementChild,
        rail?.lastElementChild,
      ]
      // No narrower for longer than it takes to measure: it would be drawn anew.
      room.style.width = '500px'
      const [plot, from, to] = boxes.map(each => each?.getBoundingClientRect())
      room.style.width = ''
      return plot && from && to ? Math.hypot(from.left - plot.left, to.right - plot.right) : null
    })
  await expect.poll(beside).toBeLessThan(1)
  await page.emulateMedia({ media: null, colorScheme: null })
}

test.beforeEach(({ signInAs }) => signInAs(ADMIN))

test('the report and its days run at once; filters apply when it is generated, and until then are said to have changed', async ({
  page,
}) => {
  await openStatement(page)
  await expect(page).toHaveURL(/reportCandela\?period=last5$/)
  await generated(page)
  await chooseWeek(page)
  await expect(page).toHaveURL(`/report/reportCandela?period=${WEEK}`)
  await expect(page.getByText('Filters changed')).toBeHidden()
  await generated(page)
  await expect(lines(page)).toHaveCount(7)
  const whole = await textOf(totals(page).locator('[data-field=net]'))

  await page.getByRole('button', { name: 'Device', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Mobile' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Filters changed')).toBeVisible()
  await expect(totals(page).locator('[data-field=net]')).toHaveText(whole)
  await expect(page).toHaveURL(`/report/reportCandela?period=${WEEK}`)
  await generate(page)
  await expect(page).toHaveURL(/device=mobile/)
  await expect(totals(page).locator('[data-field=net]')).not.toHaveText(whole)
  // Pageviews are not counted by device.
  await expect(headingOf(page, 'RPM')).toHaveCount(0)
})

test('lines are by day, week, month or website, and each website of a day', async ({ page }) => {
  await openStatement(page, '?period=last30')
  await generated(page)
  const whole = await textOf(totals(page).locator('[data-field=net]'))
  for (const [name, said] of [
    ['Week', /Total, \d weeks/],
    ['Month', /Total, \d months?/],
    ['Website', /Total, \d+ websites/],
    ['Day', /Total, \d+ days/],
  ] as const) {
    await group(page, name).click()
    await expect(totals(page).first()).toContainText(said)
    await expect(totals(page).locator('[data-field=net]')).toHaveText(whole)
  }
  await page.getByRole('button', { name: 'Split by website' }).click()
  await expect(page).toHaveURL(/perWebsite=1/)
  await expect(headingOf(page, 'Website')).toBeVisible()
  await expect(totals(page).first()).toContainText(/Total, \d+ rows/)
  await expect(totals(page).locator('[data-field=net]')).toHaveText(whole)
})

test('the parts come to the whole; a heading sorts by them, up, down and as before, and the address says so', async ({
  page,
}) => {
  await openStatement(page, `?period=${WEEK}`)
  await generated(page)
  const asItWas = await cellsOf(page, 'total_impressions')
  const numbers = asItWas.map(amountIn)
  expect(numbers).toHaveLength(7)
  expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(
    amountIn(await textOf(totals(page).locator('[data-field=total_impressions]'))),
  )
  const up = numbers.toSorted((a, b) => a - b)
  const heading = headingOf(page, 'Impressions')
  await heading.click()
  await expect(page).toHaveURL(/sort=total_impressions/)
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await cellsOf(page, 'total_impressions')).map(amountIn)).toEqual(up)
  await heading.click()
  await expect(page).toHaveURL(/sort=-total_impressions/)
  await expect.poll(async () => (await cellsOf(page, 'total_impressions')).map(amountIn)).toEqual(up.toReversed())
  await heading.click()
  await expect.poll(() => cellsOf(page, 'total_impressions')).toEqual(asItWas)
})

test('a website leads to its days, a week to its days, a day to its websites; the way back returns', async ({
  page,
}) => {
  await openStatement(page, '?period=last30&step=website&sort=-net')
  await generated(page)
  const first = lines(page).first().getByRole('link')
  const name = await textOf(first)
  const earned = await textOf(lines(page).first().locator('[data-field=net]'))
  await first.click()
  await expect(page).toHaveURL(/website=\d+/)
  await expect(page.getByRole('button', { name: new RegExp(`^Website ${name}`) })).toBeVisible()
  await expect(group(page, 'Day')).toHaveAttribute('aria-pressed', 'true')
  await expect(totals(page).locator('[data-field=net]')).toHaveText(earned)
  // A day of one website is made of its stored rows.
  await expect(lines(page).first().getByRole('link')).toHaveAttribute('href', /^\/report\/report01\?f\.period=/)
  await page.goBack()
  await expect(page).toHaveURL(/step=website/)
  await expect(page.getByRole('button', { name: 'Website', exact: true }).first()).toBeVisible()
  await expect(lines(page).first()).toContainText(name)

  await group(page, 'Week').click()
  await expect(lines(page).first()).toContainText(' – ')
  await lines(page).nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/period=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/)
  await expect(lines(page)).toHaveCount(7)
  await lines(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/step=website/)
  await expect(totals(page).first()).toContainText(/Total, \d+ websites/)
})

test('an address shows the same again', async ({ page }) => {
  await openStatement(page, '?period=last30&step=week&perWebsite=1&sort=-net&measure=fill&product=Candela&currency=USD')
  await generated(page)
  const before = await cellsOf(page, 'net')
  expect(before[0]).toMatch(/^\$[\d,]+\.\d\d$/)
  await page.reload()
  await generated(page)
  expect(await cellsOf(page, 'net')).toEqual(before)
  await expect(group(page, 'Week')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Product Candela/ })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Fill rate by week' })).toBeVisible()
})

test('the file has the lines and the columns of the screen, in their order', async ({ page }) => {
  await openStatement(page, `?period=${WEEK}&sort=-net`)
  await generated(page)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'RPM' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(headingOf(page, 'RPM')).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^candela_.*\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n')
  const names = (rows[0] ?? '').split(',').map(name => name.replace(/ \(.*\)$/, '').replaceAll('"', ''))
  const shown = await grid(page)
    .getByRole('columnheader')
    .evaluateAll(headings => headings.map(heading => heading.getAttribute('aria-label')))
  expect(names).toEqual(shown)
  const nets = rows.slice(1).map(row => row.split(',')[names.indexOf('Estimated earnings')])
  expect(nets.map(Number)).toEqual((await cellsOf(page, 'net')).map(amountIn))
})

test('/report leads to a chart that shows another measure, as a table too, and of websites their bars', async ({
  page,
}) => {
  await page.goto(`/report?period=${WEEK}`)
  await expect(page).toHaveURL(`/report/reportCandela?period=${WEEK}`)
  await generated(page)
  const days = page.getByRole('slider', { name: 'Estimated earnings by day, day by day' })
  await expect(days).toHaveAttribute('aria-valuemax', '7')
  await expectPaper(page, days)
  await page.getByRole('combobox', { name: 'Shown in the chart' }).click()
  await page.getByRole('option', { name: 'RPM', exact: true }).click()
  await expect(page).toHaveURL(/measure=rpm/)
  await expect(page.getByRole('slider', { name: 'RPM by day, day by day' })).toBeVisible()
  await page.getByRole('button', { name: 'Chart menu: RPM by day' }).click()
  await page.getByRole('menuitem', { name: 'Show as table' }).click()
  await expect(block(page, 'RPM by day').getByRole('row')).toHaveCount(8)
  await page.getByRole('button', { name: 'Chart menu: RPM by day' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^report_day_rpm_.*_BRL\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFDay \(America\/Sao_Paulo\),RPM \(BRL\),Compared day,Previously \(BRL\)\r\n/,
  )
  await group(page, 'Website').click()
  await page.getByRole('button', { name: 'Chart menu: RPM by website' }).click()
  await page.getByRole('menuitem', { name: 'Show as chart' }).click()
  const bars = block(page, 'RPM by website')
  await expect(bars.getByRole('listitem')).toHaveCount(10)
  await expect(bars).toContainText(/\d+ more websites are not shown\./)
})

test('its keyboard: chips, lines and headings', async ({ page }) => {
  await openStatement(page, `?period=${WEEK}`)
  await generated(page)
  await headingOf(page, 'Day').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=time/)
  await generated(page)
  await lines(page)
    .first()
    .locator('[data-field=time]')
    .click({ position: { x: 4, y: 4 } })
  await expect(page).toHaveURL(/step=website/)
  await page.goBack()
  await generated(page)
  await lines(page).nth(1).locator('[data-field=pageviews]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=website/)
})

test('a tile of the dashboard leads to the report of the same numbers', async ({ page }) => {
  await openDashboard(page, '?period=last7&account=1')
  await settled(page)
  const tiles = page.getByRole('region', { name: 'Totals' })
  const shown = await textOf(tiles.locator('text=/R\\$[\\d,]+\\.\\d\\d/').first())
  await tiles.getByRole('link', { name: 'Estimated earnings' }).click()
  await expect(page).toHaveURL(/reportCandela\?period=last7&currency=BRL&account=1$/)
  await generated(page)
  await expect(totals(page).locator('[data-field=net]')).toHaveText(shown)
})

test('numbers that do not come say why, keep the filters, and come when they are asked for again', async ({
  browser,
  product,
}) => {
  // The console may say that a request failed: that is what this is about.
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await enter(page, product.url, ADMIN)
  let fails = true
  await page.route('**/candelaReport/list', route => (fails ? route.fulfill(FAILED) : route.fallback()))
  await openStatement(page, `?period=${WEEK}&device=mobile`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The report data could not be loaded')
  await expect(page.getByRole('button', { name: /^Device Mobile/ })).toBeVisible()
  fails = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(lines(page)).toHaveCount(7)
  await context.close()
})
