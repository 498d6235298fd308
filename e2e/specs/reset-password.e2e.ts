import type { Page } from 'playwright/test'
import { emailOf } from '../harness/api'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const fillIn = async (page: Page, password: string, again = password, email = 'manager@candela.example') => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat new password', { exact: true }).fill(again)
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

  test('with a link that was used long ago says so and keeps the address, also for somebody who is signed in on this device', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin@candela.example')
    await page.goto('/auth/reset-password?token=used-long-ago')
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await fillIn(page, 'another secret')
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Request a new one.')
    await expect(page.getByLabel('Email')).toHaveValue('manager@candela.example')
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
})
