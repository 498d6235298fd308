import type { Page } from 'playwright/test'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const SENTENCE = 'Incorrect email or password'

const fillIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const expectInside = async (page: Page, name: string, language: string): Promise<void> => {
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
}

test.describe('signing in', () => {
  test('takes one click on a demo person, and lets them in in their language', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('button', { name: /finance@candela\.example/ }).click()
    await expectInside(page, 'Chiara Fontana', 'it')
  })

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('manager@candela.example')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('candela-demo')
    await page.keyboard.press('Enter')
    await expectInside(page, 'Marina Teles', 'pt')
  })

  test('with typed words lets people in, each in their language', async ({ page, browser, product }) => {
    await signIn(page, 'admin@candela.example')
    await expectInside(page, 'Lívia Prado', 'en')
    const other = await browser.newPage({ baseURL: product.url, locale: 'en-US' })
    await signIn(other, 'viewer@candela.example')
    await expectInside(other, 'Nuria Salvat', 'es')
    await other.close()
  })
})

test.describe('a sign-in that fails', () => {
  test.beforeEach(({ page }) => page.goto('/auth/login').then(() => undefined))

  test('says the same whoever was meant, keeps the address and asks for the password again', async ({ page }) => {
    for (const [email, password] of [
      ['admin@candela.example', 'not-it'],
      ['nobody@candela.example', 'candela-demo'],
      ['bento.banido@candela.example', 'candela-demo'],
      ['inacio.parado@candela.example', 'candela-demo'],
    ] as const) {
      const answered = page.waitForResponse(/\/api\/web\/auth$/)
      await fillIn(page, email, password)
      await answered
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
      await expect(page.getByRole('alert')).toHaveText(SENTENCE)
      await expect(page.getByLabel('Email')).toHaveValue(email)
    }
  })

  test('says it with the wait after too many tries', async ({ page }) => {
    for (let tries = 0; tries < 6; tries += 1) {
      const answered = page.waitForResponse(/\/api\/web\/auth$/)
      await fillIn(page, 'somebody.guessed@candela.example', `guess ${tries}`)
      await answered
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    }
    await expect(page.getByRole('alert')).toContainText(SENTENCE)
    await expect(page.getByRole('alert')).toContainText(/Try again in 1[45] minutes\./)
  })
})

test.describe('the language of the sign-in page', () => {
  test.use({ locale: 'it-IT' })

  test('is the browser’s, can be changed in place and is remembered on the device', async ({ page }) => {
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
    await page.getByLabel('E-mail').fill('half typed')
    await page.getByRole('combobox', { name: 'Lingua' }).click()
    await page.getByRole('option', { name: 'Português' }).click()
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('half typed')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Política de privacidade/ })).toHaveAttribute('href', /\/pt$/)
  })
})
