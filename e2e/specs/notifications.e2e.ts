import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '../harness/api'
import { enter } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** With the tab key, as whoever has no mouse gets there. */
const tabTo = async (page: Page, role: 'combobox' | 'button', name: string | RegExp): Promise<void> => {
  const wanted = page.getByRole(role, { name })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(wanted).toBeFocused({ timeout: 100 })
  }).toPass()
}

test('somebody is told by keyboard, reads it, and the sender sees that they did', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  const name = `Told ${Date.now()}`
  const title = `For ${name} <b>`
  const { record } = await createUser(product.url, { usr_name: name, usr_password: DEMO_PASSWORD })
  const context = await browser.newContext({ baseURL: product.url })
  const theirs = await context.newPage()
  await enter(theirs, product.url, record.usr_email, DEMO_PASSWORD)
  await theirs.goto('/my-notifications')
  await expect(theirs.getByText(/^Nobody told you anything yet/)).toBeVisible()

  await signInAs(ADMIN)
  await page.goto('/notifications-sent/new')
  await field(page, 'Title').focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('From December on')
  await page.keyboard.press('Enter')
  await page.keyboard.type('there are six days.')
  await tabTo(page, 'combobox', 'Add recipient')
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Add to recipients')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 person will get it.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: record.usr_email })).toBeVisible()
  await tabTo(page, 'button', /^Send/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Send it to 1 person?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Send to 1 person')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByRole('main').getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: record.usr_email })).toBeVisible()
  await expect(page.getByText('Not yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)

  const row = theirs.getByRole('row', { name: `Unread: ${title}` })
  await expect(row).toBeVisible()
  await row.getByRole('link').click()
  await expect(heading(theirs, title)).toBeVisible()
  await expect(theirs.getByText('there are six days.')).toBeVisible()
  await theirs.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'My notifications' }).click()
  await expect(theirs.getByRole('row', { name: title })).toBeVisible()
  await expect(theirs.getByRole('row', { name: `Unread: ${title}` })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await expect(page.getByText('Not yet')).toHaveCount(0)
  await context.close()
})
