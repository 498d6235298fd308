import type { Page } from 'playwright/test'
import { releaseBuilt, rollBack } from '../../tools/release/operations.mjs'
import type { Product } from '../harness/product'
import { rebuilt } from '../harness/released'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const hint = (page: Page) => page.getByRole('status').getByText('There is a new version of “Fragile”')

/** The page has heard of it and asked what it is. */
const looked = (page: Page) => page.waitForResponse(/\/api\/web\/remotes$/)

const release = async (product: Product, words: Record<string, string>) =>
  releaseBuilt({ dist: rebuilt('fragile', words), dataDir: product.dataDir, why: 'a browser spec' })

const takeBack = (product: Product) =>
  rollBack({ dataDir: product.dataDir, remote: 'candela_fragile', why: 'a browser spec' })

const collectFailed = (page: Page): string[] => {
  const failed: string[] = []
  page.on('response', answer => {
    if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
  })
  return failed
}

test('a release shows with the next way into the remote, a rollback takes it back, and nothing fails', async ({
  page,
  product,
}) => {
  const failed = collectFailed(page)
  await signIn(page, 'admin@candela.example')
  await entry(page, 'Fine').click()
  await expect(title(page, 'Fine')).toBeVisible()
  await entry(page, 'Dashboard').click()
  await expect(title(page, 'Dashboard')).toBeVisible()

  const heard = looked(page)
  await release(product, { '"Fine"': '"Finer"' })
  await heard
  await entry(page, 'Fine').click()
  await expect(title(page, 'Finer')).toBeVisible()
  await expect(entry(page, 'Finer')).toHaveAttribute('aria-current', 'page')
  await entry(page, 'Dashboard').click()

  const heardAgain = looked(page)
  await takeBack(product)
  await heardAgain
  await entry(page, 'Finer').click()
  await expect(title(page, 'Fine')).toBeVisible()
  expect(failed).toEqual([])
})

/** Each heading that takes the place of the one before, from here on. */
const headingsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = []
    let last = document.querySelector('h1')
    new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (heading && heading !== last) seen.push(heading.textContent)
      last = heading
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })

test('the page that is left stays as it is while a new version of its remote comes', async ({ page, product }) => {
  await signIn(page, 'admin@candela.example')
  await entry(page, 'Fine').click()
  await expect(title(page, 'Fine')).toBeVisible()

  const heard = looked(page)
  await release(product, { '"Fine"': '"Finest"', '"With part"': '"With a part"' })
  await heard
  const seen = await headingsOf(page)
  await entry(page, 'With part').click()
  await expect(title(page, 'With a part')).toBeVisible()
  expect(new Set(await seen.jsonValue())).toEqual(new Set(['With a part']))
  await takeBack(product)
})

test('whoever stays is told of it quietly and can have it at once', async ({ page, product }) => {
  await signIn(page, 'admin@candela.example')
  await entry(page, 'Fine').click()
  await expect(title(page, 'Fine')).toBeVisible()
  const before = await title(page, 'Fine').boundingBox()

  await release(product, { '"Fine"': '"Better"' })
  await expect(hint(page)).toBeVisible()
  expect(await title(page, 'Fine').boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(title(page, 'Better')).toBeVisible()
  await expect(hint(page)).toBeHidden()
  await takeBack(product)
})

test('what was typed is never replaced, neither by a hint nor on the way to another page', async ({
  page,
  product,
}) => {
  await signIn(page, 'admin@candela.example')
  await entry(page, 'Fine').click()
  await page.getByLabel('Note').fill('not saved yet')

  const heard = looked(page)
  await release(product, { '"Fine"': '"Best"', '"With part"': '"With a part"' })
  await heard
  await expect(hint(page)).toBeHidden()
  await entry(page, 'With part').click()
  await expect(title(page, 'With part')).toBeVisible()
  await entry(page, 'Fine').click()
  await expect(title(page, 'Best')).toBeVisible()
  await takeBack(product)
})

test('two browsers with the product open both get it', async ({ page, browser, product }) => {
  const other = await browser.newPage({ baseURL: product.url, locale: 'en-US' })
  await signIn(page, 'admin@candela.example')
  await signIn(other, 'viewer@candela.example')
  await expect(title(other, 'Panel')).toBeVisible()
  await expect(title(page, 'Dashboard')).toBeVisible()

  const heard = Promise.all([looked(page), looked(other)])
  await release(product, { '"Fine"': '"For both"' })
  await heard
  for (const tab of [page, other]) {
    await tab.locator('nav a[href="/fragile/fine"]').click()
    await expect(title(tab, 'For both')).toBeVisible()
  }
  await other.close()
  await takeBack(product)
})
