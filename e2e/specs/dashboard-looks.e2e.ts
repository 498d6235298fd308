import { addDays, dayIn } from '@candela/shared-contract'
import { expectAccessible } from '../harness/axe'
import { block, settled } from '../harness/dashboard'
import { overflowing } from '../harness/overflow'
import { countShifts } from '../harness/shifts'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })
test.describe.configure({ timeout: 60_000 })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
const SIZES = [WIDE, { width: 975, height: 900 }, NARROW]

const LANGUAGES = [
  { name: 'English', lang: 'en', title: 'Dashboard' },
  { name: 'Português', lang: 'pt', title: 'Painel' },
  { name: 'Español', lang: 'es', title: 'Panel' },
  { name: 'Italiano', lang: 'it', title: 'Dashboard' },
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const size of [WIDE, NARROW])
    for (const period of ['last5', 'last30'])
      test(`the dashboard is accessible: ${period}, ${colorScheme}, ${size.width} wide`, async ({ page, signInAs }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(size)
        await signInAs(ADMIN)
        await page.goto(`/dashboard?period=${period}`)
        await settled(page)
        await expectAccessible(page)
      })

for (const { name, lang, title } of LANGUAGES)
  test(`it speaks ${name} and fits`, async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto('/dashboard')
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
    await expect(page.locator('main')).not.toContainText(/\b(dashboard|numbers|failure)\.[a-z]+/)
  })

for (const size of [WIDE, NARROW])
  test(`nothing moves while it loads, ${size.width} wide`, async ({ page, signInAs }) => {
    await page.setViewportSize(size)
    await signInAs(ADMIN)
    const shifted = await countShifts(page)
    await page.goto('/dashboard')
    await settled(page)
    expect(await shifted()).toBeLessThanOrEqual(0.01)
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
