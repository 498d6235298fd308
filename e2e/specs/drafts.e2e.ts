import type { Page } from 'playwright/test'
import { apiCall } from '../harness/api'
import { createGroup } from '../harness/groups'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

const ADMIN = 'admin@candela.example'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const offer = (page: Page) => page.getByText(/You have an unsaved draft from \d\d:\d\d/)
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => /^candela\.draft\.\d+\.(?!opened$)/.test(key)))

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('candela.session') ?? '{}') as { authToken: string }).authToken)

/** Types a new name for a group and waits until that is kept. */
const typeName = async (page: Page, id: number, text: string): Promise<void> => {
  await page.goto(`/group/${id}/edit`)
  await name(page).fill(text)
  await expect.poll(() => drafts(page)).toHaveLength(1)
}

test.beforeEach(({ page }) => {
  // The browser asks before a page with something unsaved goes.
  page.on('dialog', dialog => void dialog.accept())
})

test('what was typed is offered after the page was loaded anew, and is gone once it is saved', async ({
  page,
  product,
  signInAs,
}) => {
  const { id } = await createGroup(product.url, { gro_name: 'Draft kept', pairs: ['website.list'] })
  await signInAs(ADMIN)
  await typeName(page, id, 'Draft restored')
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(name(page)).toHaveValue('Draft kept')
  await button(page, 'Restore draft').click()
  await expect(name(page)).toHaveValue('Draft restored')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('No unsaved changes')).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual([])
})

test('a session that ended while somebody typed costs them nothing', async ({ page, product, signInAs }) => {
  const { id } = await createGroup(product.url, { gro_name: 'Draft of a day', pairs: ['website.list'] })
  await signInAs(ADMIN)
  await typeName(page, id, 'Draft of the next day')
  await apiCall(product.url, 'POST', '/auth/logout', { token: await tokenOf(page) })
  await button(page, 'Save changes').click()
  await page.waitForURL(/\/auth\/login$/)
  await signIn(page, ADMIN)
  await page.goto(`/group/${id}/edit`)
  await button(page, 'Restore draft').click()
  await expect(name(page)).toHaveValue('Draft of the next day')
})

test('whoever signs out leaves no draft in the browser', async ({ page, product, signInAs }) => {
  const { id } = await createGroup(product.url, { gro_name: 'Draft left', pairs: ['website.list'] })
  await signInAs(ADMIN)
  await typeName(page, id, 'Draft forgotten')
  await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(/\/auth\/login$/)
  expect(await drafts(page)).toEqual([])
})

test('what somebody else saved since is a question', async ({ page, product, signInAs }) => {
  const { id, updated_at } = await createGroup(product.url, { gro_name: 'Draft first', pairs: ['website.list'] })
  await signInAs(ADMIN)
  await typeName(page, id, 'Draft mine')
  const token = await tokenOf(page)
  const body = { gro_name: 'Draft theirs', gro_scope: 'own', permissions: [], updated_at }
  expect((await apiCall(product.url, 'POST', `/group/${id}`, { token, body })).status).toBe(200)
  await page.reload()
  await button(page, 'Restore draft').click()
  const panel = page.getByRole('region', { name: /Somebody else has changed this/ })
  await expect(panel.getByText('Draft theirs')).toBeVisible()
  await button(page, 'Continue with this choice').click()
  await expect(name(page)).toHaveValue('Draft mine')
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
})
