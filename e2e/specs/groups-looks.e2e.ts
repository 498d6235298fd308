import { LANGUAGES, LOCALES, type Locale } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { expectAccessible } from '../harness/axe'
import { groupNamed, leaveGroupsToAdmin } from '../harness/groups'
import { expect, test } from '../harness/test'

test.use({ remotes: ['mfe-admin', 'remote'] })
test.beforeAll(({ product }) => leaveGroupsToAdmin(product))

const ADMIN = 'admin@candela.example'
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

/** Everything of the form at once: changes, a hint, the summary of both. */
const change = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('grid').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  await page.locator('[data-cell="3"]:not(:checked)').nth(2).check()
  await page.locator('[data-cell="1"]:checked').nth(1).uncheck()
}

for (const theme of ['light', 'dark'] as const)
  test(`showing, editing and reviewing a group are accessible in the ${theme}`, async ({ page, product, signInAs }) => {
    await page.emulateMedia({ colorScheme: theme })
    const id = await groupNamed(product.url, 'Publisher owner')
    await signInAs(ADMIN)
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await page.goto(`/group/${id}`)
      await expect(page.getByRole('list', { name: 'Menu preview' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await change(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Review diff' }).click()
      await expect(page.getByRole('dialog').getByText(/this group\./)).toBeVisible()
      await expectAccessible(page)
    }
  })

const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const room = document.documentElement.clientWidth
    const isCut = (element: Element) => element.getBoundingClientRect().right > room + 1
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/(auto|scroll)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...(main?.querySelectorAll('h1, h2, p, button, label, section') ?? [])]
      .filter(element => isCut(element) && !scrolls(element.parentElement?.closest('main *') ?? null))
      .map(element => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })

test('the form fits in every language on a phone and on a desk', async ({ page, product, signInAs }) => {
  test.setTimeout(60_000)
  const id = await groupNamed(product.url, 'Publisher owner')
  const token = await tokenFor(product.url, ADMIN)
  const speak = (usr_locale: Locale) =>
    apiCall(product.url, 'POST', '/user/updateUserLocale', { token, body: { usr_locale } })
  await signInAs(ADMIN)
  expect(LOCALES).toHaveLength(LANGUAGES.length)
  for (const locale of LOCALES) {
    await speak(locale)
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await page.goto(`/group/${id}/edit`)
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`))
      await change(page)
      expect(await overflowing(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      // Leaving the page asks, because something is unsaved.
      page.once('dialog', dialog => void dialog.accept())
    }
  }
  await speak('en_US')
})
