import { expect, type Locator, type Page } from 'playwright/test'
import { heading } from './users'

export const STATEMENT = '/report/reportCandela'

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Earnings report, row by row' })
/** The lines, without their heading and totals. */
export const lines = (page: Page): Locator => grid(page).locator('[data-row]:not([data-row^="-"])')
export const totals = (page: Page): Locator => grid(page).locator('[data-row="-1"]')

/** What a column shows in the rows that are drawn, in their order. */
export const cellsOf = async (page: Page, column: string): Promise<string[]> => {
  const cells = lines(page).locator(`[data-field=${column}]`)
  await expect(cells.first()).toBeVisible()
  return (await cells.allTextContents()).map(text => text.trim())
}

/** `R$1,234.56` → 1234.56. */
export const amountIn = (text: string): number => Number(text.replace(/[^\d.-]/g, ''))

export const openStatement = async (page: Page, search = ''): Promise<void> => {
  await page.goto(STATEMENT + search)
  await expect(heading(page, 'Earnings report')).toBeVisible()
}

/** The answer has come and is drawn. */
export const generated = async (page: Page): Promise<void> => {
  await expect(lines(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Chart menu/, disabled: false })).toBeVisible()
}

export const generate = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Generate report', exact: true }).click()

export const textOf = async (place: Locator): Promise<string> => (await place.textContent())?.trim() ?? ''
