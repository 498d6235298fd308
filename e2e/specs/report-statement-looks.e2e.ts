import type { Page } from 'playwright/test'
import { looks, NARROW } from '../harness/looks'
import { grid, STATEMENT } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

const settled = async (page: Page): Promise<void> => {
  // Whatever language it is in: the first line of the table, or of the rows on a phone.
  await expect(page.getByRole('main').locator('[data-row="0"], ul[aria-label] > li').first()).toBeVisible()
  await expect(page.getByRole('slider').or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible()
}

looks({
  of: 'report',
  arrange: async () => undefined,
  words: ['dashboard', 'numbers', 'failure', 'chart', 'total', 'step'],
  screens: [
    {
      name: 'websites of thirty days',
      path: () => `${STATEMENT}?period=last30&step=website`,
      ready: settled,
      heading: {
        en: 'Earnings report',
        pt: 'Relatório de ganhos',
        es: 'Informe de ganancias',
        it: 'Report dei guadagni',
      },
      isStill: true,
    },
    {
      name: 'each website of seven days',
      path: () => `${STATEMENT}?period=last7&perWebsite=1`,
      ready: settled,
      isEnglishOnly: true,
    },
    { name: 'seven days', path: () => `${STATEMENT}?period=last7`, ready: settled, isStill: true },
  ],
})

test('no figure is cut, and no money hidden at the edge', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto(`${STATEMENT}?period=last30&step=website`)
  await settled(page)
  const cut = await page
    .locator('[data-row] [data-field]')
    .evaluateAll(cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent))
  expect(cut).toEqual([])
  // Money is first, and no heading of it is behind the edge.
  const edge = (await grid(page).boundingBox())?.width ?? 0
  for (const field of ['net', 'gross', 'margin']) {
    const heading = grid(page).locator(`[data-row="-2"] [data-field=${field}]`)
    const { x = 0, width = 0 } = (await heading.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(((await grid(page).boundingBox())?.x ?? 0) + edge + 1)
  }
})

test('on a phone Generate comes when something has changed, over the whole width', async ({ page, signInAs }) => {
  await page.setViewportSize(NARROW)
  await signInAs(ADMIN)
  await page.goto(`${STATEMENT}?period=last7`)
  await settled(page)
  // The first screen says what the first day earned.
  const first = page.getByRole('main').locator('ul[aria-label] > li').first()
  await expect(first).toBeInViewport()
  const button = page.getByRole('button', { name: 'Generate report', exact: true })
  await expect(button).toBeHidden()
  // Days run at once, everything else when it is asked for.
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/period=last30/)
  await expect(button).toBeHidden()
  await page.getByRole('button', { name: /^Compared with/ }).click()
  await page.getByRole('radio', { name: /^Nothing/ }).check()
  await page.keyboard.press('Escape')
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.width).toBeGreaterThan(240)
  await button.click()
  await expect(button).toBeHidden()
  await expect(page).toHaveURL(/compare=none/)
})
