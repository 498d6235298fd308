import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { overflowing } from '../harness/overflow'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

test.use({ remotes: ['mfe-admin', 'mfe-publishers'] })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 }

const LANGUAGES = [
  { name: 'English', lang: 'en', visits: 'Visit logs', logs: 'System logs' },
  { name: 'Português', lang: 'pt', visits: 'Registro de acessos', logs: 'Logs do sistema' },
  { name: 'Español', lang: 'es', visits: 'Registro de visitas', logs: 'Registros del sistema' },
  { name: 'Italiano', lang: 'it', visits: 'Registro delle visite', logs: 'Log di sistema' },
]

const firstLink = (page: Page) => page.locator('main [role=grid] [row-index] a, main li a').first()

/** Both lists, and what their first row opens. */
const openEach = async (page: Page, look: () => Promise<void>): Promise<void> => {
  for (const path of ['/visit-log', '/system-log']) {
    await page.goto(path)
    await expect(firstLink(page)).toBeVisible()
    await look()
    await firstLink(page).click()
    await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
    await look()
  }
}

for (const theme of ['light', 'dark'] as const)
  for (const size of [WIDE, NARROW])
    test(`the logs are accessible, ${theme} and ${size.width} wide`, async ({ page, signInAs }) => {
      // Several long looks.
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      await signInAs(ADMIN)
      await openEach(page, () => expectAccessible(page))
      await page.goto('/visit-log?f.period=last7')
      await page.getByRole('button', { name: 'Period Last 7 days' }).click()
      await expectAccessible(page)
      expect(await page.getByRole('dialog', { name: 'Period' }).boundingBox()).toMatchObject({
        x: expect.any(Number),
        width: 300,
      })
    })

for (const { name, lang, visits, logs } of LANGUAGES)
  test(`the logs speak ${name} and fit a desk, a phone and 200 %`, async ({ page, signInAs }) => {
    test.setTimeout(120_000)
    await signInAs(ADMIN)
    await page.goto('/visit-log')
    await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(heading(page, visits)).toBeVisible()
    await openEach(page, async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
      for (const size of [WIDE, NARROW, ZOOMED]) {
        await page.setViewportSize(size)
        expect(await overflowing(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      }
      await page.setViewportSize(WIDE)
      // A key that has no words would stand there as it is.
      await expect(page.locator('main')).not.toContainText(/\b(systemLog|visitLog|list|action)\.[a-z]+/)
    })
    await page.goto('/system-log')
    await expect(heading(page, logs)).toBeVisible()
  })
