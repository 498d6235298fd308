import type { Browser, Page } from 'playwright/test'
import { apiCall, DEMO_PASSWORD, tokenFor } from '../harness/api'
import { createGroup, groupNamed } from '../harness/groups'
import { enter } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN, createUser } from '../harness/users'

const right = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saveReviewed = async (page: Page) => {
  await button(page, 'Save changes').click()
  await page.getByRole('dialog', { name: 'Review changes' }).getByRole('button', { name: 'Save changes' }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
const preview = (page: Page) => page.getByRole('list', { name: 'Menu preview' })

const openEdit = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/group/${id}/edit`)
  await expect(button(page, 'Copy from a group')).toBeVisible()
}

/** Somebody else at another computer. */
const anotherPerson = async (browser: Browser, url: string, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await enter(page, url, email)
  return page
}

test.describe('a new group', () => {
  test('is created with a name, a reach and rights, and shown', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto('/group/new')
    await button(page, 'Create group').click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('The field is required')

    await name.fill('Night shift')
    await page.getByRole('radio', { name: 'Managed accounts' }).check()
    await right(page, 'Accounts: List').check()
    await right(page, 'Accounts: View').check()
    await button(page, 'Create group').click()

    await expect(heading(page, 'Night shift')).toBeVisible()
    await expect(page.getByText('Record added')).toBeVisible()
    await expect(page.getByText('Nobody is in this group yet.')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Accounts granted granted not granted not granted/ })).toBeVisible()
    await expect(page.getByText('Managed accounts')).toBeVisible()
  })

  test('can begin as another one', async ({ page, product, signInAs }) => {
    const { id } = await createGroup(product.url, { gro_name: 'Origin', gro_scope: 'all', pairs: ['user.list'] })
    await signInAs(ADMIN)
    await page.goto(`/group/${id}`)
    await page.getByRole('link', { name: 'New from this group' }).click()
    await expect(heading(page, 'New access group')).toBeVisible()
    await expect(right(page, 'Users: List')).toBeChecked()
    await expect(page.getByRole('radio', { name: 'All accounts' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  test('with a name that is taken says so at the name, and keeps the rest', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto('/group/new')
    await page.getByRole('textbox', { name: 'Name' }).fill(' finance ')
    await right(page, 'Accounts: List').check()
    await button(page, 'Create group').click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This name is taken/)
    await expect(right(page, 'Accounts: List')).toBeChecked()
  })
})

test.describe('a group that exists', () => {
  test('shows what saving would change and for how many people, and is saved', async ({ page, product, signInAs }) => {
    const { id } = await createGroup(product.url, { gro_name: 'Bookkeepers', pairs: ['apiLog.list', 'order.list'] })
    await createUser(product.url, { usr_name: 'Keeps Books', group: 'Bookkeepers' })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await right(page, 'Orders: Create').check()
    await right(page, 'API logs: List').uncheck()
    await expect(unsaved(page)).toContainText('2 unsaved changes')
    await expect(unsaved(page)).toContainText('Orders: Create')
    await expect(right(page, 'Orders: Create')).toHaveAccessibleDescription('added')

    await button(page, 'Save changes').click()
    const dialog = page.getByRole('dialog', { name: 'Review changes' })
    await expect(dialog.getByText('1 user is in this group.')).toBeVisible()
    await expect(dialog.getByText('Orders: Create')).toBeVisible()
    await expect(dialog.getByText('New order', { exact: true })).toBeVisible()
    await expect(dialog.getByText('API logs (menu)')).toBeVisible()
    await expect(dialog.getByText('API logs: List')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save changes' }).click()

    await expect(page.getByText('Record saved')).toBeVisible()
    await expect(unsaved(page)).toContainText('No unsaved changes')
    await page.reload()
    await expect(right(page, 'Orders: Create')).toBeChecked()
    await expect(right(page, 'API logs: List')).not.toBeChecked()

    // Who it is now allowed to, asked the other way round.
    await page.getByRole('link', { name: 'Access groups' }).first().click()
    await page.getByRole('link', { name: 'Who can do what' }).click()
    await page.getByRole('combobox', { name: 'What should be done?' }).fill('create an order')
    await page.getByRole('option', { name: /^Orders: Create/ }).click()
    await expect(page).toHaveURL(/\/group\/who\?right=order\.store$/)
    await page
      .getByRole('row', { name: /Keeps Books/ })
      .getByRole('link')
      .click()
    await expect(heading(page, 'Keeps Books')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bookkeepers' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Orders granted not granted granted not granted/ })).toBeVisible()
  })

  test('takes the rights of another one after a look at the difference', async ({ page, product, signInAs }) => {
    await createGroup(product.url, { gro_name: 'Giver', pairs: ['website.list', 'website.get'] })
    const { id } = await createGroup(product.url, { gro_name: 'Taker', pairs: ['website.list', 'user.list'] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await button(page, 'Copy from a group').click()
    const dialog = page.getByRole('dialog', { name: 'Copy rights from a group' })
    await dialog.getByRole('combobox', { name: 'Copy from' }).click()
    await page.getByRole('option', { name: 'Giver' }).click()
    await expect(dialog.getByText('Websites: View')).toBeVisible()
    await expect(dialog.getByText('Users: List')).toBeVisible()
    await dialog.getByRole('button', { name: 'Replace rights' }).click()
    await expect(right(page, 'Websites: View')).toBeChecked()
    await expect(right(page, 'Users: List')).not.toBeChecked()
    await button(page, 'Discard').click()
    await expect(right(page, 'Users: List')).toBeChecked()
  })

  test('is edited with the keyboard alone', async ({ page, product, signInAs }) => {
    const { id } = await createGroup(product.url, { gro_name: 'Keys only', pairs: ['website.list'] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await page.getByRole('textbox', { name: 'Name' }).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(', really')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Managed accounts' })).toBeChecked()
    await page.keyboard.press('/')
    await page.keyboard.type('website')
    await page.keyboard.press('Enter')
    await expect(right(page, 'Orders: List')).toHaveCount(0)
    for (const _ of ['clear', 'all', 'granted', 'changed']) await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Home')
    await expect(right(page, 'List: everywhere')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(unsaved(page)).toContainText('3 unsaved changes')
    await page.keyboard.press('Control+s')
    const save = page.getByRole('dialog', { name: 'Review changes' }).getByRole('button', { name: 'Save changes' })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(save).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Keys only, really')).toBeVisible()
    await expect(unsaved(page)).toContainText('No unsaved changes')
  })

  test('is not left unasked while something is unsaved', async ({ page, product, signInAs }) => {
    const { id } = await createGroup(product.url, { gro_name: 'Leaving', pairs: ['website.list'] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await right(page, 'Websites: View').check()
    await page.getByRole('link', { name: 'Access groups' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(right(page, 'Websites: View')).toBeChecked()
    await page.getByRole('link', { name: 'Access groups' }).first().click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(heading(page, 'Access groups')).toBeVisible()
  })

  test('that does not exist says so and leads back', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto('/group/987654')
    await expect(page.getByText('This record does not exist')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Access groups' }).click()
    await expect(heading(page, 'Access groups')).toBeVisible()
  })
})

test('the own last right is refused in words, and nothing is lost', async ({ page, product, signInAs }) => {
  const pairs = ['group.list', 'group.get', 'group.update', 'group.preview', 'group.simpleList'] as const
  const { id } = await createGroup(product.url, { gro_name: 'Group keepers', gro_scope: 'all', pairs })
  const { record } = await createUser(product.url, { usr_name: 'Keeps Groups', group: 'Group keepers' })
  await signInAs(record.usr_email, 'a long enough one')
  await openEdit(page, id)
  await right(page, 'Access groups: Edit').uncheck()
  await button(page, 'Save changes').click()
  const dialog = page.getByRole('dialog', { name: 'Review changes' })
  await expect(dialog.getByText('You would lose your own right to change access groups,')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').getByText('You would lose your own right to change access groups')).toBeVisible()
  await expect(right(page, 'Access groups: Edit')).not.toBeChecked()
  await button(page, 'Discard').click()
  await expect(right(page, 'Access groups: Edit')).toBeChecked()
})

test('of two people who edit one group the second sees both versions and loses nothing', async ({
  page,
  product,
  browser,
  signInAs,
}) => {
  const { id } = await createGroup(product.url, { gro_name: 'Shared', pairs: ['website.list', 'user.list'] })
  await signInAs(ADMIN)
  await openEdit(page, id)
  const other = await anotherPerson(browser, product.url, ADMIN)
  await openEdit(other, id)

  await other.getByRole('textbox', { name: 'Name' }).fill('Theirs')
  await right(other, 'Websites: View').check()
  await saveReviewed(other)
  await expect(heading(other, 'Theirs')).toBeVisible()

  await page.getByRole('textbox', { name: 'Name' }).fill('Mine')
  await right(page, 'Users: List').uncheck()
  await saveReviewed(page)
  const conflict = page.getByRole('region', { name: 'Somebody else has changed this in the meantime.' })
  for (const words of ['Mine', 'Theirs', '+ Websites: View', '− Users: List'])
    await expect(conflict.getByText(words, { exact: true }).first()).toBeVisible()

  await conflict.getByRole('button', { name: 'Continue with this choice' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
  await expect(right(page, 'Websites: View')).toBeChecked()
  await expect(right(page, 'Users: List')).not.toBeChecked()
  await saveReviewed(page)
  await expect(heading(page, 'Mine')).toBeVisible()
  await expect(unsaved(page)).toContainText('No unsaved changes')
  await other.context().close()
})

test('a change takes effect at the next request of somebody who is signed in', async ({ page, product, signInAs }) => {
  const { id } = await createGroup(product.url, { gro_name: 'Felt at once', pairs: ['website.list'] })
  const { record } = await createUser(product.url, { usr_name: 'Feels It', group: 'Felt at once' })
  const token = await tokenFor(product.url, record.usr_email, 'a long enough one')
  const asked = () => apiCall(product.url, 'GET', '/group/simpleList', { token })
  expect((await asked()).status).toBe(403)
  await signInAs(ADMIN)
  await openEdit(page, id)
  await button(page, 'Access groups: Choose from a list').click()
  await saveReviewed(page)
  await expect(page.getByText('Record saved')).toBeVisible()
  expect((await asked()).status).toBe(200)
})

test('the menu preview is the menu of the people who have the group, and follows every cell', async ({
  page,
  product,
  browser,
  signInAs,
}) => {
  const { record } = await createUser(product.url, {
    usr_name: 'Reads The Menu',
    group: 'Publisher owner',
    usr_password: DEMO_PASSWORD,
  })
  const publisher = await anotherPerson(browser, product.url, record.usr_email)
  await publisher.goto('/error/error-v6')
  const menu = publisher.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  const real = await menu.getByRole('link').allInnerTexts()

  const id = await groupNamed(product.url, 'Publisher owner')
  await signInAs(ADMIN)
  await openEdit(page, id)
  const seen = preview(page)
    .getByRole('listitem')
    .filter({ hasNotText: 'Hidden' })
    .filter({ hasNot: page.getByRole('list') })
  await expect(seen.first()).toBeVisible()
  const sections = preview(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('list') })
  const below = await sections.getByRole('listitem').filter({ hasNotText: 'Hidden' }).allInnerTexts()
  const flat = (await seen.allInnerTexts()).filter(text => !below.includes(text))
  expect([...flat, ...below].map(text => text.trim()).toSorted()).toEqual(real.map(text => text.trim()).toSorted())

  const groups = preview(page)
    .getByRole('listitem')
    .filter({ hasText: /^Access groups/ })
  await expect(groups).toContainText('Hidden')
  await right(page, 'Access groups: List').check()
  await expect(groups).not.toContainText('Hidden')
  await publisher.context().close()
})
