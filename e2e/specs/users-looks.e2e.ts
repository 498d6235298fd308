import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { overflowing } from '../harness/overflow'
import { countShifts } from '../harness/shifts'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'

test.use({ remotes: ['mfe-publishers'] })

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** A desk at 200 %. */
const ZOOMED = { width: 720, height: 450 }

const THEMES = ['light', 'dark'] as const

const LANGUAGES = [
  { name: 'English', lang: 'en', users: 'Users', edit: 'Edit user', add: 'New user' },
  { name: 'Português', lang: 'pt', users: 'Usuários', edit: 'Editar usuário', add: 'Novo usuário' },
  { name: 'Español', lang: 'es', users: 'Usuarios', edit: 'Editar usuario', add: 'Nuevo usuario' },
  { name: 'Italiano', lang: 'it', users: 'Utenti', edit: 'Modifica utente', add: 'Nuovo utente' },
]

/** Every screen of users, as far as it can be looked at. */
const SCREENS = [
  { path: '/user?q=looks', ready: (page: Page) => page.getByText('Looks Person').first() },
  { path: '/user/new', ready: (page: Page) => page.getByRole('radio').first() },
  { path: '/user/:id', ready: (page: Page) => page.getByRole('tabpanel') },
  { path: '/user/:id?tab=permissions', ready: (page: Page) => page.getByRole('heading', { name: 'Publisher viewer' }) },
  { path: '/user/:id?tab=history', ready: (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first() },
  { path: '/user/:id/edit', ready: (page: Page) => page.getByRole('combobox').first() },
]

const openEach = async (page: Page, id: number, look: () => Promise<void>): Promise<void> => {
  for (const { path, ready } of SCREENS) {
    await page.goto(path.replace(':id', String(id)))
    await expect(ready(page)).toBeVisible()
    await look()
  }
}

for (const theme of THEMES)
  for (const size of [WIDE, NARROW])
    test(`every screen is accessible, ${theme} and ${size.width} wide`, async ({ page, product, signInAs }) => {
      // Six long looks.
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      const { record } = await createUser(product.url, { usr_name: 'Looks Person' })
      await signInAs(ADMIN)
      await openEach(page, record.id, () => expectAccessible(page))
    })

for (const { name, lang, users, edit, add } of LANGUAGES)
  test(`every screen speaks ${name} and fits a desk, a phone and 200 %`, async ({ page, product, signInAs }) => {
    test.setTimeout(120_000)
    const { record } = await createUser(product.url, { usr_name: 'Looks Person' })
    await signInAs(ADMIN)
    await page.goto('/user')
    await page.getByRole('button', { name: /^(Language|Idioma|Lingua):/ }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(heading(page, users)).toBeVisible()
    await openEach(page, record.id, async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${lang}`))
      for (const size of [WIDE, NARROW, ZOOMED]) {
        await page.setViewportSize(size)
        expect(await overflowing(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      }
      // A key that has no words would stand there as it is.
      await expect(page.locator('main')).not.toContainText(/\b(user|form|list|action)\.[a-z]+/)
    })
    await expect(heading(page, edit)).toBeVisible()
    await page.goto('/user/new')
    await expect(heading(page, add)).toBeVisible()
  })

for (const size of [WIDE, NARROW])
  test(`nothing moves while the list loads, ${size.width} wide`, async ({ page, signInAs }) => {
    await page.setViewportSize(size)
    await signInAs(ADMIN)
    const shifted = await countShifts(page)
    await page.goto('/user')
    await expect(page.getByRole('link', { name: 'Lívia Prado' }).first()).toBeVisible()
    expect(await shifted()).toBeLessThanOrEqual(0.01)
  })
