import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { expectAccessible } from '../harness/axe'
import type { Product } from '../harness/product'
import { expect, test } from '../harness/test'

test.use({ remotes: ['mfe-admin'] })

const ADMIN = 'admin@candela.example'
const SEEDED = [
  'Account manager',
  'Ad ops',
  'Finance',
  'Publisher owner',
  'Publisher viewer',
  'Publisher, editor',
  'Revisão de formatos & “QA”',
  'Sales',
  'Super admin',
  'Support (read only)',
  'Trial',
]
/** What their people are attached to, and nothing else. */
const OWN = ['Publisher owner', 'Publisher viewer', 'Publisher, editor', 'Trial']

const rows = (page: Page) => page.getByRole('grid', { name: 'Access groups' }).locator('[role=row][row-index]')
const names = (page: Page) => rows(page).locator('a')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name of the group' })
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}` })

const openList = async (page: Page, search = ''): Promise<void> => {
  await page.goto(`/group${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Access groups' })).toBeVisible()
}

/** A group that nobody has. */
const addGroup = async ({ url }: Product, name: string): Promise<void> => {
  const token = await tokenFor(url, ADMIN)
  const { status } = await apiCall(url, 'POST', '/group', {
    token,
    body: { gro_name: name, gro_scope: 'own', permissions: [{ grp_controller: 'dashboard', grp_method: 'charts' }] },
  })
  expect(status).toBe(200)
}

const remove = async (page: Page, name: string): Promise<void> => {
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
}

test.describe('the list of access groups', () => {
  test('shows the groups with their facts, and how many there are at what time', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.getByRole('link', { name: 'Access groups' }).click()
    await expect(names(page)).toHaveText(SEEDED)
    await expect(rows(page).first()).toContainText('Managed')
    await expect(page.getByText(`${SEEDED.length} groups`)).toBeVisible()
    await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
  })

  test('asks its question once: what the shell asked ahead is what the screen shows', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let questions = 0
    page.on('request', request => {
      if (request.url().endsWith('/group/list')) questions += 1
    })
    await openList(page)
    await expect(names(page)).toHaveCount(SEEDED.length)
    expect(questions).toBe(1)
  })

  test('is searched from the keyboard, and a search can be sent to somebody', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await expect(names(page)).toHaveCount(SEEDED.length)
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('publ')
    await expect(names(page)).toHaveText(['Publisher owner', 'Publisher viewer', 'Publisher, editor'])
    await expect(page).toHaveURL(/\?q=publ$/)
    await page.reload()
    await expect(search(page)).toHaveValue('publ')
    await expect(names(page)).toHaveCount(3)
    await search(page).press('Escape')
    await expect(names(page)).toHaveText(SEEDED)
    await expect(page).toHaveURL(/\/group$/)
  })

  test('is filtered by reach, and the way back takes the filter away', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await page.getByRole('button', { name: 'Reach', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Own' }).check()
    await expect(names(page)).toHaveText(OWN)
    await page.getByRole('checkbox', { name: 'Managed' }).check()
    await expect(names(page)).toHaveText([
      'Account manager',
      ...OWN.slice(0, 3),
      'Revisão de formatos & “QA”',
      'Sales',
      'Trial',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Reach Own, Managed' })).toBeFocused()
    await expect(page).toHaveURL(/f\.gro_scope=own&f\.gro_scope=managed/)
    await page.goBack()
    await expect(names(page)).toHaveCount(OWN.length)
    await page.goBack()
    await expect(names(page)).toHaveText(SEEDED)
  })

  test('is sorted with the pointer, by several columns with Shift', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await heading(page, 'People').click()
    await expect(heading(page, 'People')).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(page).last()).toHaveText('Publisher owner')
    await heading(page, 'People').click()
    await expect(heading(page, 'People')).toHaveAttribute('aria-sort', 'descending')
    await expect(names(page).first()).toHaveText('Publisher owner')
    await heading(page, 'Group').click({ modifiers: ['Shift'] })
    await heading(page, 'Group').click({ modifiers: ['Shift'] })
    await expect(page).toHaveURL(/sort=-users_count%2C-gro_name/)
    await expect(names(page)).toHaveText([
      'Publisher owner',
      'Publisher viewer',
      'Account manager',
      'Super admin',
      'Finance',
      'Ad ops',
      'Trial',
      'Support (read only)',
      'Sales',
      'Revisão de formatos & “QA”',
      'Publisher, editor',
    ])
  })

  test('is sorted, walked and opened with the keyboard alone', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await expect(names(page)).toHaveCount(SEEDED.length)
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('Tab')
    await expect(heading(page, 'Group')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Group')).toHaveAttribute('aria-sort', 'ascending')
    await page.keyboard.press('Enter')
    await expect(names(page).first()).toHaveText('Trial')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/group\/\d+$/)
    await page.goBack()
    await expect(names(page).first()).toHaveText('Trial')
  })

  test('opens by a press on a row, and its names are links', async ({ page, context, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    const other = context.waitForEvent('page')
    await names(page).first().click({ button: 'middle' })
    await expect(await other).toHaveURL(/\/group\/\d+$/)
    await rows(page).nth(2).getByRole('gridcell').nth(2).click()
    await expect(page).toHaveURL(/\/group\/\d+$/)
  })

  test('keeps which columns are shown, their order and the density', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Updated' }).uncheck()
    await page.getByRole('button', { name: 'Move People up' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Density' }).click()
    await page.getByRole('menuitemradio', { name: 'Compact' }).click()
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText(['Group', 'Reach', 'People', 'Rights', 'Actions'])
    await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBe(32)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'As at first' }).click()
    await expect(heading(page, 'Updated')).toBeVisible()
  })

  test('offers only what the rights allow', async ({ page, product, signInAs }) => {
    const token = await tokenFor(product.url, ADMIN)
    const permissions = [{ grp_controller: 'group', grp_method: 'list' }]
    const { body } = await apiCall(product.url, 'GET', '/group/3', { token })
    const before = body.record as { gro_name: string; gro_scope: string; permissions: object[] }
    const give = (rights: object[]) =>
      apiCall(product.url, 'POST', '/group/3', {
        token,
        body: { gro_name: before.gro_name, gro_scope: before.gro_scope, permissions: rights },
      })
    expect((await give(permissions)).status).toBe(200)
    await signInAs('finance@candela.example')
    await page.goto('/group')
    // They read Italian.
    await page.getByRole('button', { name: 'Azioni per Ad ops' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Apri'])
    expect((await give(before.permissions)).status).toBe(200)
  })
})

test.describe('a list without rows', () => {
  test('says that nothing matches, and how to see everything again', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page, '?q=nothing-is-called-so')
    await expect(page.getByText('No records found')).toBeVisible()
    await page.getByRole('button', { name: 'Reset filters' }).last().click()
    await expect(names(page)).toHaveText(SEEDED)
  })

  test('offers to make the first one when there is none yet', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.route(/\/group\/list$/, async route => {
      const answer = await route.fetch()
      const { meta } = (await answer.json()) as { meta: object }
      await route.fulfill({ json: { data: [], meta: { ...meta, total: 0 } } })
    })
    await openList(page)
    await expect(page.getByText('No access groups yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'New group' })).toHaveCount(2)
  })

  test('says what failed with a reference, and tries again', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.route(/\/group\/list$/, route =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong on our side.', code: 'internal', errors: [], requestId: 'ref-42' },
      }),
    )
    await openList(page)
    const failure = page.getByRole('alert').filter({ hasText: 'The list did not load' })
    await expect(failure).toContainText('ref-42')
    await expect(search(page)).toBeVisible()
    await page.unroute(/\/group\/list$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(names(page)).toHaveText(SEEDED)
  })
})

test.describe('a long list', () => {
  /** As if there were many groups, a page at a time. */
  const manyGroups = async (page: Page, total: number): Promise<void> => {
    await page.route(/\/group\/list$/, async route => {
      const { page: at, perPage } = route.request().postDataJSON() as { page: number; perPage: number }
      const first = (at - 1) * perPage
      const data = Array.from({ length: Math.min(perPage, total - first) }, (_, index) => ({
        id: first + index + 1,
        gro_name: `Group ${first + index + 1}`,
        gro_scope: 'own',
        permissions_count: 3,
        users_count: 0,
        created_at: '2026-11-01T12:00:00.000Z',
        updated_at: '2026-11-01T12:00:00.000Z',
      }))
      await route.fulfill({ json: { data, meta: { total, page: at, perPage, asOf: '2026-11-20T17:32:00.000Z' } } })
    })
  }
  const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

  const scrollToEnd = async (page: Page): Promise<void> => {
    await link(page, 'Group 1').hover()
    await page.mouse.wheel(0, 20_000)
  }

  test('fetches what is scrolled to, and the way back leads to the same rows', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await manyGroups(page, 250)
    await openList(page)
    await expect(page.getByText('250 groups')).toBeVisible()
    await expect(page.getByText('as of 14:32')).toBeVisible()
    await scrollToEnd(page)
    await expect(link(page, 'Group 250')).toBeVisible()
    await link(page, 'Group 240').click()
    await expect(page).toHaveURL(/\/group\/240$/)
    await page.goBack()
    await expect(link(page, 'Group 240')).toBeVisible()
  })

  test('says when some rows did not come, keeps the others, and fetches them on demand', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await manyGroups(page, 250)
    await openList(page)
    await expect(link(page, 'Group 1')).toBeVisible()
    await page.route(/\/group\/list$/, route => route.abort())
    await scrollToEnd(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Some rows did not load.' })).toBeVisible()
    await page.unroute(/\/group\/list$/)
    await manyGroups(page, 250)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(link(page, 'Group 250')).toBeVisible()
  })

  test('on a phone shows more on demand', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(ADMIN)
    await manyGroups(page, 120)
    await openList(page)
    await expect(page.getByText('100 of 120 shown')).toBeVisible()
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(link(page, 'Group 120')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  })
})

test.describe('removing a group', () => {
  test('asks first, removes, and brings it back on Undo', async ({ page, product, signInAs }) => {
    await addGroup(product, 'Interns')
    await signInAs(ADMIN)
    await openList(page)
    await remove(page, 'Interns')
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this record?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(question).toContainText('Interns')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Record removed' })).toBeVisible()
    await expect(names(page)).toHaveText(SEEDED)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Interns' })).toBeVisible()
    await remove(page, 'Interns')
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(names(page)).toHaveText(SEEDED)
  })

  test('is refused with the number of people who have it', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await remove(page, 'Publisher owner')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert').filter({ hasText: '9' })).toBeVisible()
    const close = page.getByRole('alertdialog').getByRole('button', { name: 'Close' })
    await expect(close).toBeFocused()
    await close.click()
    await expect(names(page)).toHaveText(SEEDED)
  })
})

test.describe('how it looks', () => {
  test('on a phone the rows are cards with their facts', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(ADMIN)
    await openList(page)
    const cards = page.getByRole('list', { name: 'Access groups' }).getByRole('listitem')
    await expect(cards).toHaveCount(SEEDED.length)
    await expect(cards.first()).toContainText('Rights102')
    await page.getByRole('button', { name: 'Sort by' }).click()
    await page.getByRole('menuitemradio', { name: 'People' }).click()
    await expect(cards.last()).toContainText('Publisher owner')
    await cards.last().click()
    await expect(page).toHaveURL(/\/group\/\d+$/)
  })

  for (const width of [1440, 390])
    for (const theme of ['light', 'dark'])
      test(`is accessible at ${width} px in the ${theme}`, async ({ page, signInAs }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' })
        await signInAs(ADMIN)
        await openList(page, '?f.gro_scope=own')
        await expect(page.getByRole('link', { name: 'Publisher owner' })).toBeVisible()
        await expectAccessible(page)
      })

  for (const [language, title] of [
    ['Português', 'Grupos de acesso'],
    ['Español', 'Grupos de acceso'],
    ['Italiano', 'Gruppi di accesso'],
  ] as const)
    test(`speaks ${language} without overflowing`, async ({ page, signInAs }) => {
      await signInAs(ADMIN)
      // Not stored with the person, whom other tests read in English.
      await page.route(/updateUserLocale$/, route => route.abort())
      await openList(page, '?f.gro_scope=managed&f.gro_scope=own')
      await page.getByRole('button', { name: /^Language/ }).click()
      await page.getByRole('menuitemradio', { name: language }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      for (const width of [1440, 975, 640, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.getByRole('link', { name: 'Publisher owner' })).toBeVisible()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await expect(page.locator('main')).not.toContainText(/list\.|action\.|[a-z]+\.[a-z]+[A-Z]/)
      }
    })
})
