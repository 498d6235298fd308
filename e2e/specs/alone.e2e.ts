import { sourcesFolder, startAlone } from '../harness/development'
import { copyProbe, writeNews } from '../harness/probe'
import { STARTED_WITHIN_MS } from '../harness/server'
import { test as base, expect } from '../harness/test'

type Alone = { address: string; dir: string }

/** The probe without a shell, from a copy of its sources. */
const test = base.extend<object, { alone: Alone }>({
  alone: [
    async ({ product }, use) => {
      const { dir, remove } = await sourcesFolder()
      await copyProbe(dir, 'probe')
      const { address, stop } = await startAlone(product, dir)
      await use({ address, dir })
      await stop()
      await remove()
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  baseURL: async ({ alone }, use) => use(alone.address),
})

test.use({ remotes: 'fixtures' })

test('a remote alone shows a demo person its screen in their language, and takes a change without losing what is there', async ({
  page,
  alone,
}) => {
  await page.goto('/probe')
  await page.getByRole('button', { name: 'manager@candela.example' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Probe probe' })).toBeVisible()
  await expect(page.getByText('word: Cancelar')).toBeVisible()

  await page.getByRole('button', { name: 'Leave a note' }).click()
  await writeNews(alone.dir, 'export const News = () => <p>Fresh news</p>')
  await expect(page.getByText('Fresh news')).toBeVisible()
  await expect(page.getByText('note: left by probe')).toBeVisible()
})

test('a remote alone opens the first screen of its menu and lets a person out', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Probe probe' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})
