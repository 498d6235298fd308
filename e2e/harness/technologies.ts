import type { OneTechnology } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { expect } from './test'
import { heading } from './users'

/** A technology of a test's own, which nothing names. */
export const technologyWith = async (url: string, anc_name: string): Promise<OneTechnology['record']> => {
  const body = { anc_name, anc_status: 1, anc_color: 'teal' }
  const { status, body: answer } = await asAdmin(url, 'POST', '/adNetworkCategory', { body })
  if (status !== 200) throw new Error(`${anc_name} was not stored: ${status} ${JSON.stringify(answer)}`)
  return (answer as unknown as OneTechnology).record
}

const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Technologies' }).locator('[role=row][row-index]')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const openTechnologies = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/ad-network-category${query}`)
  await expect(heading(page, 'Technologies')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}
