import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

export const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Access groups' }).locator('[role=row][row-index]')
export const names = (page: Page): Locator => rows(page).locator('a')
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Group name' })
export const actionsOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Actions for ${name}` })

export const openList = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/group${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible()
}
