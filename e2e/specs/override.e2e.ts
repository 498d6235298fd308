import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { developInside, rewrite, sourcesFolder } from '../harness/development'
import { ROOT } from '../harness/paths'
import { STARTED_WITHIN_MS } from '../harness/server'
import { test as base, expect } from '../harness/test'

type Own = { address: string; sidebar: string }

/** The fixture as a developer has it on their machine, with a menu label of their own, served by `npm run dev -w …`. */
const test = base.extend<object, { own: Own }>({
  own: [
    async ({ product }, use) => {
      const { dir, remove } = await sourcesFolder()
      await cp(join(ROOT, 'e2e', 'fixtures', 'remote'), dir, { recursive: true })
      const sidebar = join(dir, 'src', 'sidebar.ts')
      await rewrite(sidebar, "'Dashboard'", "'My dashboard'")
      const { address, stop } = await developInside(product, dir)
      await use({ address, sidebar })
      await stop()
      await remove()
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
})

test.use({ remotes: 'fixtures' })

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Override' })

test('a developer’s own remote stands in for the released one, says so, and leaves at a click', async ({
  page,
  signInAs,
  own,
}) => {
  await signInAs('admin@candela.example')
  await page.goto(own.address)
  await expect(badgeOf(page)).toContainText('candela_fixture comes from http://localhost:')
  await expect(menuOf(page).getByRole('link', { name: 'My dashboard' })).toBeVisible()
  await menuOf(page).getByRole('link', { name: 'My dashboard' }).click()
  // What only the screen says: a failure has a heading as well.
  await expect(page.getByRole('heading', { level: 1, name: 'My dashboard' })).toBeVisible()
  await expect(page.getByRole('main').getByText('BRL', { exact: true })).toBeVisible()
  await expect(badgeOf(page)).toBeVisible()

  await badgeOf(page).getByRole('button', { name: 'Reset' }).click()
  await expect(menuOf(page).getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(badgeOf(page)).toBeHidden()
})

test('a change of the own remote loads the page again', async ({ page, signInAs, own }) => {
  await signInAs('admin@candela.example')
  await page.goto(own.address)
  await menuOf(page).getByRole('link', { name: 'My dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await rewrite(own.sidebar, "'My dashboard'", "'Our dashboard'")
  await expect(menuOf(page).getByRole('link', { name: 'Our dashboard' })).toBeVisible()
})

test('an address that nobody allowed changes nothing', async ({ page, signInAs }) => {
  await signInAs('admin@candela.example')
  await page.goto('/?override=candela_fixture@http://localhost:9/')
  await expect(menuOf(page).getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(badgeOf(page)).toBeHidden()
})
