import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { block, openDashboard, settled } from '../harness/dashboard'
import { overflowing } from '../harness/overflow'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })

const arrange = (page: Page) => page.getByRole('button', { name: 'Arrange cards' })
const card = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

/** The charts that a page asks for from now on. */
const chartsAsked = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  await page.route('**/dashboard/charts', route => {
    asked.push(route.request().postDataJSON()?.chart)
    return route.fallback()
  })
  return asked
}

test('a card that somebody hides is gone, is not asked for, and comes back', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  await settled(page)
  await arrange(page).click()
  await card(page, 'Technologies').uncheck()
  await expect(block(page, 'Technologies')).toHaveCount(0)
  const asked = await chartsAsked(page)
  await page.reload()
  await expect(block(page, 'Devices')).toContainText('Mobile')
  await expect(block(page, 'Ad types')).toContainText('Display')
  await expect(block(page, 'Technologies')).toHaveCount(0)
  expect(asked).toContain('adType')
  expect(asked).not.toContain('technology')
  await arrange(page).click()
  await page.getByRole('button', { name: 'As at first' }).click()
  await expect(block(page, 'Technologies')).toBeVisible()
  await settled(page)
})

test('cards change places with the keyboard alone, and stay there', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  const order = async () => {
    const all = await titles(page).allTextContents()
    return all.filter(title => ['Next payment', 'Quotations', 'Error log'].includes(title))
  }
  await expect.poll(order).toEqual(['Next payment', 'Quotations', 'Error log'])
  await arrange(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move Error log up' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Error log', 'Next payment', 'Quotations'])
  await page.keyboard.press('Escape')
  await expect(arrange(page)).toBeFocused()
  await page.reload()
  await expect.poll(order).toEqual(['Error log', 'Next payment', 'Quotations'])
})

test('who hides everything is told so, with the way back', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await openDashboard(page)
  await arrange(page).click()
  const boxes = page.getByRole('dialog').getByRole('checkbox')
  await expect(boxes).toHaveCount(15)
  for (const box of await boxes.all()) await box.uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByText('All cards are hidden')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'As at first' }).click()
  await expect(block(page, 'Devices')).toBeVisible()
})

for (const width of [1440, 390])
  test(`arranging is accessible and fits, ${width} wide`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(ADMIN)
    await openDashboard(page)
    await settled(page)
    await arrange(page).click()
    await expect(card(page, 'Ad types')).toBeVisible()
    expect(await overflowing(page)).toEqual([])
    await expectAccessible(page)
  })
