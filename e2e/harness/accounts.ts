import type { OneAccount } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { expect } from './test'
import { heading } from './users'

export { accountWith, choose, websiteWith } from './websites'

export const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Accounts' }).locator('[role=row][row-index]')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })
/** Amounts are links as well: to their reports. */
export const names = (page: Page): Locator => rows(page).locator('a:not([href^="/report/"])')

export const openAccounts = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/account${query}`)
  await expect(heading(page, 'Accounts')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

export const openEdit = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/account/${id}/edit`)
  await expect(heading(page, 'Edit account')).toBeVisible()
}

export const box = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The account as an administrator reads it now. */
export const accountNow = async (url: string, id: number): Promise<OneAccount['record']> => {
  const { body } = await asAdmin(url, 'GET', `/account/${id}`)
  return (body as unknown as OneAccount).record
}

/** Somebody else changes it meanwhile. */
export const changeAccount = async (url: string, id: number, body: object): Promise<void> => {
  const { status } = await asAdmin(url, 'POST', `/account/${id}`, { body })
  expect(status).toBe(200)
}
