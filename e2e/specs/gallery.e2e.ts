import type { Page } from 'playwright/test'
import { expectAccessible, expectReadableInDark } from '../harness/axe'
import { expect, test } from '../harness/gallery'

const CHAPTERS = [
  'Actions',
  'Fields',
  'Choices',
  'Photos',
  'Feedback',
  'Dialogs',
  'Frames',
  'Icons',
  'Form',
  'History',
  'Charts',
  'List',
  'Import',
]
const SIZES = [{ width: 1440 }, { width: 390 }]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A chart follows a frame after its page. */
const expectFits = async (page: Page, { width }: { width: number }): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  const widest = () =>
    page.getByRole('main').evaluate(main => Math.max(main.scrollWidth, document.documentElement.scrollWidth))
  await expect.poll(widest).toBeLessThanOrEqual(width)
}

/** Components are looked at in full in the light; the dark is other colours, and the tokens prove those in pairs. */
for (const chapter of CHAPTERS)
  test(`${chapter} is accessible and fits, wide and narrow, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(`/${chapter.toLowerCase()}`)
    await expect(heading(page, chapter)).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const size of SIZES) {
      await expectFits(page, size)
      await expectAccessible(page)
    }
    await expectReadableInDark(page)
  })

test('every chapter can be read in four languages and in both themes', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page, 'Actions')).toBeVisible()
  for (const [name, tag] of [
    ['Português', 'pt-BR'],
    ['Español', 'es-ES'],
    ['Italiano', 'it-IT'],
    ['English', 'en-US'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
  }
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('combobox', { name: 'Theme' }).click()
    await page.getByRole('option', { name: theme }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
  }
})

test('the narrow frame shows a chapter as a phone does, and follows the choices around it', async ({ page }) => {
  await page.goto('/list')
  await expect(page.getByRole('grid', { name: 'List' })).toBeVisible()
  await page.getByRole('button', { name: 'Narrow' }).click()
  const phone = page.frameLocator('iframe')
  await expect(phone.getByRole('heading', { level: 1, name: 'List' })).toBeVisible()
  await expect(phone.getByRole('grid')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Italiano' }).click()
  await expect(phone.locator('html')).toHaveAttribute('lang', 'it-IT')
})

test('the dialogs of the gallery are accessible, and what opens in them can be used', async ({ page }) => {
  await page.goto('/dialogs')
  for (const name of ['Open a dialog', 'Open a wide dialog', 'Ask a question', 'Say why not', 'Open a popover']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole(/Ask|Say/.test(name) ? 'alertdialog' : 'dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }

  // Tab goes round in a dialog, but for the window's own buttons; lists and toasts lie over it and can be pressed.
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name the lantern' })
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press(press < 7 ? 'Tab' : 'Shift+Tab')
    expect(
      (await dialog.evaluate(({ ownerDocument: { body, activeElement } }) => activeElement === body)) ||
        (await dialog.evaluate(element => element.contains(element.ownerDocument.activeElement))),
    ).toBe(true)
  }
  await dialog.getByRole('combobox', { name: 'Light' }).click()
  await page.getByRole('option', { name: 'Wax' }).click()
  await dialog.getByRole('button', { name: 'Say something' }).click()
  await dialog.getByText('It burns').hover()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('It burns')).toHaveCount(0)
  await page.keyboard.press('Escape')

  // Tab leads through a popover and on, which closes it.
  const opener = page.getByRole('button', { name: 'Open a popover' })
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ask a question' })).toBeFocused()
})
