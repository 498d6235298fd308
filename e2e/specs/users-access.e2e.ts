import type { Browser, Page } from 'playwright/test'
import { apiCall, DEMO_PASSWORD, tokenFor } from '../harness/api'
import { halves, type ImageFile } from '../harness/images'
import { mailTo } from '../harness/mail'
import { invitedPerson, newPerson, type Person } from '../harness/people'
import { enter, signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { ADMIN, button, heading } from '../harness/users'

const photo = (page: Page) => page.getByRole('group', { name: 'Photo' })
const dialog = (page: Page) => page.getByRole('dialog')
const devices = (page: Page) => page.getByRole('region', { name: 'Devices' })
const visits = (page: Page) => page.getByRole('region', { name: 'Sign-in history' })

const openEdit = async (page: Page, { id }: Person): Promise<void> => {
  await page.goto(`/user/${id}/edit`)
  await expect(heading(page, 'Edit user')).toBeVisible()
  await expect(photo(page)).toBeVisible()
}

const openAccess = async (page: Page, { id, name }: Person): Promise<void> => {
  await page.goto(`/user/${id}?tab=access`)
  await expect(heading(page, name)).toBeVisible()
}

const choose = (page: Page, file: ImageFile) => photo(page).locator('input[type=file]').setInputFiles(file)

/** Somebody at another computer. */
const elsewhere = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

test.describe('a picture', () => {
  test('is chosen, cropped with the keyboard, saved, seen again and removed', async ({ page, product, signInAs }) => {
    const person = await newPerson(product.url, 'Paula Retrato')
    await signInAs(person.email)
    await openEdit(page, person)
    await choose(page, await halves(page, 800, 400))
    const area = dialog(page).getByRole('application', { name: 'Part of the photo' })
    await expect(area).toBeFocused()
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowRight')
    await button(page, 'Use photo').click()
    await expect(page.getByText('Photo saved')).toBeVisible()
    await expect(photo(page).locator('img')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('No unsaved changes')

    await page.reload()
    const shown = photo(page).locator('img')
    await expect(shown).toHaveJSProperty('naturalWidth', 256)
    await button(page, 'Remove photo').click()
    await expect(page.getByText('Photo removed')).toBeVisible()
    await expect(shown).toBeHidden()
    await expect(photo(page)).toContainText('PR')
    await expect(button(page, 'Remove photo')).toBeHidden()
  })
})

test.describe('one’s own way in', () => {
  test('a password changes with the current one, and other devices are signed out while they are open', async ({
    page,
    browser,
    baseURL,
    product,
    signInAs,
  }) => {
    const person = await newPerson(product.url, 'Pedro Senha')
    const other = await elsewhere(browser, baseURL)
    await enter(other, product.url, person.email)
    await openAccess(other, person)
    await signInAs(person.email)
    await openEdit(page, person)
    await button(page, 'Change password').click()
    await dialog(page).getByLabel('Current password', { exact: true }).fill('a guess')
    await dialog(page).getByLabel('New password', { exact: true }).fill('a better secret')
    await dialog(page).getByLabel('Repeat new password', { exact: true }).fill('a better secret')
    await dialog(page).getByRole('button', { name: 'Change password' }).click()
    const current = dialog(page).getByLabel('Current password', { exact: true })
    await expect(current).toBeFocused()
    await expect(current).toHaveAccessibleDescription('The password is not correct')
    await expect(dialog(page).getByLabel('New password', { exact: true })).toHaveValue('a better secret')

    await current.fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(heading(page, 'Edit user')).toBeVisible()
    await expect(other).toHaveURL(/\/auth\/login/)
    await other.context().close()
    expect(await tokenFor(product.url, person.email, 'a better secret')).toMatch(/^.{20,}$/)
  })

  test('an address changes with the password; the old one gets a mail', async ({ page, product, signInAs }) => {
    const person = await newPerson(product.url, 'Elena Correo')
    const address = `moved.${Date.now()}@candela.example`
    await signInAs(person.email)
    await openEdit(page, person)
    await button(page, 'Change email').click()
    const field = dialog(page).getByLabel('New email')
    await field.fill('Admin@Candela.example')
    await dialog(page).getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('This email is already in use')

    await field.fill(address)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email changed')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address)
    await expect
      .poll(() => mailTo(product.url, person.email))
      .toMatchObject({
        subject: 'Your Candela email address was changed',
        text: expect.stringContaining(address),
      })
    await tokenFor(product.url, address)
  })
})

test.describe('an invitation', () => {
  test('leads from the mail to the first sign-in', async ({ page, browser, baseURL, product, signInAs }) => {
    const person = await invitedPerson(product.url, 'Noemi Convidada')
    await signInAs(ADMIN)
    await page.goto(`/user/${person.id}`)
    await expect(page.getByText('Invitation sent, not accepted yet.')).toBeVisible()
    const before = await mailTo(product.url, person.email)
    await button(page, 'Send again').click()
    await expect(page.getByText('Invitation sent again')).toBeVisible()
    await expect.poll(async () => (await mailTo(product.url, person.email))?.text).not.toBe(before?.text)
    const mail = await mailTo(product.url, person.email)
    expect(mail?.text).toContain('invites you')
    const link = /https?:\S+reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''

    const other = await elsewhere(browser, baseURL)
    await other.goto(link)
    await other.getByLabel('Email').fill(person.email)
    await other.getByLabel('New password', { exact: true }).fill('chosen by myself')
    await other.getByLabel('Repeat new password', { exact: true }).fill('chosen by myself')
    await other.getByRole('button', { name: 'Set password' }).click()
    await expect(other).toHaveURL(/\/auth\/login$/)
    await other.getByLabel('Email').fill(person.email)
    await other.getByLabel('Password', { exact: true }).fill('chosen by myself')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(button(other, `Profile of ${person.name}`)).toBeVisible()
    await other.context().close()

    await page.reload()
    await expect(heading(page, person.name)).toBeVisible()
    await expect(page.getByText('Invitation sent, not accepted yet.')).toBeHidden()
  })
})

test.describe('devices', () => {
  test('are listed with sign-ins and failed attempts, and one that is open elsewhere is signed out at once', async ({
    page,
    browser,
    baseURL,
    product,
    signInAs,
  }) => {
    const person = await newPerson(product.url, 'Dora Aparelho')
    await apiCall(product.url, 'POST', '/auth', { body: { email: person.email, password: 'a guess' } })
    const other = await elsewhere(browser, baseURL)
    await signIn(other, person.email)
    await expect(button(other, `Profile of ${person.name}`)).toBeVisible()
    await signInAs(person.email)
    await openAccess(page, person)
    await expect(devices(page).getByRole('listitem')).toHaveCount(2)
    await expect(devices(page).getByText('This device')).toHaveCount(1)
    // The newest first.
    const rows = visits(page).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    for (const row of [rows.first(), rows.nth(1)]) await expect(row).toContainText('Signed in')
    await expect(rows.nth(1)).toContainText('Chrome')
    await expect(rows.last()).toContainText('Attempt failed')
    await devices(page)
      .getByRole('button', { name: /^Sign out Chrome/ })
      .click()
    await expect(devices(page).getByRole('listitem')).toHaveCount(1)
    await expect(other).toHaveURL(/\/auth\/login/)
    await expect(heading(page, person.name)).toBeVisible()
    await other.context().close()
  })

  test('of somebody else are all signed out after a question', async ({
    page,
    browser,
    baseURL,
    product,
    signInAs,
  }) => {
    const person = await newPerson(product.url, 'Dina Dispositivo')
    const other = await elsewhere(browser, baseURL)
    await enter(other, product.url, person.email)
    await openAccess(other, person)
    await tokenFor(product.url, person.email)
    await signInAs(ADMIN)
    await openAccess(page, person)
    await button(page, 'Sign out everywhere').click()
    const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' })
    await expect(question).toContainText('Unsaved changes there are lost.')
    await question.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(devices(page)).toContainText('Not signed in anywhere')
    await expect(page.getByRole('group', { name: 'Devices' })).toBeFocused()
    await expect(other).toHaveURL(/\/auth\/login/)
    await other.context().close()
  })
})

test('an administrator sees the product as somebody does, can change nothing, and comes back', async ({
  page,
  product,
  signInAs,
}) => {
  const person = await newPerson(product.url, 'Vera Espelho')
  await signInAs(ADMIN)
  await page.goto(`/user/${person.id}`)
  await expect(heading(page, person.name)).toBeVisible()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: `View as ${person.name}…` }).click()
  await dialog(page).getByLabel('Reason').fill('She says that a number is missing.')
  await dialog(page).getByRole('button', { name: 'View', exact: true }).click()

  const banner = page.getByRole('status').filter({ hasText: `You see Candela as ${person.name}` })
  await expect(banner).toBeVisible()
  await expect(button(page, `Profile of ${person.name}`)).toBeVisible()
  await page.goto(`/user/${person.id}/edit`)
  await page.getByLabel('Name', { exact: true }).fill('Somebody else')
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('nothing can be saved')
  await expect(page.getByRole('button', { name: /^Save changes/ })).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/You are only looking/).first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Somebody else')

  await button(page, 'Stop viewing').click()
  await expect(banner).toBeHidden()
  await expect(button(page, `Profile of ${person.name}`)).toBeHidden()
  await page.goto(`/user/${person.id}`)
  await expect(heading(page, person.name)).toBeVisible()
})
