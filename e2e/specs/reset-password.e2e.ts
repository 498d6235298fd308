import type { Page } from 'playwright/test'
import { emailOf } from '../harness/api'
import { expect, test } from '../harness/test'

const fillIn = async (page: Page, password: string, again = password, email = 'manager@candela.example') => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the new password', { exact: true }).fill(again)
  await page.getByRole('button', { name: 'Set password' }).click()
}

test.describe('a forgotten password', () => {
  test('is set anew with the mailed link, and two seconds later it is time to sign in', async ({ page, product }) => {
    const email = await emailOf(product.url, 198)
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('status')).toContainText('a link is on its way')
    await page.getByRole('link', { name: 'Open the mailbox' }).click()
    await page
      .getByRole('link', { name: /\/auth\/reset-password\?token=/ })
      .first()
      .click()

    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/reset-password$/)
    await fillIn(page, 'a new secret', 'a new secret', email)
    await expect(page.getByText(/Going to sign-in in [12] second/)).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login$/)

    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('a new secret')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('answers the same to an address that nobody has', async ({ page }) => {
    await page.goto('/auth/forgot-password')
    await page.getByLabel('Email').fill('nobody@candela.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('status')).toContainText('a link is on its way')
  })

  test('says that the mail could not be sent, and keeps the address', async ({ page }) => {
    await page.goto('/auth/forgot-password')
    await page.route(/forgot-password$/, (route, request) =>
      request.method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByLabel('Email').fill('manager@candela.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('alert')).toContainText('The email could not be sent')
    await expect(page.getByLabel('Email')).toHaveValue('manager@candela.example')
  })

  for (const path of ['/auth/reset-password', '/auth/reset-password?token='])
    test(`${path} has nothing to set: to sign-in`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth\/login$/)
    })

  test('shows the first of the server’s errors and keeps the address', async ({ page }) => {
    await page.goto('/auth/reset-password?token=used-long-ago')
    await fillIn(page, 'another secret')
    await expect(page.getByRole('alert')).toContainText('This link is not valid any more. Ask for a new one.')
    await expect(page.getByLabel('Email')).toHaveValue('manager@candela.example')
  })

  test('shows it at any status', async ({ page }) => {
    await page.goto('/auth/reset-password?token=whatever')
    await page.route(/\/api\/web\/reset-password$/, route =>
      route.fulfill({ json: { errors: [{ message: 'First trouble' }, { message: 'Second trouble' }] } }),
    )
    await fillIn(page, 'another secret')
    await expect(page.getByRole('alert')).toContainText('First trouble')
    await expect(page.getByRole('alert')).not.toContainText('Second trouble')
  })

  test('says what is wrong with each field before it asks the server', async ({ page }) => {
    await page.goto('/auth/reset-password?token=whatever')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await fillIn(page, '12345')
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /Use at least 6 characters/,
    )
    await fillIn(page, 'good secret', 'good secreT')
    await expect(page.getByLabel('Repeat the new password', { exact: true })).toHaveAccessibleDescription(
      'The passwords do not match',
    )
  })

  test('keeps what was typed before the page could listen', async ({ page }) => {
    let letGo: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route(/\/assets\/auth\./, async route => {
      await held
      await route.continue()
    })
    await page.goto('/auth/reset-password?token=whatever', { waitUntil: 'commit' })
    await page.getByLabel('New password', { exact: true }).fill('typed early')
    letGo()
    await expect(page.getByText('Password strength')).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('typed early')
  })

  test('a link opens also for somebody who is signed in on this device', async ({ page, signInAs }) => {
    await signInAs('admin@candela.example')
    await page.goto('/auth/reset-password?token=whatever')
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  })
})
