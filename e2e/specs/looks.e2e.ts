import type { Locale } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { expect, test } from '../harness/test'

/** Every screen in every theme, width and language: no rule of accessibility broken, nothing wider than the screen. */
const LANGUAGES: Record<string, { locale: Locale; person: string }> = {
  en: { locale: 'en_US', person: 'admin@candela.example' },
  pt: { locale: 'pt_BR', person: 'publisher@candela.example' },
  es: { locale: 'es_ES', person: 'viewer@candela.example' },
  it: { locale: 'it_IT', person: 'finance@candela.example' },
}
const WIDTHS = [1440, 390] as const
const THEMES = ['light', 'dark'] as const

const expectFits = async (page: Page): Promise<void> => {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

const open = async (page: Page, path: string, width: number, theme: 'light' | 'dark'): Promise<void> => {
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

for (const [language, { locale, person }] of Object.entries(LANGUAGES))
  test.describe(`in ${language}`, () => {
    const outside = [
      '/auth/login',
      '/auth/forgot-password',
      '/auth/reset-password?token=x',
      '/dev/mailbox',
      '/error/error-v1',
      '/error/error-v2',
      '/error/error-v3',
      '/error/error-v4',
      '/error/error-v5',
      '/error/error-v6',
      '/oauth/success',
    ]
    for (const path of outside)
      test(`${path} is accessible and fits`, async ({ page, context, product }) => {
        await context.addCookies([{ name: 'candela_locale', value: locale, url: product.url }])
        for (const width of WIDTHS)
          for (const theme of THEMES) {
            await open(page, path, width, theme)
            await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
            await expectFits(page)
            await expectAccessible(page)
          }
      })

    test('the frame is accessible and fits, with its drawer and search open', async ({ page, signInAs }) => {
      test.slow()
      await signInAs(person)
      for (const width of WIDTHS)
        for (const theme of THEMES) {
          for (const path of ['/user', '/error/error-v6']) {
            await open(page, path, width, theme)
            await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
            await expectFits(page)
            await expectAccessible(page)
          }
          if (width === 390) {
            await page.getByRole('banner').getByRole('button').first().click()
            await expectFits(page)
            await expectAccessible(page)
            await page.keyboard.press('Escape')
          }
          await page.keyboard.press('Control+k')
          await expect(page.getByRole('combobox')).toBeFocused()
          await expectAccessible(page)
          await page.keyboard.press('Escape')
        }
    })
  })
