import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { overflowing } from '../harness/overflow'
import { countShifts } from '../harness/shifts'
import { STATEMENT } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })
test.describe.configure({ timeout: 60_000 })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
const SIZES = [WIDE, { width: 975, height: 900 }, NARROW]

const LANGUAGES = [
  { name: 'English', lang: 'en', title: 'Earnings report' },
  { name: 'Português', lang: 'pt', title: 'Relatório de ganhos' },
  { name: 'Español', lang: 'es', title: 'Informe de ingresos' },
  { name: 'Italiano', lang: 'it', title: 'Report dei guadagni' },
]

const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('[role=row][row-index="0"]')).toBeVisible()
  await expect(page.getByRole('slider').or(page.getByRole('main').getByRole('listitem').first())).toBeVisible()
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const size of [WIDE, NARROW])
    for (const search of ['?period=last7&perWebsite=1', '?period=last30&step=website', ''])
      test(`the report is accessible: ${search || 'before it runs'}, ${colorScheme}, ${size.width} wide`, async ({
        page,
        signInAs,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        await signInAs(ADMIN)
        await page.goto(STATEMENT + search)
        await expect(heading(page, 'Earnings report')).toBeVisible()
        if (search) await settled(page)
        await expectAccessible(page)
      })

for (const { name, lang, title } of LANGUAGES)
  test(`it speaks ${name} and fits`, async ({ page, signInAs }) => {
    // Other tests read what the person reads.
    await page.route('**/api/web/user/updateUserLocale', route => route.fulfill({ status: 204 }))
    await signInAs(ADMIN)
    await page.goto(`${STATEMENT}?period=last30`)
    await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
    await settled(page)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await overflowing(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    }
    // A key that has no words would stand there as it is.
    await expect(page.locator('main')).not.toContainText(/\b(dashboard|numbers|failure|chart|total|step)\.[a-z]+/)
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

for (const size of [WIDE, NARROW])
  for (const search of ['?period=last7', '?period=last30&step=website'])
    test(`nothing moves while it loads: ${search}, ${size.width} wide`, async ({ page, signInAs }) => {
      await page.setViewportSize(size)
      await signInAs(ADMIN)
      const shifted = await countShifts(page)
      await page.goto(STATEMENT + search)
      await settled(page)
      expect(await shifted()).toBeLessThanOrEqual(0.01)
    })
