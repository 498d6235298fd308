import type { OneNetworkType } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { expect } from './test'
import { heading } from './users'

/** A type of a test's own, which no network uses. */
export const networkTypeWith = async (url: string, ant_name: string): Promise<OneNetworkType['record']> => {
  const usual = { required: true, secret: false, label: {}, help: {} }
  const body = {
    ant_name,
    ant_status: 1,
    ant_auth_kind: 'token',
    ant_time_zone: 'Europe/Rome',
    ant_currency: 'EUR',
    ant_final_after_days: 7,
    ant_fields: [
      {
        ...usual,
        credential: 'identity',
        pattern: 'pub-*-with-a-long-pattern-####-????',
        label: { en: 'Publisher ID' },
      },
      { ...usual, credential: 'private_key', pattern: '' },
    ],
    ant_ads_txt_lines: ['a-network-with-a-long-name.example, pub-{account_id}, RESELLER, f08c47fec0942fa0'],
  }
  const { status, body: answer } = await asAdmin(url, 'POST', '/adNetworkType', { body })
  if (status !== 200) throw new Error(`${ant_name} was not stored: ${status} ${JSON.stringify(answer)}`)
  return (answer as unknown as OneNetworkType).record
}

const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Types of ad networks' }).locator('[role=row][row-index]')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const openNetworkTypes = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/ad-network-type${query}`)
  await expect(heading(page, 'Types of ad networks')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}
