import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright/test'
import { releaseAtStart } from '../../tools/release/release-built.mjs'
import { runNode } from '../../tools/run.mjs'
import { ROOT } from '../harness/paths'
import { copyProbe, writeNews } from '../harness/probe'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures', fresh: 'its menu and its registry change' })

const SHELL_DIST = join(ROOT, 'shell', 'dist')

/** A remote of this run alone. */
let shop: string
test.beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  shop = join(await mkdtemp(join(ROOT, '.cache', 'release-')), 'mfe-shop')
  await copyProbe(shop, 'shop')
})
test.afterAll(() => rm(join(shop, '..'), { recursive: true, force: true }))

const showEdition = (edition: string): Promise<void> =>
  writeNews(shop, `export const News = () => <p>${edition} edition</p>`)

/** The content of every file below a folder, as one line each. */
const fingerprint = async (dir: string): Promise<string[]> => {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const lines = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    return `${file} ${createHash('sha256')
      .update(await readFile(file))
      .digest('hex')}`
  })
  return (await Promise.all(lines)).sort()
}

const watchFailures = (context: BrowserContext): string[] => {
  const failures: string[] = []
  context.on('response', response => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', request => {
    // Whoever leaves a page, or ends a stream, gives up requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(`failed ${request.url()}`)
  })
  return failures
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })

const openShop = async (page: Page): Promise<void> => {
  await menuLink(page, 'Probe shop').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Probe shop')
}

const leaveShop = async (page: Page): Promise<void> => {
  await menuLink(page, 'Dashboard').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
}

test('a release reaches open browsers on their next visit, a rollback takes it back, and the shell never changes', async ({
  page,
  context,
  browser,
  product,
}) => {
  // It builds remotes.
  test.slow()
  const tool = async (name: string, ...args: string[]): Promise<string> => {
    const { ok, output } = await runNode(`tools/${name}.mjs`, args, { DATA_DIR: product.dataDir })
    expect(ok, output).toBe(true)
    return output
  }
  const registry = () => readFile(join(product.dataDir, 'registry.json'), 'utf8')
  const shellBefore = await fingerprint(SHELL_DIST)

  await showEdition('First')
  await tool('release', shop, '--why', 'opens')

  const otherContext = await browser.newContext({ baseURL: product.url })
  const other = await otherContext.newPage()
  const failures = [watchFailures(context), watchFailures(otherContext)]
  await signIn(page, 'admin@candela.example')
  await signIn(other, 'admin@candela.example')
  let loads = 0
  for (const tab of [page, other])
    tab.on('load', () => {
      loads += 1
    })
  await openShop(page)
  await expect(page.getByText('First edition')).toBeVisible()

  await test.step('released: whoever goes there next gets it, whoever is there keeps what they see', async () => {
    await showEdition('Second')
    expect(await tool('release', shop, '--why', 'more to buy')).toMatch(/is live; before it was/)
    await expect(page.getByText('First edition')).toBeVisible()
    await openShop(other)
    await expect(other.getByText('Second edition')).toBeVisible()
    await leaveShop(page)
    await openShop(page)
    await expect(page.getByText('Second edition')).toBeVisible()
  })

  await test.step('released again without a change: nothing happens', async () => {
    const before = await registry()
    expect(await tool('release', shop)).toMatch(/is live already: nothing changed$/)
    expect(await registry()).toBe(before)
  })

  await test.step('rolled back', async () => {
    expect(await tool('rollback', 'mfe-shop', '--why', 'nothing sells')).toMatch(/^candela_shop is back at /)
    for (const tab of [page, other]) {
      await leaveShop(tab)
      await openShop(tab)
      await expect(tab.getByText('First edition')).toBeVisible()
    }
  })
  expect(loads).toBe(0)
  expect(failures).toEqual([[], []])

  await test.step('a later start keeps the rollback', async () => {
    const before = await registry()
    expect((await releaseAtStart(join(shop, 'dist'), product.dataDir)).kind).toBe('held')
    await product.restart()
    expect(await registry()).toBe(before)
    await page.goto('/shop')
    await expect(page.getByText('First edition')).toBeVisible()
  })

  expect(await fingerprint(SHELL_DIST)).toEqual(shellBefore)
  await otherContext.close()
})
