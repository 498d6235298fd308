import type { Page } from 'playwright/test'
import { byKeyboard, byPointer, type Presser } from '../harness/clicks'
import { NARROW, WIDE } from '../harness/looks'
import { textOf } from '../harness/statement'
import { expect, test } from '../harness/test'
import { heading } from '../harness/users'

// What people come for most often, as a publisher of the demo does it, from the page that opens after signing in.
const PUBLISHER = 'publisher@candela.example'

type Way = { name: string; isPhone: boolean; presser: (page: Page) => Presser }
const WAYS: readonly Way[] = [
  { name: 'with a mouse', isPhone: false, presser: byPointer },
  { name: 'with the keyboard', isPhone: false, presser: byKeyboard },
  { name: 'on a phone', isPhone: true, presser: byPointer },
]

/** A number of the money strip, by its name. */
const amount = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('link')

/** The first line of a report: of its table, or what a phone has in its place. */
const firstLine = (page: Page) =>
  page.locator('main [role=grid] [data-row="0"], main li:has(button[aria-expanded])').first()

const says = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first()

for (const { name, isPhone, presser } of WAYS)
  test(`yesterday is read at once and told apart with one press, and last month per website is in Excel with at most four, ${name}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(PUBLISHER)
    await page.setViewportSize(isPhone ? NARROW : WIDE)
    await page.goto('/dashboard')
    const why = presser(page)
    const yesterday = amount(page, 'Ontem')
    await expect(yesterday).toBeVisible()
    if (!isPhone) await expect(yesterday).toBeInViewport()
    const earned = await textOf(yesterday)
    expect(earned).toMatch(/^R\$\s[\d.]+,\d\d$/)
    await why.press(yesterday)
    await expect(heading(page, 'Relatório de ganhos')).toBeVisible()
    await expect(says(page, earned)).toBeVisible()
    // Each website with what it earned and how that differs from the same weekday before.
    await expect(firstLine(page)).toContainText(/R\$\s[\d.]+,\d\d/)
    await expect(firstLine(page)).toContainText(/[\d,]+%/)
    expect(why.count()).toBe(1)

    await page.goBack()
    const takeAlong = presser(page)
    const balance = amount(page, 'Saldo')
    const ofMonth = await textOf(balance)
    if (isPhone) await takeAlong.press(balance)
    else {
      // As its script has it: the report, last month, by website, and the file.
      await takeAlong.press(page.getByRole('banner').getByRole('link', { name: 'Relatórios' }))
      await takeAlong.press(page.getByRole('button', { name: 'Mês passado', exact: true }))
      await takeAlong.press(page.getByRole('group', { name: 'Agrupar por' }).getByRole('button', { name: 'Site' }))
      await expect(page).toHaveURL(/period=lastMonth&step=website/)
    }
    await expect(firstLine(page)).toBeVisible()
    await expect(says(page, ofMonth)).toBeVisible()
    const waiting = page.waitForEvent('download')
    if (isPhone) {
      await takeAlong.press(page.getByRole('main').getByRole('button', { name: 'Mais ações' }))
      await takeAlong.press(page.getByRole('menuitem', { name: /Excel/ }))
    } else await takeAlong.press(page.getByRole('button', { name: 'Excel', exact: true }))
    expect((await waiting).suggestedFilename()).toMatch(/^candela_.*\.xlsx$/)
    expect(takeAlong.count()).toBeLessThanOrEqual(4)
  })
