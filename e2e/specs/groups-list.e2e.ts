import { LIST_PAGE } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { actionsOf, names, openList, rows, search } from '../harness/groupList'
import { createGroup } from '../harness/groups'
import { expect, test } from '../harness/test'
import { ADMIN, createUser } from '../harness/users'

/** Groups that only these tests know, among those of everybody else. */
const OURS = ['Lantern crew', 'Lantern desk', 'Lantern floor', 'Lantern yard']
const AMONG_OURS = '?q=lantern'

test.beforeAll(async ({ product: { url } }) => {
  const scopes = {
    'Lantern crew': 'managed',
    'Lantern desk': 'own',
    'Lantern floor': 'own',
    'Lantern yard': 'all',
  } as const
  for (const [gro_name, gro_scope] of Object.entries(scopes))
    await createGroup(url, { gro_name, gro_scope, pairs: ['website.list'] })
  for (const group of ['Lantern floor', 'Lantern floor', 'Lantern desk'])
    await createUser(url, { usr_name: `Of ${group}`, group })
})

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })

test.describe('the list of access groups', () => {
  test('shows the groups with their facts, how many there are at what time, and asks for them once', async ({
    page,
    signInAs,
  }) => {
    let questions = 0
    page.on('request', request => {
      if (request.url().endsWith('/group/list')) questions += 1
    })
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await expect(names(page)).toHaveText(OURS)
    await expect(rows(page).first()).toContainText('Managed')
    await expect(page.getByText('4 groups')).toBeVisible()
    await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
    // What the shell asked ahead is what the screen shows.
    expect(questions).toBe(1)
  })

  test('is searched from the keyboard, a search can be sent to somebody, and one without rows says so', async ({
    page,
    signInAs,
  }) => {
    await signInAs(ADMIN)
    await openList(page)
    await expect(names(page).first()).toBeVisible()
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('lantern')
    await expect(names(page)).toHaveText(OURS)
    await expect(page).toHaveURL(/\?q=lantern$/)
    await page.reload()
    await expect(search(page)).toHaveValue('lantern')
    await expect(names(page)).toHaveText(OURS)
    await search(page).fill('nothing is called so')
    await expect(page.getByText('No data yet')).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).last().click()
    await expect(names(page).filter({ hasText: 'Ad ops' })).toBeVisible()
    await search(page).fill('lantern')
    await expect(names(page)).toHaveText(OURS)
    await search(page).press('Escape')
    await expect(names(page).filter({ hasText: 'Ad ops' })).toBeVisible()
    await expect(page).toHaveURL(/\/group$/)
  })

  test('is filtered by reach, and the way back takes the filter away', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await page.getByRole('button', { name: 'Data access', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Own accounts' }).check()
    await expect(names(page)).toHaveText(['Lantern desk', 'Lantern floor'])
    await page.getByRole('checkbox', { name: 'Managed accounts' }).check()
    await expect(names(page)).toHaveText(['Lantern crew', 'Lantern desk', 'Lantern floor'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Data access Own accounts, Managed accounts' })).toBeFocused()
    await expect(page).toHaveURL(/f\.gro_scope=own&f\.gro_scope=managed/)
    await page.goBack()
    await expect(names(page)).toHaveText(['Lantern desk', 'Lantern floor'])
    await page.goBack()
    await expect(names(page)).toHaveText(OURS)
  })

  test('is sorted with the pointer, by several columns with Shift', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await heading(page, 'Users').click()
    await expect(heading(page, 'Users')).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(page).last()).toHaveText('Lantern floor')
    await heading(page, 'Users').click()
    await expect(heading(page, 'Users')).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page).first()).toHaveText('Lantern floor')
    await heading(page, 'Group').click({ modifiers: ['Shift'] })
    await heading(page, 'Group').click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/sort=-users_count%2C-gro_name/)
    await expect(names(page)).toHaveText(['Lantern floor', 'Lantern desk', 'Lantern yard', 'Lantern crew'])
  })

  test('is sorted, walked and opened with the keyboard alone', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await expect(names(page)).toHaveText(OURS)
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('Tab')
    await expect(heading(page, 'Group')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Group')).toHaveAttribute('aria-sort', 'ascending')
    await page.keyboard.press('Enter')
    await expect(names(page).first()).toHaveText('Lantern yard')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/group\/\d+$/)
    await page.goBack()
    await expect(names(page).first()).toHaveText('Lantern yard')
  })

  test('is walked with j and k, and e edits the row that has the focus', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await expect(names(page)).toHaveText(OURS)
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
    await expect(rows(page).nth(1).getByRole('gridcell').first()).toBeFocused()
    await page.keyboard.press('e')
    await expect(page).toHaveURL(/\/group\/\d+\/edit$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Keyboard' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Next or previous row')
    await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(search(page)).not.toBeFocused()
  })

  test('opens by a press on a row, and its names are links', async ({ page, context, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    const other = context.waitForEvent('page')
    await names(page).first().click({ button: 'middle' })
    await expect(await other).toHaveURL(/\/group\/\d+$/)
    await rows(page).nth(2).getByRole('gridcell').nth(2).click()
    await expect(page).toHaveURL(/\/group\/\d+$/)
  })

  test('keeps which columns are shown, their order and the density', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Updated' }).uncheck()
    await page.getByRole('button', { name: 'Move Users up' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Density' }).click()
    await page.getByRole('menuitemradio', { name: 'Compact' }).click()
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText(['Group', 'Data access', 'Users', 'Rights', 'Actions'])
    await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBe(32)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(heading(page, 'Updated')).toBeVisible()
  })

  test('on a phone shows cards with their facts', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    const cards = page.getByRole('list', { name: 'Access groups' }).getByRole('listitem')
    await expect(cards).toHaveCount(OURS.length)
    await expect(cards.first()).toContainText('Rights1')
    await page.getByRole('button', { name: 'Sort by' }).click()
    await page.getByRole('menuitemradio', { name: 'Users' }).click()
    await expect(cards.last()).toContainText('Lantern floor')
    await cards.last().click()
    await expect(page).toHaveURL(/\/group\/\d+$/)
  })
})

test('a long list fetches what is scrolled to, says what did not come, and the way back leads to the same rows', async ({
  page,
  signInAs,
}) => {
  const total = 250
  /** As if there were many groups, a page at a time. */
  const answerMany = () =>
    page.route(/\/group\/list$/, async route => {
      const { page: at } = route.request().postDataJSON() as { page: number }
      const first = (at - 1) * LIST_PAGE
      const data = Array.from({ length: Math.min(LIST_PAGE, total - first) }, (_, index) => ({
        id: first + index + 1,
        gro_name: `Group ${first + index + 1}`,
        gro_scope: 'own',
        permissions_count: 3,
        users_count: 0,
        created_at: '2026-11-01T12:00:00.000Z',
        updated_at: '2026-11-01T12:00:00.000Z',
      }))
      const meta = { total, page: at, perPage: LIST_PAGE, asOf: '2026-11-20T17:32:00.000Z' }
      await route.fulfill({ json: { data, meta } })
    })
  const link = (name: string) => page.getByRole('link', { name, exact: true })

  await signInAs(ADMIN)
  await answerMany()
  await openList(page)
  await expect(page.getByText('250 groups')).toBeVisible()
  await expect(page.getByText('as of 14:32')).toBeVisible()
  await page.route(/\/group\/list$/, route => route.abort())
  await link('Group 1').hover()
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('alert').filter({ hasText: 'Some rows did not load.' })).toBeVisible()
  await page.unroute(/\/group\/list$/)
  await answerMany()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(link('Group 250')).toBeVisible()
  await link('Group 240').click()
  await expect(page).toHaveURL(/\/group\/240$/)
  await page.goBack()
  await expect(link('Group 240')).toBeVisible()
})

test.describe('removing a group', () => {
  const remove = async (page: Page, name: string): Promise<void> => {
    await actionsOf(page, name).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
  }

  test('asks first, removes, and brings it back on Undo', async ({ page, product, signInAs }) => {
    await createGroup(product.url, { gro_name: 'Interns', pairs: ['dashboard.charts'] })
    await signInAs(ADMIN)
    await openList(page, '?q=interns')
    await remove(page, 'Interns')
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this record?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(question).toContainText('Interns')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Record removed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Interns' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Interns' })).toBeVisible()
    await remove(page, 'Interns')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('link', { name: 'Interns' })).toHaveCount(0)
  })

  test('from its own page leads to the list, where that can be taken back', async ({ page, product, signInAs }) => {
    const { id } = await createGroup(product.url, { gro_name: 'Short-lived', pairs: ['website.list'] })
    const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    await signInAs(ADMIN)
    await page.goto(`/group/${id}`)
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Remove group' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(title('Access groups')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.getByText('Record restored')).toBeVisible()
    await page.goto(`/group/${id}`)
    await expect(title('Short-lived')).toBeVisible()
  })

  test('is refused with the number of people who have it', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, AMONG_OURS)
    await remove(page, 'Lantern floor')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(question.getByRole('alert')).toContainText('2 users are in this group')
    const close = question.getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await close.click()
    await expect(names(page)).toHaveText(OURS)
  })
})
