import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { halves } from '../harness/images'
import { enter } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading, openUsers, row, rows, unsaved } from '../harness/users'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const openEdit = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/user/${id}/edit`)
  await expect(heading(page, 'Edit user')).toBeVisible()
}

const chooseGroup = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Access group' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

test.describe('a new user', () => {
  test('is invited by mail unless a password is set for them', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openUsers(page)
    await page.getByRole('link', { name: 'New user' }).click()
    await button(page, 'Send invitation').click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('The field is required')

    await field(page, 'Name').fill('Ada Invited')
    await field(page, 'Email').fill('ada.invited@candela.example')
    await chooseGroup(page, 'Publisher viewer')
    await page.getByRole('textbox', { name: 'Commission' }).fill('7,5')
    await button(page, 'Send invitation').click()
    await expect(heading(page, 'Ada Invited')).toBeVisible()
    await expect(page.getByText('Invitation sent', { exact: true })).toBeVisible()
    await expect(page.getByText('7.50%')).toBeVisible()
    await expect(button(page, 'Send again')).toBeVisible()
  })

  test('with a password signs in at once', async ({ page, product, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto('/user/new')
    await page.getByRole('radio', { name: 'Set a password now' }).check()
    await field(page, 'Name').fill('Paula Password')
    await field(page, 'Email').fill('paula@candela.example')
    await chooseGroup(page, 'Finance')
    await page.getByLabel('New password', { exact: true }).fill('candle and wick')
    await page.getByLabel('Repeat new password').fill('candle and wack')
    await button(page, 'Create user').click()
    await expect(page.getByLabel('Repeat new password')).toBeFocused()
    await page.getByLabel('Repeat new password').fill('candle and wick')
    await button(page, 'Create user').click()
    await expect(heading(page, 'Paula Password')).toBeVisible()
    expect(await tokenFor(product.url, 'paula@candela.example', 'candle and wick')).toMatch(/^.{20,}$/)
  })

  test('whose address is taken hears so at the address, and keeps the rest', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto('/user/new')
    await field(page, 'Name').fill('Second Lívia')
    await field(page, 'Email').fill('ADMIN@candela.example')
    await chooseGroup(page, 'Finance')
    await button(page, 'Send invitation').click()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/This email is already in use/)
    await expect(field(page, 'Name')).toHaveValue('Second Lívia')
  })
})

test.describe('the photo of a new user', () => {
  const fillIn = async (page: Page, name: string): Promise<void> => {
    await page.goto('/user/new')
    await field(page, 'Name').fill(name)
    await field(page, 'Email').fill(`${name.replace(' ', '.')}@candela.example`)
    await chooseGroup(page, 'Publisher viewer')
    await page.locator('input[type=file]').setInputFiles(await halves(page, 600, 400))
    await button(page, 'Use photo').click()
    await button(page, 'Send invitation').click()
    await expect(heading(page, name)).toBeVisible()
  }

  test('is stored with them', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await fillIn(page, 'Phil Photo')
    await expect(page.getByRole('tabpanel').locator('img')).toBeVisible()
  })

  test('is unsaved work even alone: it is counted, thrown away with the rest, and not left behind unasked', async ({
    page,
    signInAs,
  }) => {
    await signInAs(ADMIN)
    await page.goto('/user/new')
    const choose = async () => {
      await page.locator('input[type=file]').setInputFiles(await halves(page, 600, 400))
      await button(page, 'Use photo').click()
      await expect(unsaved(page)).toContainText('1 unsaved change')
    }
    await choose()
    await expect(unsaved(page)).toContainText('Photo')
    await button(page, 'Discard').click()
    await expect(unsaved(page)).toContainText('No unsaved changes')
    await expect(button(page, 'Remove photo')).toHaveCount(0)
    await choose()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toContainText('lost')
  })
})

test.describe('a user who exists', () => {
  test('is changed once, however often it is asked for, and the history says what', async ({
    page,
    product,
    signInAs,
  }) => {
    const { record } = await createUser(product.url, { usr_name: 'Edna Edited' })
    let sent = 0
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith(`/user/${record.id}`)) sent += 1
    })
    await signInAs(ADMIN)
    await openEdit(page, record.id)
    await field(page, 'Name').fill('Edna Changed')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Inactive' }).click()
    await expect(unsaved(page)).toContainText('2 unsaved changes')
    await expect(unsaved(page)).toContainText('Name, Status')
    await button(page, 'Save changes').dblclick()
    await expect(page.getByText('Record saved')).toBeVisible()
    await expect(unsaved(page)).toContainText('No unsaved changes')
    expect(sent).toBe(1)
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(heading(page, 'Edna Changed')).toBeVisible()
    await page.getByRole('tab', { name: 'History' }).click()
    const entry = page.getByRole('article').first()
    await expect(entry).toContainText('Lívia Prado changed Name of Edna Changed: Edna Edited → Edna Changed')
    await expect(entry).toContainText('Lívia Prado changed Status of Edna Changed: Active → Inactive')
  })

  test('that somebody else changed is saved field by field', async ({ page, product, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Carla Conflict' })
    await signInAs(ADMIN)
    await openEdit(page, record.id)
    await field(page, 'Name').fill('Carla Mine')
    const token = await tokenFor(product.url, ADMIN)
    await apiCall(product.url, 'POST', `/user/${record.id}`, {
      token,
      body: { usr_name: 'Carla Theirs', usr_locale: 'it_IT' },
    })
    await button(page, 'Save changes').click()
    const conflict = page.getByRole('region', { name: 'Somebody else has changed this in the meantime.' })
    await expect(conflict).toContainText('Carla Theirs')
    await button(page, 'Continue with this choice').click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Record saved')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('Carla Mine')
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveText('Italian')
  })

  test('is not left unsaved unasked, and what was typed is offered back', async ({ page, product, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Drafted Dina' })
    await signInAs(ADMIN)
    await openEdit(page, record.id)
    await field(page, 'Name').fill('Drafted Diana')
    await page.getByRole('link', { name: 'Users' }).first().click()
    await button(page, 'Leave without saving').click()
    await expect(heading(page, 'Users')).toBeVisible()
    await page.goBack()
    await expect(field(page, 'Name')).toHaveValue('Drafted Dina')
    await button(page, 'Restore draft').click()
    await expect(field(page, 'Name')).toHaveValue('Drafted Diana')
    await button(page, 'Save changes').click()
    await expect(page.getByText('Record saved')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('Drafted Diana')
    await expect(button(page, 'Restore draft')).toHaveCount(0)
  })

  test('is removed and brought back', async ({ page, product, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Remy Removed' })
    await signInAs(ADMIN)
    await page.goto(`/user/${record.id}`)
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'Remove user' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(heading(page, 'Users')).toBeVisible()
    await button(page, 'Undo').click()
    await expect(page.getByText('Record restored')).toBeVisible()
    await openUsers(page, '?q=Remy')
    await expect(row(page, 'Remy Removed')).toHaveCount(1)
  })

  test('who is banned is out at once', async ({ page, product, browser, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Bea Banned', group: 'Finance' })
    const elsewhere = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
    const theirs = await elsewhere.newPage()
    await enter(theirs, product.url, record.usr_email, 'a long enough one')
    await theirs.goto('/user')
    await expect(heading(theirs, 'Users')).toBeVisible()
    await signInAs(ADMIN)
    await openEdit(page, record.id)
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Banned' }).click()
    await button(page, 'Save changes').click()
    await expect(page.getByText('Record saved')).toBeVisible()
    await rows(theirs).first().getByRole('link').click()
    await expect(theirs).toHaveURL(/\/auth\/login/)
    await elsewhere.close()
  })

  test('may do what the tab says, in words', async ({ page, product, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Rita Rights', usr_status: 'Inativo' })
    await signInAs(ADMIN)
    await page.goto(`/user/${record.id}?tab=permissions`)
    await expect(page.getByRole('link', { name: 'Publisher viewer' })).toBeVisible()
    await expect(page.getByText('This person is inactive and cannot sign in.')).toBeVisible()
    await expect(page.getByText('Own accounts. The accounts and websites')).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page).toHaveURL(new RegExp(`/user/${record.id}$`))
  })
})

test.describe('oneself', () => {
  test('changes name, language and product, and nothing that others decide', async ({ page, product, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Olga Own', group: 'Finance' })
    await signInAs(record.usr_email, 'a long enough one')
    await page.goto('/user')
    await page.getByRole('link', { name: 'My account' }).click()
    await expect(heading(page, 'Olga Own')).toBeVisible()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Access group' })).toBeDisabled()
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Commission' })).toBeDisabled()
    await expect(page.getByText('You cannot change this for yourself.')).toBeVisible()
    await expect(button(page, 'Change email')).toBeVisible()
    await expect(button(page, 'Change password')).toBeVisible()
    await field(page, 'Name').fill('Olga Owned')
    await button(page, 'Save changes').click()
    await expect(page.getByText('Record saved')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Profile of Olga Owned' })).toBeVisible()
  })
})
