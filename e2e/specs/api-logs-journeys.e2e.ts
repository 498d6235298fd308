import type { Page } from 'playwright/test'
import { createGroup } from '../harness/groups'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

const rows = (page: Page, name: string) => page.getByRole('grid', { name }).locator('[role=row][row-index]')

test('an error on the dashboard leads to the runs that failed, to one of them and to what it has in common', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Access token of Restolho expired' }).click()
  await expect(heading(page, 'API logs')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ad network Restolho' })).toBeVisible()
  await expect(rows(page, 'API logs')).toHaveCount(2)
  await expect(rows(page, 'API logs').first()).toContainText('No access')
  await rows(page, 'API logs').first().locator('a').click()

  await expect(heading(page, 'Restolho, attempt 1')).toBeVisible()
  await expect(page.getByText(/Give the ad network a new token/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Answer: Content' })).toContainText('invalid_token')
  await expect(page.getByRole('main')).not.toContainText('demo-')

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'API logs' }).click()
  await page.getByRole('link', { name: 'Incidents' }).click()
  await expect(heading(page, 'Incidents')).toBeVisible()
  const expired = rows(page, 'Incidents').filter({ hasText: 'Restolho' })
  await expect(expired).toContainText('Goes on')
  await expired.locator('a').click()
  await expect(heading(page, 'API logs')).toBeVisible()
  await expect(rows(page, 'API logs')).toHaveCount(2)
})

test('a run that was asked again shows each of its attempts', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await page.goto('/api-log?f.apl_result=rate_limited')
  await rows(page, 'API logs').first().locator('a').click()
  const attempts = page.getByRole('region', { name: 'Attempts of this run' })
  await expect(attempts.getByRole('listitem').last()).toContainText('OK')
  await attempts
    .getByRole('link', { name: /^Attempt/ })
    .last()
    .click()
  await expect(attempts.getByRole('listitem').last()).toHaveAttribute('aria-current', 'true')
})

test('a manager sees no money and no answer of a network that serves everybody, and nothing of other websites', async ({
  page,
  product,
  signInAs,
}) => {
  const gro_name = 'Reads runs'
  await createGroup(product.url, { gro_name, gro_scope: 'managed', pairs: ['apiLog.list', 'apiLog.get'] })
  const { record } = await createUser(product.url, { usr_name: 'Looks After Few', group: gro_name })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/api-log?f.apl_id_ad_network=2&sort=-apl_rows_changed')
  await rows(page, 'API logs').first().locator('a').click()
  await expect(heading(page, 'Bidonda, attempt 1')).toBeVisible()
  await expect(page.getByText(/the money of all accounts/)).toBeVisible()
  await expect(page.getByText(/Not shown: this ad network serves other accounts/)).toBeAttached()
  await expect(page.getByRole('link', { name: 'Open ad network' })).toHaveCount(0)
})
