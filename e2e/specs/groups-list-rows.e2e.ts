import type { Page } from 'playwright/test'
import { actionsOf, names, openList, SEEDED, search } from '../harness/groupList'
import { createGroup } from '../harness/groups'
import { expect, test } from '../harness/test'

test.use({ remotes: ['mfe-admin'] })

const ADMIN = 'admin@candela.example'

const remove = async (page: Page, name: string): Promise<void> => {
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
}

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
    await createGroup(product.url, { gro_name: 'Interns', pairs: ['dashboard.charts'] })
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
