import type { OneAccount, OneWebsite, WebsiteCreateBody } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { expect } from './test'
import { heading } from './users'

let created = 0
const next = (): string => {
  created += 1
  return `${process.pid}-${created}`
}

const store = async <Answer>(url: string, path: string, body: object): Promise<Answer> => {
  const { status, body: answer } = await asAdmin(url, 'POST', path, { body })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
  return answer as unknown as Answer
}

type NewAccount = { acc_name?: string; managers?: readonly number[]; sellers?: readonly number[] }

/** An account of a test's own, with who looks after it and who sells through it. */
export const accountWith = async (url: string, { acc_name, managers = [], sellers = [] }: NewAccount = {}) =>
  (
    await store<OneAccount>(url, '/account', {
      acc_name: acc_name ?? `Account ${next()}`,
      acc_is_enabled: 1,
      acc_time_zone: 'Europe/Rome',
      acc_tier: 3,
      acc_google_child_network_code: null,
      acc_enable_aps: 0,
      acc_enable_teads: 0,
      acc_is_custom_ad_unit_path_enabled: 0,
      acc_gross_visible: 1,
      managers: managers.map((acm_id_user, index) => ({ acm_id_user, acm_is_main: index === 0 })),
      users: sellers.map(acu_id_user => ({ acu_id_user, acu_comission: '0.00' })),
      websites: [],
    })
  ).record

type NewWebsite = Partial<WebsiteCreateBody> & Pick<WebsiteCreateBody, 'anw_account_id' | 'users'>

/** A website of a test's own, enabled unless it is said otherwise. */
export const websiteWith = async (url: string, facts: NewWebsite) =>
  (
    await store<OneWebsite>(url, '/website', {
      anw_website: `site-${next()}.example`,
      anw_product: 'Candela',
      anw_status: 1,
      ...facts,
    })
  ).record

export const reject = (url: string, id: number, anw_reject_reason: string): Promise<OneWebsite> =>
  store(url, `/website/${id}/approve`, { decision: 'reject', anw_reject_reason })

export const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Websites' }).locator('[role=row][row-index]')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const openWebsites = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/website${query}`)
  await expect(heading(page, 'Websites')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

/** Those of one status, once they are there: the rows of before are taken away from under a press. */
export const showStatus = async (page: Page, name: RegExp): Promise<void> => {
  const segment = page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
  await segment.click()
  await expect(segment).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

export const choose = async (page: Page, field: string, name: string, within: Page | Locator = page): Promise<void> => {
  await within.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}
