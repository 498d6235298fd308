import type { Page } from 'playwright/test'
import { expect } from './test'
import { heading } from './users'

export const openShares = async (page: Page, search = '') => {
  await page.goto(`/revenue-share${search}`)
  await expect(heading(page, 'Revenue shares')).toBeVisible()
}
