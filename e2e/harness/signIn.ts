import type { Page } from 'playwright/test'
import { apiCall, DEMO_PASSWORD } from './api'

const SESSION_KEY = 'candela.session'

const DAY_MS = 86_400_000

/** Through the sign-in page, as a person does it; ends where that leads. */
export const signIn = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/auth'))
}

/** Leaves in the browser what signing in leaves there, and opens nothing. */
export const enter = async (page: Page, url: string, email: string, password = DEMO_PASSWORD): Promise<void> => {
  const { status, body } = await apiCall(url, 'POST', '/auth', { body: { email, password } })
  if (status !== 200) throw new Error(`${email} was not let in: ${status} ${JSON.stringify(body)}`)
  const { token: authToken, user, remotes } = body
  const session = { authToken, user, currency: 'BRL', remotes, expiresAt: Date.now() + DAY_MS }
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }] }],
  })
}
