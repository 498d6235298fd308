import { REMOTE_ENTRY } from '@candela/shared-contract'
import { tokenFor } from '../harness/api'
import { expect, test } from '../harness/test'
import { ADMIN } from '../harness/users'
import {
  addressOf,
  BETWEEN,
  BETWEEN_PATH,
  collectRefusals,
  liveDeclarations,
  PAYMENT,
  REFUSED,
  UNKNOWN,
  walkTime,
  walkTo,
  watchComing,
} from '../harness/walk'

const DOWN = 'This section did not load'
/** Every remote that has screens. */
const REMOTES = ['candela_reports', 'candela_publishers', 'candela_adnetworks', 'candela_admin']

/**
 * Each team releases and loses its files by itself: none of them is missed by a screen of another. Whoever walks may
 * open everything, and is refused nothing.
 */
for (const gone of REMOTES)
  test(`without the files of ${gone} every screen of the others opens`, async ({ page, product, signInAs }) => {
    const live = await liveDeclarations(product)
    const routes = live.flatMap(({ name, routes }) => routes.map(route => ({ name, ...route })))
    test.setTimeout(walkTime(routes.length))
    expect([...new Set(routes.map(({ name }) => name))].toSorted()).toEqual(REMOTES.toSorted())
    const others = routes.filter(({ name }) => name !== gone)
    const [missed] = routes.filter(({ name, path }) => name === gone && !path.includes(':'))
    // Its entry was there a moment ago: whatever it offered to others is known to the page, and gone.
    await page.route(
      url => url.pathname.startsWith(`/remotes/${gone}/`) && !url.pathname.endsWith(REMOTE_ENTRY),
      route => route.fulfill({ status: 404, body: 'Not found' }),
    )
    const refusals = await collectRefusals(page)
    const hasCome = watchComing(page)
    await signInAs(ADMIN)
    await page.goto(missed?.path ?? '')
    await expect(page.getByRole('heading', { name: DOWN })).toBeVisible()
    await walkTo(page, BETWEEN_PATH)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(BETWEEN)

    const token = await tokenFor(product.url, ADMIN)
    for (const route of others)
      await test.step(route.path, async () => {
        const { path, title, module } = route
        const { address, isThere } = await addressOf(product.url, token, route)
        // The administrator reaches all that the seeds hold.
        expect(isThere, `a record at ${path}, which the seeds make`).toBe(path !== PAYMENT)
        await walkTo(page, address)
        await expect(heading).not.toHaveText(BETWEEN)
        if (!path.includes(':')) await expect(page).toHaveTitle(`${title.en} · Candela`)
        // Rows in columns are the largest thing that screens have in common.
        if (module.endsWith('List')) await expect(page.getByRole('row').nth(1)).toBeVisible()
        await hasCome()
        await expect(page.getByRole('heading', { name: DOWN })).toHaveCount(0)
        await expect(page.getByText(REFUSED)).toHaveCount(0)
        await expect(page.getByText(UNKNOWN)).toHaveCount(isThere ? 0 : 1)
        await walkTo(page, BETWEEN_PATH)
        await expect(heading).toHaveText(BETWEEN)
      })
    expect(refusals()).toEqual([])
  })
