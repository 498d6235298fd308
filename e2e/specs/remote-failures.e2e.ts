import type { Page, Route } from 'playwright/test'
import { expectAccessible, expectReadableInDark } from '../harness/axe'
import { NARROW, WIDE } from '../harness/looks'
import { overflowing } from '../harness/overflow'
import type { Product } from '../harness/product'
import { flipByte, removeFiles } from '../harness/released'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

const REMOTE = 'candela_fragile'
const FILES = `**/remotes/${REMOTE}/**`

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name: new RegExp(`^${name}`) })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const panel = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

const DOWN = 'This section did not load'
const CRASHED = 'This section stopped working'

type Broken = { page: Page; product: Product }
type Heal = () => unknown
/** Breaks it and answers how it heals. */
type Break = (broken: Broken) => Heal | Promise<Heal>

const answering =
  (answer: (route: Route) => Promise<void>): Break =>
  async ({ page }) => {
    let healed = false
    await page.route(FILES, route => (healed ? route.continue() : answer(route)))
    return () => {
      healed = true
    }
  }

const onDisk =
  (name: RegExp): Break =>
  ({ product }) =>
    flipByte(product.dataDir, REMOTE, name)

const byItself: Break =
  ({ page }) =>
  () =>
    page.evaluate(() => localStorage.setItem('fragile.healed', 'yes'))

const CASES: { what: string; breaks: Break; opens?: string; shows?: string | RegExp; again?: string }[] = [
  { what: 'is gone', breaks: ({ product }) => removeFiles(product.dataDir, REMOTE), shows: DOWN },
  { what: 'answers 404', breaks: answering(route => route.fulfill({ status: 404 })) },
  { what: 'answers 500', breaks: answering(route => route.fulfill({ status: 500 })) },
  { what: 'cannot be reached', breaks: answering(route => route.abort()) },
  {
    what: 'does not answer',
    breaks: answering(() => new Promise(() => undefined)),
    // first the one, after ten seconds the other
    shows: /^(Fragile is still loading…|This section did not load)$/,
  },
  {
    what: 'answers with a page instead of a script',
    breaks: answering(route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
    ),
  },
  {
    what: 'is cut off in the middle',
    breaks: answering(async route => {
      const body = await (await route.fetch()).body()
      await route.fulfill({ contentType: 'text/javascript', body: body.subarray(0, body.length / 2) })
    }),
  },
  { what: 'has one wrong byte in its entry', breaks: onDisk(/^remoteEntry\.js$/) },
  { what: 'has one wrong byte in the screen', breaks: onDisk(/expose_Fine\..*js$/) },
  { what: 'has one wrong byte in a late part', breaks: onDisk(/^late\..*js$/), opens: 'With part' },
  { what: 'throws while it is loaded', breaks: byItself, opens: 'Throws at load', shows: CRASHED },
  { what: 'throws while it is shown', breaks: byItself, opens: 'Throws at render', shows: CRASHED },
  {
    what: 'needs a newer shell',
    breaks: async ({ product }) => {
      const before = await product.withRegistry(registry => {
        const releases = structuredClone(registry.releases)
        for (const { declaration } of Object.values(releases[REMOTE] ?? {})) declaration.host = '^2.0.0'
        return { ...registry, releases }
      })
      return () => product.withRegistry(() => before)
    },
    shows: 'This section needs a newer Candela',
    again: 'Reload page',
  },
]

for (const { what, breaks, opens = 'Fine', shows = DOWN, again = 'Try again' } of CASES)
  test(`a remote that ${what} costs its own page only, and comes back`, async ({ page, product }) => {
    const heal = await breaks({ page, product })
    await signIn(page, 'admin@candela.example')
    await expect(title(page, 'Dashboard')).toBeVisible()

    await entry(page, opens).click()
    await expect(panel(page, shows)).toBeVisible()
    await expect(title(page, opens)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log out' })).toBeVisible()
    // The one that most of them show is looked at below.
    if (shows !== DOWN) await expectAccessible(page)

    await menu(page).getByRole('button', { name: 'Publishers' }).click()
    await entry(page, 'Users').click()
    await expect(title(page, 'Users')).toBeVisible()
    await entry(page, opens).click()
    await expect(panel(page, shows)).toBeVisible()
    // coming back was another attempt: it fails before the cause is gone
    await expect(page.getByRole('button', { name: again })).toBeEnabled()

    await heal()
    await page.getByRole('button', { name: again }).click()
    await expect(panel(page, shows)).toBeHidden()
    await expect(title(page, opens)).toBeVisible()
    await expect(page.locator('main [data-failure]')).toHaveCount(0)
  })

test.describe('while a section is down', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(FILES, route => route.abort())
    await signIn(page, 'admin@candela.example')
    await entry(page, 'Fine').click()
    await expect(panel(page, DOWN)).toBeVisible()
  })

  test('its entries in the menu say so until it works again', async ({ page }) => {
    await expect(entry(page, 'With part')).toHaveText(/not available at the moment/)
    await expect(entry(page, 'Dashboard')).not.toHaveText(/not available/)
    await page.unroute(FILES)
    await tryAgain(page).click()
    await expect(title(page, 'Fine')).toBeVisible()
    await expect(entry(page, 'With part')).not.toHaveText(/not available/)
  })

  test('its panel is accessible and fits, on a desk and on a phone', async ({ page }) => {
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size)
      await expect(panel(page, DOWN)).toBeVisible()
      await expectAccessible(page)
      await expect.poll(() => overflowing(page)).toEqual([])
    }
    await expectReadableInDark(page)
  })

  test('people can sign out', async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
  })

  test('it is tried again without being asked', async ({ page }) => {
    await page.unroute(FILES)
    await expect(page.getByLabel('Note')).toBeVisible()
  })

  test('the page is loaded anew once after three attempts, and not again', async ({ page }) => {
    const loads: string[] = []
    page.on('framenavigated', frame => loads.push(frame.url()))
    const fail = async () => {
      await tryAgain(page).click()
      await expect(tryAgain(page)).toBeEnabled()
    }
    await fail()
    await tryAgain(page).click()
    await expect.poll(() => loads.length).toBe(1)
    await expect(panel(page, DOWN)).toBeVisible()
    await fail()
    await fail()
    await expect(page.getByText('3', { exact: true })).toBeVisible()
    // A page that was loaded anew would count from one.
    await fail()
    await expect(page.getByText('4', { exact: true })).toBeVisible()
    expect(loads).toHaveLength(1)
  })
})

test('a section that failed is reported with its reference', async ({ page }) => {
  await page.route(FILES, route => route.abort())
  await signIn(page, 'admin@candela.example')
  const reported = page.waitForRequest(/\/clientError$/)
  await entry(page, 'Fine').click()
  const report = (await reported).postDataJSON() as Record<string, string>
  expect(report).toMatchObject({ remote: REMOTE, phase: 'load', kind: 'down', path: '/fragile/fine' })
  await expect(page.getByText(report.reference ?? '')).toBeVisible()
})

test('what hangs and then fails comes back with the first attempt after that', async ({ page }) => {
  let answer: (route: Route) => unknown = () => new Promise(() => undefined)
  await page.route(FILES, route => answer(route))
  await signIn(page, 'admin@candela.example')
  await entry(page, 'Fine').click()
  await expect(panel(page, 'Fragile is still loading…')).toBeVisible()
  answer = route => route.abort()
  await tryAgain(page).click()
  await expect(panel(page, DOWN)).toBeVisible()
  answer = route => route.continue()
  await tryAgain(page).click()
  await expect(page.getByLabel('Note')).toBeVisible()
})
