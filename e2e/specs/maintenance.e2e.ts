import type { Page } from 'playwright/test'
import { DEMO_PASSWORD } from '../harness/api'
import { enter } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('grid', { name: 'Maintenance' }).locator('[role=row][row-index]')
const calm = (page: Page) => heading(page, 'System under maintenance')

const removeAll = async (page: Page) => {
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove all' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Really remove all users from maintenance?' })
  await expect(dialog).toContainText(/There (is|are) \d+ entr/)
  await dialog.getByRole('button', { name: 'Remove all' }).click()
}

test('a person is told before, kept out in the middle of their session, and let in again; all at once, with an undo', async ({
  page,
  browser,
  product,
  signInAs,
}) => {
  const { record } = await createUser(product.url, {
    usr_name: `Kept out ${Date.now()}`,
    usr_password: DEMO_PASSWORD,
    group: 'Publisher viewer',
  })
  const context = await browser.newContext({ baseURL: product.url })
  const theirs = await context.newPage()
  await enter(theirs, product.url, record.usr_email, DEMO_PASSWORD)
  await theirs.goto('/dashboard')
  const theirMenu = theirs.getByRole('navigation', { name: 'Main menu' })
  await expect(theirMenu).toBeVisible()

  await signInAs(ADMIN)
  await page.goto('/maintenance')
  await page.getByRole('link', { name: 'New maintenance' }).click()
  await button(page, 'Put into maintenance').click()
  await expect(page.getByText('A user or a group must be chosen')).toBeVisible()
  await page.getByRole('combobox', { name: 'User' }).fill(record.usr_name)
  await page.getByRole('option', { name: record.usr_name }).click()
  await expect(page.getByText('This keeps out 1 person.')).toBeVisible()
  const [day, time] = await page.evaluate(() => {
    const soon = new Date(Date.now() + 10 * 60_000)
    const two = (part: number) => String(part).padStart(2, '0')
    return [
      `${soon.getFullYear()}-${two(soon.getMonth() + 1)}-${two(soon.getDate())}`,
      `${two(soon.getHours())}:${two(soon.getMinutes())}`,
    ] as const
  })
  await page.getByRole('textbox', { name: 'From' }).fill(day)
  await page.getByRole('textbox', { name: 'Start time' }).fill(time)
  await page.getByRole('textbox', { name: 'Message' }).fill('We move your websites.')
  await button(page, 'Put into maintenance').click()
  await expect(heading(page, record.usr_name)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Planned')
  await expect(theirs.getByText(`Maintenance starts at ${time}. Save your work before.`)).toBeVisible()

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('')
  await page.getByRole('textbox', { name: 'Start time' }).fill('')
  await button(page, 'Save changes').click()
  await expect(page.getByText('Record saved')).toBeVisible()
  await expect(calm(theirs)).toBeVisible()
  await expect(theirs.getByText('We move your websites.')).toBeVisible()
  await theirs.reload()
  await expect(calm(theirs)).toBeVisible()

  await page.goto('/maintenance')
  await expect(rows(page).first()).toBeVisible()
  await removeAll(page)
  await expect(page.getByText(/entr(y|ies) removed$/)).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expect(theirMenu).toBeVisible()

  await button(page, 'Undo').click()
  await expect(page.getByText(/entr(y is|ies are) back$/)).toBeVisible()
  await expect(calm(theirs)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Name or message' }).fill(record.usr_name)
  await expect(rows(page)).toHaveCount(1)
  await button(page, `Actions for ${record.usr_name}`).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(theirMenu).toBeVisible()
  await context.close()
})
