import { expect, type Locator, type Page } from 'playwright/test'

export const EXPLORER = '/report/reportPerformance'

export const rows = (page: Page): Locator =>
  page.locator('[role=grid] [data-row]:not([data-row^="-"])').or(
    page
      .getByRole('main')
      .locator('ul[aria-label] > li')
      .filter({ has: page.locator('button[aria-expanded]') }),
  )

/** The answer has come and is drawn, on a desk or on a phone. */
export const explored = async (page: Page): Promise<void> => {
  await expect(rows(page).first()).toBeVisible()
}
