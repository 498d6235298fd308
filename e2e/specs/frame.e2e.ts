import type { Page } from 'playwright/test'
import { emailOf } from '../harness/api'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })

test.describe('the menu', () => {
  test('shows an administrator everything but what is declared hidden', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    for (const name of ['Reports', 'Publishers', 'Formats', 'Ad networks']) {
      if ((await group(page, name).getAttribute('aria-expanded')) === 'false') await group(page, name).click()
    }
    await expect(link(page, 'Access groups')).toBeVisible()
    await expect(link(page, 'Financial')).toBeVisible()
    await expect(link(page, 'Data per website')).toHaveCount(0)
    await expect(link(page, 'Currency quotations')).toHaveCount(0)
  })

  test('shows a viewer only what the group may open, and no empty group', async ({ page }) => {
    await signIn(page, 'viewer@candela.example')
    const items = page.getByRole('navigation').getByRole('link')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const paths = await items.evaluateAll(links =>
      links.map(item => new URL((item as HTMLAnchorElement).href).pathname),
    )
    expect(paths).toContain('/dashboard')
    for (const path of ['/user', '/group', '/maintenance', '/export', '/currency-exchange', '/ad-networks'])
      expect(paths).not.toContain(path)
  })

  test('is absent for somebody whose group is empty, who can still change the language and leave', async ({ page }) => {
    await signIn(page, 'solange.semgrupo@candela.example')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(0)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
    await page.getByRole('banner').getByRole('link', { name: 'Esci' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  for (const id of [198, 200, 201])
    test(`keeps Reports for person ${id}, whose header has no link to it`, async ({ page, product }) => {
      await signIn(page, await emailOf(product.url, id))
      await expect(page).toHaveURL(/\/dashboard$/)
      const header = page.getByRole('banner').getByRole('link')
      await expect(header.filter({ hasText: 'Painel' })).toBeVisible()
      await expect(page.getByRole('banner').locator('a[href="/report/reportCandela"]')).toHaveCount(0)
      await page.goto('/report/reportCandela')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('nav a[href="/report/reportCandela"][aria-current="page"]')).toBeVisible()
    })

  test('marks the current entry, opens its group on arrival and keeps what was folded over a reload', async ({
    page,
  }) => {
    await signIn(page, 'admin@candela.example')
    await page.goto('/user')
    await expect(link(page, 'Users')).toHaveAttribute('aria-current', 'page')
    await group(page, 'Ad networks').click()
    await expect(link(page, 'Technologies')).toBeVisible()
    await page.reload()
    await expect(link(page, 'Technologies')).toBeVisible()
    await group(page, 'Ad networks').click()
    await expect(link(page, 'Technologies')).toBeHidden()
    await page.reload()
    await expect(link(page, 'Users')).toBeVisible()
    await expect(link(page, 'Technologies')).toBeHidden()
  })
})

test.describe('the width of the screen', () => {
  test('at 975 px the menu stays when a link is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 975, height: 800 })
    await signIn(page, 'admin@candela.example')
    await link(page, 'Dashboard').click()
    await expect(menu(page)).toBeVisible()
  })

  test('at 974 px it is a drawer that closes on a link, on Escape and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 974, height: 800 })
    await signIn(page, 'admin@candela.example')
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

  test('the rail opens a group after a moment of hovering', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
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

  test('is stored with the person and comes back with them on another device', async ({ page, browser, product }) => {
    const email = await emailOf(product.url, 10)
    await signIn(page, email)
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
    await other.goto('/auth/login')
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill('candela-demo')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.locator('html')).toHaveAttribute('lang', /^es/)
    await other.close()
  })

  test('changes also when the server does not take it, without a word', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await page.route(/updateUserLocale$/, route => route.abort())
    await choose(page, 'English', 'Português')
    await expect(page.locator('html')).toHaveAttribute('lang', /^pt/)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    for (let times = 0; times < 2; times += 1) {
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', /^pt/)
    }
  })

  test('says Ops when the words cannot be loaded, and stays as it was', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await page.route(/\/assets\/words-it\./, route => route.abort())
    await choose(page, 'English', 'Italiano')
    await expect(page.getByRole('alert')).toContainText('Ops')
    await expect(page.getByRole('alert')).toContainText(/language|translation/i)
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  })
})

test.describe('moving around', () => {
  test('a new page takes the focus to its heading and names the tab', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await expect(page).toHaveTitle('Dashboard · Candela')
    await group(page, 'Publishers').click()
    await link(page, 'Users').click()
    await expect(page).toHaveTitle('Users · Candela')
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused()
  })

  test('the first stop of the keyboard skips to the content', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await page.goto('/user')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: /skip/i })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  })

  test('Ctrl K finds every page that may be opened, hidden ones too, and no other', async ({ page }) => {
    await signIn(page, 'manager@candela.example')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

  test('the splash is shown on entering and never again', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await expect(page.locator('#splash')).toHaveCount(0)
    await group(page, 'Publishers').click()
    await link(page, 'Users').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    await expect(page.locator('#splash')).toHaveCount(0)
  })

  test('the theme is kept and set before the first paint', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await page.getByRole('button', { name: 'Profile of Lívia Prado' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('the footer has the year and the policies in the language of the page', async ({ page }) => {
    await signIn(page, 'finance@candela.example')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(String(new Date().getFullYear()))
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll(links => links.map(item => (item as HTMLAnchorElement).href))
    expect(hrefs.every(href => href.endsWith('/it'))).toBe(true)
    expect(hrefs).toHaveLength(2)
  })

  test('the chat balloon works without an account manager', async ({ page }) => {
    await signIn(page, 'admin@candela.example')
    await page.getByRole('button', { name: 'Talk to Candela support' }).click()
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      /^mailto:support@candela\.example\?.*dashboard/,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Write an email' })).toBeHidden()
  })

  test('being offline is said, and taken back', async ({ page, context }) => {
    await signIn(page, 'admin@candela.example')
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
  })
})
