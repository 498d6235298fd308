import type { AdNetworkCreateBody, OneAdNetwork } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { expect } from './test'
import { heading } from './users'

/** The seeded type that asks for a host and an access token. */
const DISPLAY_BIDDER = 4

/** An ad network of a test's own, with a secret that is stored. */
export const networkWith = async (
  url: string,
  adn_name: string,
  facts: Partial<AdNetworkCreateBody> = {},
): Promise<OneAdNetwork['record']> => {
  const { status, body: answer } = await asAdmin(url, 'POST', '/adNetwork', {
    body: {
      adn_name,
      adn_id_website: null,
      adn_id_ad_network_type: DISPLAY_BIDDER,
      adn_id_ad_network_category: 2,
      adn_status: 'Em exibição',
      credentials: { domain: 'reports.of-a-test.example', access_token: 'a-token-of-a-test' },
      ...facts,
    },
  })
  if (status !== 200) throw new Error(`${adn_name} was not stored: ${status} ${JSON.stringify(answer)}`)
  return (answer as unknown as OneAdNetwork).record
}

const rows = (page: Page): Locator => page.getByRole('grid', { name: 'Ad networks' }).locator('[role=row][row-index]')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const openNetworks = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/ad-networks${query}`)
  await expect(heading(page, 'Ad networks')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}
