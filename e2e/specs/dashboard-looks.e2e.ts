import { expectAccessible } from '../harness/axe'
import { settled } from '../harness/dashboard'
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
