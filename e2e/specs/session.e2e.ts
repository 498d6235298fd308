import type { Page } from 'playwright/test'
import { apiCall } from '../harness/api'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const SESSION = 'candela.session'
const LAST_LOCATION = 'candela.lastLocation'

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(name => localStorage.getItem(name), key)

/** Changes one field of what the page keeps, as if time had passed. */
const age = (page: Page, key: string, field: string, byMs: number): Promise<void> =>
  page.evaluate(
    ([name, part, ms]) => {
      const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, number>
      localStorage.setItem(name, JSON.stringify({ ...kept, [part]: (kept[part] ?? 0) - ms }))
    },
    [key, field, byMs] as const,
  )

const tokenOf = async (page: Page): Promise<string> =>
  (JSON.parse((await stored(page, SESSION)) ?? '{}') as { authToken: string }).authToken

const DAY_MS = 86_400_000

test.describe('a session', () => {
  test('that the server has ended signs out in every tab', async ({ page, context, product }) => {
    await signIn(page, 'admin@candela.example')
    const other = await context.newPage()
    await other.goto('/user')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await apiCall(product.url, 'POST', '/auth/logout', { token: await tokenOf(page) })
    await page.reload()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(other).toHaveURL(/\/auth\/login$/)
    expect(await stored(page, SESSION)).toBeNull()
  })

  test('ends everywhere when one tab logs out, on the server too, and leaves nothing behind', async ({
    page,
    context,
    product,
  }) => {
    await signIn(page, 'adops@candela.example')
    const token = await tokenOf(page)
    const other = await context.newPage()
    await other.goto('/user')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(other).toHaveURL(/\/auth\/login$/)
    expect((await apiCall(product.url, 'GET', '/auth/session', { token })).status).toBe(401)
    expect([await stored(page, SESSION), await stored(page, LAST_LOCATION)]).toEqual([null, null])
    await page.goBack()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('is over after a day', async ({ page }) => {
    // The session is asked for on entering, and its answer is stored.
    const asked = page.waitForResponse(/\/auth\/session$/)
    await signIn(page, 'admin@candela.example')
    await (await asked).finished()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await age(page, SESSION, 'expiresAt', DAY_MS)
    await page.goto('/user')
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('is refused a page without being signed out', async ({ page, signInAs }) => {
    await signInAs('viewer@candela.example')
    await page.goto('/user')
    await expect(page.getByText('user.list')).toBeVisible()
    expect(await stored(page, SESSION)).not.toBeNull()
  })
})

test.describe('the last visited location', () => {
  const signInHere = async (page: Page): Promise<void> => {
    await page.getByLabel('Email').fill('admin@candela.example')
    await page.getByLabel('Password', { exact: true }).fill('candela-demo')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  test('is where a sign-in within two minutes leads', async ({ page }) => {
    await page.goto('/report/reportCandela?from=2026-11-01')
    await expect(page).toHaveURL(/\/auth\/login$/)
    await age(page, LAST_LOCATION, 'at', 115_000)
    await signInHere(page)
    await expect(page).toHaveURL(/\/report\/reportCandela\?from=2026-11-01$/)
  })

  test('is forgotten after two minutes', async ({ page }) => {
    await page.goto('/user')
    await expect(page).toHaveURL(/\/auth\/login$/)
    await age(page, LAST_LOCATION, 'at', 121_000)
    await signInHere(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('is where a signed-in person goes who opens the sign-in page', async ({ page, signInAs }) => {
    await signInAs('admin@candela.example')
    for (const path of ['/auth', '/auth/login', '/auth/forgot-password', '/auth/whatever']) {
      await page.goto('/user')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto(path)
      await expect(page).toHaveURL(/\/user$/)
    }
  })

  for (const path of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/logout'])
    test(`never leads to ${path}`, async ({ page }) => {
      await page.goto('/auth/login')
      await page.evaluate(
        ([key, target]) => localStorage.setItem(key, JSON.stringify({ path: target, at: Date.now() })),
        [LAST_LOCATION, path] as const,
      )
      await signInHere(page)
      await expect(page).toHaveURL(/\/dashboard$/)
    })
})
