import type { Page } from 'playwright/test'
import { looks, NARROW } from '../harness/looks'
import { STATEMENT } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('[role=row][row-index="0"]')).toBeVisible()
  await expect(page.getByRole('slider').or(page.getByRole('main').getByRole('listitem').first())).toBeVisible()
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
    { name: 'before it runs', path: () => STATEMENT, ready: page => page.getByRole('heading', { level: 1 }) },
  ],
})

test('no figure is cut', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto(`${STATEMENT}?period=last30&step=website`)
  await settled(page)
  const cut = await page
    .locator('[role=gridcell].figure > *')
    .evaluateAll(cells => cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent))
  expect(cut).toEqual([])
})

test('on a phone Generate comes when something has changed, over the whole width', async ({ page, signInAs }) => {
  await page.setViewportSize(NARROW)
  await signInAs(ADMIN)
  await page.goto(`${STATEMENT}?period=last7`)
  await settled(page)
  const button = page.getByRole('button', { name: 'Generate report' })
  await expect(button).toBeHidden()
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(button).toBeVisible()
  expect((await button.boundingBox())?.width).toBeGreaterThan(240)
  await button.click()
  await expect(button).toBeHidden()
  await expect(page).toHaveURL(/period=last30/)
})
