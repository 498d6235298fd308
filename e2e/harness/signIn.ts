import type { Page } from 'playwright/test'

export const DEMO_PASSWORD = 'candela-demo'

export const signIn = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth'))
}
