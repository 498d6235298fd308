import type { Page } from 'playwright/test'
import { accountWith, changeAccount, websiteWith } from '../harness/accounts'
import { expectAccessible } from '../harness/axe'
import { overflowing } from '../harness/overflow'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

test.use({ remotes: ['mfe-publishers'] })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 }

const THEMES = ['light', 'dark'] as const

const LANGUAGES = [
  { name: 'English', lang: 'en', accounts: 'Accounts', add: 'New account' },
  { name: 'Português', lang: 'pt', accounts: 'Contas', add: 'Nova conta' },
  { name: 'Español', lang: 'es', accounts: 'Cuentas', add: 'Nueva cuenta' },
  { name: 'Italiano', lang: 'it', accounts: 'Account', add: 'Nuovo account' },
]

type Arranged = { id: number; name: string }

const arrange = async (url: string): Promise<Arranged> => {
  const { record: manager } = await createUser(url, { usr_name: 'Looks Manager', group: 'Account manager' })
  const seller = await newPerson(url, 'Looks Person')
  const account = await accountWith(url, {
    acc_name: `Grupo de Comunicação da Região Metropolitana ${Date.now()}`,
    managers: [manager.id],
    sellers: [seller.id],
  })
  for (const anw_status of [1, 2] as const)
    await websiteWith(url, { anw_account_id: account.id, users: [seller.id], anw_status })
  await changeAccount(url, account.id, { acc_tier: 1, acc_is_custom_ad_unit_path_enabled: 1 })
  return { id: account.id, name: account.acc_name }
}

/** Every screen of accounts, as far as it can be looked at. */
const screensOf = ({ id, name }: Arranged) => [
  { path: `/account?q=${encodeURIComponent(name)}`, ready: (page: Page) => page.getByText(name).first() },
  { path: '/account/new', ready: (page: Page) => page.getByRole('switch').first() },
  { path: `/account/${id}`, ready: (page: Page) => page.getByRole('tabpanel') },
  { path: `/account/${id}?tab=notes`, ready: (page: Page) => page.getByRole('tabpanel').getByRole('textbox') },
  {
    path: `/account/${id}?tab=history`,
    ready: (page: Page) => page.getByRole('tabpanel').getByRole('article').first(),
  },
  { path: `/account/${id}/edit`, ready: (page: Page) => page.getByRole('switch').first() },
]

const openEach = async (page: Page, arranged: Arranged, look: () => Promise<void>): Promise<void> => {
  for (const { path, ready } of screensOf(arranged)) {
    await page.goto(path)
    await expect(ready(page)).toBeVisible()
    await look()
  }
}

/** The form at its fullest: rows that are not filled in, refused. */
const fillWrongly = async (page: Page): Promise<void> => {
  for (const label of ['Add manager', 'Add user', 'Add website'])
    await page.getByRole('button', { name: label }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('3 fields need attention')).toBeVisible()
}

for (const theme of THEMES)
  for (const size of [WIDE, NARROW])
    test(`every screen is accessible, ${theme} and ${size.width} wide`, async ({ page, product, signInAs }) => {
      // Seven long looks.
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      const arranged = await arrange(product.url)
      await signInAs(ADMIN)
      await openEach(page, arranged, () => expectAccessible(page))
      await fillWrongly(page)
      await expectAccessible(page)
    })

for (const { name, lang, accounts, add } of LANGUAGES)
  test(`every screen speaks ${name} and fits a desk, a phone and 200 %`, async ({ page, product, signInAs }) => {
    test.setTimeout(120_000)
    const arranged = await arrange(product.url)
    await signInAs(ADMIN)
    await page.goto('/account')
    await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(heading(page, accounts)).toBeVisible()
    await openEach(page, arranged, async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
      for (const size of [WIDE, NARROW, ZOOMED]) {
        await page.setViewportSize(size)
        expect(await overflowing(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      }
      // A key that has no words would stand there as it is.
      await expect(page.locator('main')).not.toContainText(/\b(account|people|form|list|action)\.[a-z]+/)
    })
    await page.goto('/account/new')
    await expect(heading(page, add)).toBeVisible()
  })
