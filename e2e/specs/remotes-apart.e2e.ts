import { REMOTE_ENTRY } from '@candela/shared-contract'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'
import {
  BETWEEN,
  BETWEEN_PATH,
  collectRefusals,
  liveDeclarations,
  REFUSED,
  walkTo,
  watchQuestions,
} from '../harness/walk'

const DOWN = 'This section did not load'
/** A walk takes longer with every screen that the product grows by, and so may the test. */
const MS_PER_SCREEN = 1000

/**
 * Each team releases and loses its files by itself: none of them is missed by a screen of another. Whoever walks may
 * open everything, and is refused nothing.
 */
for (const gone of ['candela_reports', 'candela_publishers', 'candela_admin'])
  test(`without the files of ${gone} every screen of the others opens`, async ({ page, product, signInAs }) => {
    const live = await liveDeclarations(product)
    const routes = live.flatMap(({ name, routes }) => routes.map(route => ({ name, ...route })))
    const others = routes.filter(({ name }) => name !== gone)
    expect(others.length).toBeGreaterThan(5)
    expect(others.length).toBeLessThan(routes.length)
    test.setTimeout(30_000 + others.length * MS_PER_SCREEN)
    const [missed] = routes.filter(({ name, path }) => name === gone && !path.includes(':'))
    // Its entry was there a moment ago: whatever it offered to others is known to the page, and gone.
    await page.route(
      url => url.pathname.startsWith(`/remotes/${gone}/`) && !url.pathname.endsWith(REMOTE_ENTRY),
      route => route.fulfill({ status: 404, body: 'Not found' }),
    )
    const refusals = collectRefusals(page)
    const answered = watchQuestions(page)
    await signInAs(ADMIN)
    await page.goto(missed?.path ?? '')
    await expect(page.getByRole('heading', { name: DOWN })).toBeVisible()
    await walkTo(page, BETWEEN_PATH)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(BETWEEN)

    for (const { path, title, module } of others)
      await test.step(path, async () => {
        await walkTo(page, path.replaceAll(/:\w+/g, '1'))
        await expect(page).toHaveTitle(path.includes(':') ? /· Candela$/ : `${title.en} · Candela`)
        await expect(heading).not.toHaveText(BETWEEN)
        // Rows in columns are the largest thing that screens have in common.
        if (module.endsWith('List')) await expect(page.getByRole('row').nth(1)).toBeVisible()
        await answered()
        await expect(page.getByRole('heading', { name: DOWN })).toHaveCount(0)
        await expect(page.getByText(REFUSED)).toHaveCount(0)
        await walkTo(page, BETWEEN_PATH)
        await expect(heading).toHaveText(BETWEEN)
      })
    expect(refusals).toEqual([])
  })
