import type { Page } from 'playwright/test'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

const SENTENCE = 'Incorrect email or password'

const fillIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test.describe('signing in', () => {
  const people = [
    ['admin@candela.example', 'Lívia Prado', 'en'],
    ['adops@candela.example', 'Rui Sequeira', 'en'],
    ['finance@candela.example', 'Chiara Fontana', 'it'],
    ['manager@candela.example', 'Marina Teles', 'pt'],
    ['publisher@candela.example', 'Otávio Brandão', 'pt'],
    ['viewer@candela.example', 'Nuria Salvat', 'es'],
  ] as const
  for (const [email, name, language] of people)
    test(`lets ${email} in, in their language`, async ({ page }) => {
      await signIn(page, email)
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('banner').getByText(name)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    })

  test('takes one click on a demo person', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByRole('button', { name: /finance@candela\.example/ }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('admin@candela.example')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('candela-demo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('starts with the currency BRL again', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await page.getByRole('button', { name: 'Currency: BRL' }).click()
    await page.getByRole('menuitemradio', { name: /USD/ }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible()
    await page.goto('/logout')
    await expect(page).toHaveURL(/\/auth\/login$/)
    await fillIn(page, 'admin@candela.example', 'candela-demo')
    await expect(page.getByRole('button', { name: 'Currency: BRL' })).toBeVisible()
  })
})

test.describe('a sign-in that fails', () => {
  test.beforeEach(({ page }) => page.goto('/auth/login').then(() => undefined))

  const cases = [
    ['a wrong password', 'admin@candela.example', 'not-it'],
    ['an unknown address', 'nobody@candela.example', 'candela-demo'],
    ['a banned person', 'bento.banido@candela.example', 'candela-demo'],
    ['an inactive person', 'inacio.parado@candela.example', 'candela-demo'],
  ] as const
  for (const [name, email, password] of cases)
    test(`says the same for ${name}, keeps the address and asks for the password again`, async ({ page }) => {
      await fillIn(page, email, password)
      await expect(page.getByRole('alert')).toHaveText(SENTENCE)
      await expect(page.getByLabel('Email')).toHaveValue(email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
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

  test('says it when the server does not answer, with what to do', async ({ page }) => {
    await page.route(/\/api\/web\/auth$/, route => route.abort())
    await fillIn(page, 'admin@candela.example', 'candela-demo')
    await expect(page.getByRole('alert')).toContainText(SENTENCE)
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  })

  test('asks for what is missing before it asks the server, and names the field', async ({ page }) => {
    let asked = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/web/auth')) asked += 1
    })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('The field is required')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('The field is required')
    await page.getByLabel('Email').fill('not an address')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('The entered email is invalid')
    expect(asked).toBe(0)
  })

  test('locks the button while it waits', async ({ page }) => {
    let letGo: () => void = () => undefined
    const held = new Promise<void>(resolve => {
      letGo = resolve
    })
    await page.route(/\/api\/web\/auth$/, async route => {
      await held
      await route.continue()
    })
    await fillIn(page, 'admin@candela.example', 'wrong one')
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toBeDisabled()
    letGo()
    await expect(button).toBeEnabled()
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
