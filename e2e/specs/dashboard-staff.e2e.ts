import type { TotalizersAnswer } from '@candela/shared-contract'
import { hearBatches } from '../harness/batch'
import { block, openDashboard, settled } from '../harness/dashboard'
import { STATEMENT } from '../harness/statement'
import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

test('staff see all accounts: who moved, which data is there, what is wrong with it, and no part of a day compared', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  const heard = await hearBatches(page)
  await openDashboard(page, '?period=last7')
  await settled(page)
  await expect(page.getByText('Earnings and delivery of all accounts')).toBeVisible()
  await expect(block(page, 'Biggest changes').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /There|Missing/ }).first()).toBeVisible()
  await expect(block(page, 'Error log').getByRole('listitem').first()).toBeVisible()

  const { body } = heard.find(({ path }) => path === '/dashboard/totalizers') ?? { body: null }
  const { compared, range } = (body as TotalizersAnswer).meta
  expect(String(compared?.current.to) < range.to).toBe(true)
  for (const slider of await page.getByRole('slider').all()) await expect(slider).toHaveAttribute('aria-valuemax', '7')
  const days = page.getByRole('slider').first()
  await days.focus()
  await page.keyboard.press('End')
  await expect(days).toHaveAttribute('aria-valuetext', /Today so far/)
  await page.keyboard.press('Home')
  await expect(days).toHaveAttribute('aria-valuetext', /Previous period/)

  // Whoever comes back finds what they left.
  const last = page.getByRole('main').getByRole('region').last()
  await last.scrollIntoViewIfNeeded()
  const place = await last.boundingBox()
  await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click()
  await expect(heading(page, 'Earnings report')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect.poll(() => last.boundingBox()).toEqual(place)
})

test('a manager reads about the accounts they look after, on the dashboard and in the report', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager@candela.example')
  await page.goto('/dashboard?period=last7')
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await page.getByRole('main').locator(`a[href^="${STATEMENT}"]`).first().click()
  await expect(page.getByRole('grid').locator('[data-row="0"]')).toBeVisible()
})
