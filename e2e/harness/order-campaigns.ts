import type { OneOrderCampaign } from '@candela/shared-contract'
import type { Locator, Page } from 'playwright/test'
import { asAdmin } from './api'
import { expect } from './test'
import { heading } from './users'

let last = 8_800_000

/** A campaign of a test's own, of the first technology. */
export const campaignWith = async (url: string, orc_name: string): Promise<OneOrderCampaign['record']> => {
  last += 1
  const body = { orc_name, orc_ad_manager_order_id: String(last), orc_status: 1, orc_id_ad_network_category: 1 }
  const { status, body: answer } = await asAdmin(url, 'POST', '/orderCampaign', { body })
  if (status !== 200) throw new Error(`${orc_name} was not stored: ${status} ${JSON.stringify(answer)}`)
  return (answer as unknown as OneOrderCampaign).record
}

const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Order campaigns' }).locator('[role=row][row-index]')
export const row = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const openCampaigns = async (page: Page, path = '/order-campaign'): Promise<void> => {
  await page.goto(path)
  await expect(heading(page, 'Order campaigns')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}
