import type { Language } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { groupNamed, leaveGroupsToAdmin } from '../harness/groups'
import { overflowing } from '../harness/overflow'
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
  for (const size of [WIDE, NARROW])
    test(`showing, editing and reviewing a group are accessible, ${theme} and ${size.width} wide`, async ({
      page,
      product,
      signInAs,
    }) => {
      // Three long looks at a large page.
      test.setTimeout(90_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      const id = await groupNamed(product.url, 'Publisher owner')
      await signInAs(ADMIN)
      await page.goto(`/group/${id}`)
      await expect(page.getByRole('list', { name: 'Menu preview' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Edit', exact: true }).click()
      await change(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Review diff' }).click()
      await expect(page.getByRole('dialog').getByText(/this group\./)).toBeVisible()
      await expectAccessible(page)
    })

const SPOKEN = { en: 'English', pt: 'Português', es: 'Español', it: 'Italiano' } as const satisfies Record<
  Language,
  string
>

test('the form fits in every language on a phone and on a desk', async ({ page, product, signInAs }) => {
  const id = await groupNamed(product.url, 'Publisher owner')
  await signInAs(ADMIN)
  await page.goto(`/group/${id}/edit`)
  await change(page)
  for (const [language, name] of Object.entries(SPOKEN)) {
    await page.setViewportSize(WIDE)
    await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      expect(await overflowing(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    }
  }
})
