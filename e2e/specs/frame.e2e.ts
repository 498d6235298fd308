import type { Page } from 'playwright/test'
import { newPerson } from '../harness/people'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const ADMIN = 'admin@candela.example'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
/** Its name ends with how much waits in it. */
const group = (page: Page, name: string) => menu(page).getByRole('button', { name: new RegExp(`^${name}`) })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

const open = async (page: Page, path = '/dashboard'): Promise<void> => {
  await page.goto(path)
  await expect(title(page)).toBeVisible()
}

test.describe('the menu', () => {
  test('shows an administrator everything but what is declared hidden', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await open(page)
    for (const name of ['Reports', 'Publishers', 'Formats', 'Ad networks']) {
      if ((await group(page, name).getAttribute('aria-expanded')) === 'false') await group(page, name).click()
    }
    await expect(link(page, 'Access groups')).toBeVisible()
    await expect(link(page, 'Financial')).toBeVisible()
    await expect(link(page, 'Data per website')).toHaveCount(0)
    await expect(link(page, 'Currency quotations')).toHaveCount(0)
  })

  test('is absent for somebody whose group is empty, who can still write to support, change the language and leave', async ({
    page,
    signInAs,
  }) => {
    await signInAs('solange.semgrupo@candela.example')
    await open(page, '/')
    await expect(menu(page).getByRole('link')).toHaveCount(0)
    await page.getByRole('button', { name: 'Talk to Candela support' }).click()
    const support = page.getByRole('dialog', { name: 'Talk to Candela support' })
    await support.getByRole('textbox', { name: 'Your message' }).fill('Why do I see nothing?')
    await support.getByRole('button', { name: 'Send message' }).click()
    await expect(support.getByRole('status')).toContainText('Candela support reads it and answers')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
    await page.getByRole('banner').getByRole('link', { name: 'Esci' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('marks the current entry, opens its group on arrival and keeps what was unfolded over a reload', async ({
    page,
    signInAs,
  }) => {
    await signInAs(ADMIN)
    await page.goto('/user')
    await expect(link(page, 'Users')).toHaveAttribute('aria-current', 'page')
    await group(page, 'Ad networks').click()
    await expect(link(page, 'Technologies')).toBeVisible()
    await page.reload()
    await expect(link(page, 'Technologies')).toBeVisible()
  })
})

test.describe('the width of the screen', () => {
  test('at 975 px the menu stays, at 974 px it is a drawer that closes on a link and on Escape, which gives the focus back', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 975, height: 800 })
    await signInAs(ADMIN)
    await open(page)
    await link(page, 'Dashboard').click()
    await expect(menu(page)).toBeVisible()

    await page.setViewportSize({ width: 974, height: 800 })
    await expect(menu(page)).toBeHidden()
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.click()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await group(page, 'Publishers').click()
    await link(page, 'Users').click()
    await expect(page).toHaveURL(/\/user$/)
    await expect(menu(page)).toBeHidden()
  })

  test('the rail opens a group after a moment of hovering', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await open(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(link(page, 'Users')).toBeHidden()
    await group(page, 'Publishers').hover()
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeVisible()
    await page.mouse.move(800, 500)
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toBeHidden()
  })
})

test.describe('the language', () => {
  const choose = async (page: Page, from: string, to: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(from) }).click()
    await page.getByRole('menuitemradio', { name: to }).click()
  }

  test('is stored with the person and comes back with them on another device', async ({
    page,
    browser,
    product,
    signInAs,
  }) => {
    const { email } = await newPerson(product.url, 'Lia Idioma')
    await signInAs(email)
    await open(page)
    const saved = page.waitForResponse(/updateUserLocale$/)
    await choose(page, 'English', 'Español')
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
    await expect(
      menu(page)
        .or(page.getByRole('navigation', { name: /menú/i }))
        .first(),
    ).toBeVisible()
    expect((await saved).status()).toBe(200)
    const other = await browser.newPage({ baseURL: product.url, locale: 'en-US' })
    await signIn(other, email)
    await expect(other.locator('html')).toHaveAttribute('lang', /^es/)
    await other.close()
  })

  test('says Ops when the words cannot be loaded, and stays as it was', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await open(page)
    await page.route(/\/assets\/words-it\./, route => route.abort())
    await choose(page, 'English', 'Italiano')
    await expect(page.getByRole('alert')).toContainText('Ops')
    await expect(page.getByRole('alert')).toContainText(/language|translation/i)
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  })
})

test.describe('moving around', () => {
  test('a new page takes the focus to its heading and names the tab, and the splash of entering is gone for good', async ({
    page,
    signInAs,
  }) => {
    await signInAs(ADMIN)
    await open(page)
    await expect(page).toHaveTitle('Dashboard · Candela')
    await expect(page.locator('#splash')).toHaveCount(0)
    await group(page, 'Publishers').click()
    await link(page, 'Users').click()
    await expect(page).toHaveTitle('Users · Candela')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
    await expect(page.locator('#splash')).toHaveCount(0)
  })

  test('the first stop of the keyboard skips to the content', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await open(page, '/user')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: /skip/i })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  })

  test('Ctrl K finds every page that may be opened, hidden ones too, and no other', async ({ page, signInAs }) => {
    await signInAs('manager@candela.example')
    await open(page)
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox')
    await box.fill('site')
    await expect(page.getByRole('option', { name: /Dados por site/ })).toBeVisible()
    await box.fill('grupos')
    await expect(page.getByRole('option', { name: /acesso/ })).toHaveCount(0)
    await box.fill('usu')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/user$/)
    await expect(box).toBeHidden()
  })

  test('the theme is kept and set before the first paint', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await open(page)
    await page.getByRole('button', { name: 'Profile of Lívia Prado' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('being offline is said, and taken back', async ({ page, context, signInAs }) => {
    await signInAs(ADMIN)
    await open(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
  })
})
