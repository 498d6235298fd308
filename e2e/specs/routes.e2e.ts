import type { Page } from 'playwright/test'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const apiCalls = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  return calls
}

test.describe('without a session', () => {
  for (const path of [
    '/',
    '/dashboard',
    '/user',
    '/no/such/page',
    '/report/nothing',
    '/auth',
    '/auth/',
    '/auth/unknown',
    // There is nothing to set without the token of a mail.
    '/auth/reset-password',
    '/auth/login/more',
  ])
    test(`${path} leads to sign-in`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth\/login$/)
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    })

  const errorPages = [
    ['error-v1', 404, 'Page not found'],
    ['error-v2', 500, 'Something went wrong'],
    ['error-v3', 404, 'Page not found'],
    ['error-v4', 500, 'Something went wrong'],
    ['error-v5', 403, 'No access'],
    ['error-v6', 404, 'We could not find this page'],
  ] as const
  for (const [variant, status, heading] of errorPages)
    test(`/error/${variant} needs no call and has its real status`, async ({ page }) => {
      const calls = apiCalls(page)
      const answer = await page.goto(`/error/${variant}`)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(calls).toEqual([])
    })

  test('/error is error-v1, an unknown variant is error-v6', async ({ page }) => {
    await page.goto('/error')
    await expect(page).toHaveURL(/\/error\/error-v1$/)
    await page.goto('/error/error-v9')
    await expect(page).toHaveURL(/\/error\/error-v6$/)
  })

  test('error-v5 says what to do', async ({ page }) => {
    await page.goto('/error/error-v5')
    await expect(
      page.getByText('You do not have the necessary permission to access this page. Talk to your admin.'),
    ).toBeVisible()
  })

  test('/oauth/success is a title and two lines, without a call', async ({ page }) => {
    const calls = apiCalls(page)
    await page.goto('/oauth/success')
    await expect(page.getByRole('heading', { level: 1, name: 'Connected' })).toBeVisible()
    await expect(page.getByText('The account was connected')).toBeVisible()
    await expect(page.getByText('You can close this page')).toBeVisible()
    expect(calls).toEqual([])
  })
})

test.describe('with a session', () => {
  test.beforeEach(({ signInAs }) => signInAs('admin@candela.example'))

  test('/ leads to the dashboard', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('an unknown path leads to error-v6, inside the frame', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/error\/error-v6$/)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })

  test('/logout ends it', async ({ page }) => {
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/auth\/login$/)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth\/login$/)
  })
})
