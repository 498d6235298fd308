import { releaseBuilt } from '../../tools/release/operations.mjs'
import { buildNewerProbe } from '../harness/probe'
import { expectShellsOwn, seen } from '../harness/sharing'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

test.beforeAll(async ({ product }) => {
  await releaseBuilt({ dist: await buildNewerProbe(), dataDir: product.dataDir, why: 'a browser spec' })
})

test('a remote runs on what the shell has of everything that must exist once', async ({ page, signInAs }) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  await expectShellsOwn(page, 'probe')
})

test('a remote sees what the shell does: the person, the currency, the language, the address', async ({
  page,
  signInAs,
}) => {
  // The language is the person's; the other tests go on in theirs.
  await page.route(/updateUserLocale$/, route => route.abort())
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  await expect(seen(page, 'person: Lívia Prado')).toBeVisible()
  await expect(seen(page, 'address: /probe')).toBeVisible()
  await expect(seen(page, 'word: Cancel')).toBeVisible()

  await page.getByRole('button', { name: 'Currency: BRL' }).click()
  await page.getByRole('menuitemradio', { name: /USD/ }).click()
  await expect(seen(page, 'currency: USD')).toBeVisible()

  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
  await expect(seen(page, 'word: Annulla')).toBeVisible()
  await expect(seen(page, 'locale: it_IT')).toBeVisible()
})

test('a remote’s styles are in the style sheets of the shell', async ({ page, signInAs }) => {
  await signInAs('admin@candela.example')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sheets = await page.locator('style').count()
  await page.goto('/probe')
  await expect(seen(page, 'person: Lívia Prado')).toHaveCSS('font-variant-caps', 'small-caps')
  await expect(page.locator('style')).toHaveCount(sheets)
})

test('remotes and shell share the query cache and the router, and leaving for another remote reloads nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  await page.getByRole('button', { name: 'Leave a note' }).click()
  await expect(seen(page, 'note: left by probe')).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Probe newer', exact: true }).click()
  await expectShellsOwn(page, 'newer')
  await expect(seen(page, 'note: left by probe')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(loads).toBe(0)
})

test('a remote that was built with a newer shared-ui and a newer contract runs in this shell', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin@candela.example')
  await page.goto('/newer')
  await expect(page.getByText('News of the contract')).toBeVisible()
  await expectShellsOwn(page, 'newer')
  await expect(seen(page, 'person: Lívia Prado')).toBeVisible()
})

test('signing out in the shell ends the session that the remote sees', async ({ page, signInAs }) => {
  await signInAs('admin@candela.example')
  await page.goto('/probe')
  await expect(seen(page, 'person: Lívia Prado')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})
