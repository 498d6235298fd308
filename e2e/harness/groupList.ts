import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

/** The groups of the demo, as the list shows them. */
export const SEEDED = [
  'Account manager',
  'Ad ops',
  'Finance',
  'Publisher owner',
  'Publisher viewer',
  'Publisher, editor',
  'Revisão de formatos & “QA”',
  'Sales',
  'Super admin',
  'Support (read only)',
  'Trial',
]
/** What their people are attached to, and nothing else. */
export const OWN = ['Publisher owner', 'Publisher viewer', 'Publisher, editor', 'Trial']

export const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Access groups' }).locator('[role=row][row-index]')
export const names = (page: Page): Locator => rows(page).locator('a')
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Name of the group' })
export const actionsOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Actions for ${name}` })

export const openList = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/group${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible()
}
