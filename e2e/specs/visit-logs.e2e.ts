import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { DEMO_PASSWORD, tokenFor } from '../harness/api'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

const rows = (page: Page) => page.getByRole('grid', { name: 'Visit logs' }).locator('[role=row][row-index]')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /visits?$/ })

const open = async (page: Page, query = '') => {
  await page.goto(`/visit-log${query}`)
  await expect(heading(page, 'Visit logs')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

test('shows who signed in, on what and for how long, the newest first', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Visiting Person', usr_password: DEMO_PASSWORD })
  await tokenFor(product.url, record.usr_email)
  await signInAs(ADMIN)
  await open(page)
  await expect(rows(page).first()).toContainText('Lívia Prado')
  await expect(rows(page).first()).toContainText('Still signed in')
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('visiting person')
  await expect(count(page)).toHaveText('1 visit')
  await rows(page).first().locator('a').click()
  await expect(heading(page, 'Visit of Visiting Person')).toBeVisible()
  await expect(page.getByText('127.0.0.1')).toBeVisible()
  await page.getByRole('link', { name: 'All visits of this person' }).click()
  await expect(page.getByRole('button', { name: 'User Visiting Person' })).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

test('is filtered by device, person and days, in the address', async ({ page, signInAs }) => {
  await signInAs(ADMIN)
  await open(page)
  await page
    .getByRole('group', { name: 'Device' })
    .getByRole('button', { name: /^Phone/ })
    .click()
  await expect(page).toHaveURL(/f\.ual_device=mobile/)
  await page.getByRole('group', { name: 'Device' }).getByRole('button', { name: /^All/ }).click()
  await button(page, 'User').click()
  await page.getByRole('searchbox', { name: 'Find in User' }).fill('lívia')
  await page.getByRole('checkbox', { name: 'Lívia Prado' }).check()
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toContainText('Lívia Prado')
  await expect(rows(page).filter({ hasNotText: 'Lívia Prado' })).toHaveCount(0)
  await button(page, 'Period').click()
  await button(page, 'Today').click()
  await expect(page).toHaveURL(/f\.period=today/)
  await expect(page.getByRole('button', { name: 'Period Today' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Start date').fill('2026-01-02')
  await page.getByLabel('End date').fill('2026-01-01')
  await button(page, 'Apply').click()
  await expect(page.getByText('The end date is before the start date.')).toBeVisible()
  await page.getByLabel('End date').fill('2026-01-03')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/f\.period=2026-01-02\.\.2026-01-03/)
  await expect(page.getByRole('button', { name: 'Period 2 Jan 2026 – 3 Jan 2026' })).toBeVisible()
})

test('the file has the rows and columns of the list', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Filed Person', usr_password: DEMO_PASSWORD })
  await tokenFor(product.url, record.usr_email)
  await signInAs(ADMIN)
  await open(page, '?q=filed+person')
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^visits_\d{8}-\d{4}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/)
  expect(lines[0]).toBe('\uFEFFUser,Email,When,Access group,IP address,Browser,System,Device,Language,Duration')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Computer')
})

const PASSWORD = 'a long enough one'

/** Somebody of a group who reads English. */
const somebodyOf = async (url: string, group: string) =>
  (await createUser(url, { usr_name: `Log ${group}`, group, usr_password: PASSWORD })).record.usr_email

for (const group of ['Account manager', 'Publisher owner'])
  test(`${group}: the visits of those within reach, without the last part of the address`, async ({
    page,
    product,
    signInAs,
  }) => {
    await signInAs(await somebodyOf(product.url, group), PASSWORD)
    await open(page)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('127.0.0.x')
    await page.goto('/visit-log/1')
    await expect(page.getByText('This record does not exist')).toBeVisible()
  })
