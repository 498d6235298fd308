import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { expectAccessible } from '../harness/axe'
import { names, OWN, openList, rows, SEEDED, search } from '../harness/groupList'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: ['mfe-admin'] })

const ADMIN = 'admin@candela.example'

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })

test.describe('the list of access groups', () => {
  test('shows the groups with their facts, and how many there are at what time', async ({ page }) => {
    await signIn(page, ADMIN)
    await page.getByRole('link', { name: 'Access groups' }).click()
    await expect(names(page)).toHaveText(SEEDED)
    await expect(rows(page).first()).toContainText('Managed')
    await expect(page.getByText(`${SEEDED.length} groups`)).toBeVisible()
    await expect(page.getByText(/^as of \d\d:\d\d$/)).toBeVisible()
  })

  test('asks its question once: what the shell asked ahead is what the screen shows', async ({ page }) => {
    await signIn(page, ADMIN)
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

  test('is walked with j and k, and e edits the row that has the focus', async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await openList(page)
    await expect(names(page)).toHaveCount(SEEDED.length)
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
