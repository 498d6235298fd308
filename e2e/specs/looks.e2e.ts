import { LOCALE_OF } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { expectAccessible, expectReadableInDark } from '../harness/axe'
import { holdLanguage } from '../harness/language'
import { lookAt, NARROW, WIDE } from '../harness/looks'
import { overflowing } from '../harness/overflow'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

test.use({ remotes: 'fixtures' })

/** Each is a document of its own per language, written at build, but for the mailbox of the demo. */
const PAGES = [
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

const expectFits = async (page: Page): Promise<void> => {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await expect.poll(() => overflowing(page), { message: `cut at ${size.width} px` }).toEqual([])
  }
}

for (const path of PAGES)
  test(`${path} is accessible, in four languages, and fits`, async ({ page, context, product }) => {
    for (const [language, locale] of Object.entries(LOCALE_OF)) {
      await context.addCookies([{ name: 'candela_locale', value: locale, url: product.url }])
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expectFits(page)
    }
    await expectAccessible(page)
    await page.setViewportSize(WIDE)
    await expectAccessible(page)
    await expectReadableInDark(page)
  })

test('the frame is accessible, in four languages, and fits, and so are its search and, in English, its drawer', async ({
  page,
  signInAs,
}) => {
  await holdLanguage(page)
  await signInAs(ADMIN)
  await page.goto('/user')
  const ready = () => page.getByRole('heading', { level: 1 })
  await lookAt(page, { ready, words: ['menu', 'frame'], inDark: true })
  await lookAt(page, {
    ready,
    words: ['palette'],
    open: async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
    },
  })
  await page.setViewportSize(NARROW)
  await page.getByRole('banner').getByRole('button').first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expectAccessible(page)
  const box = await drawer.boundingBox()
  expect(box?.x).toBe(0)
  expect(box?.width).toBeLessThanOrEqual(NARROW.width)
})
