import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { accountWith, websiteWith } from '../harness/accounts'
import { apiCall, tokenFor } from '../harness/api'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

const rows = (page: Page) => page.getByRole('grid', { name: 'System logs' }).locator('[role=row][row-index]')

/** Somebody who was renamed and moved to another product, in one action. */
const changedPerson = async (url: string, name: string) => {
  const { record } = await createUser(url, { usr_name: 'Before' })
  const token = await tokenFor(url, ADMIN)
  await apiCall(url, 'POST', `/user/${record.id}`, { token, body: { usr_name: name, usr_status: 'Inativo' } })
  return record.id
}

test('every change is listed by kind, and opens as the whole action', async ({ page, product, signInAs }) => {
  const id = await changedPerson(product.url, 'Logged Person')
  await signInAs(ADMIN)
  await page.goto('/system-log')
  await expect(heading(page, 'System logs')).toBeVisible()
  await button(page, 'Type').click()
  await page.getByRole('checkbox', { name: /^User/ }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/f\.slo_type=user/)
  await page.getByRole('searchbox', { name: 'Name of a record or a person' }).fill('logged person')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Lívia Prado changed Name and Status of Logged Person')
  await expect(rows(page).last()).toContainText('Lívia Prado created the user Logged Person')
  await rows(page).first().locator('a').click()
  await expect(heading(page, 'Lívia Prado changed Name and Status of Logged Person')).toBeVisible()
  const card = page.getByRole('region', { name: 'User · Logged Person' })
  await expect(card.getByRole('definition')).toHaveText([
    'BeforeBefore',
    'AfterLogged Person',
    'BeforeActive',
    'AfterInactive',
  ])
  await card.getByRole('link', { name: 'Open record' }).click()
  await expect(page).toHaveURL(new RegExp(`/user/${id}$`))
})

test('rows of one action read as one', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Removed Person', usr_password: 'candela-demo' })
  await tokenFor(product.url, record.usr_email, 'candela-demo')
  await apiCall(product.url, 'POST', '/user/bulk', {
    token: await tokenFor(product.url, ADMIN),
    body: { action: 'destroy', rows: [{ id: record.id, updated_at: record.updated_at }] },
  })
  await signInAs(ADMIN)
  await page.goto(`/system-log?f.slo_object_id=${record.id}&f.slo_action=user.bulk`)
  await expect(rows(page)).toHaveCount(2)
  const said = ['removed the user Removed Person', 'ended a session of Removed Person']
  for (const words of said) await expect(rows(page).filter({ hasText: words })).toHaveCount(1)
  await expect(rows(page).nth(0)).not.toContainText('As above')
  await expect(rows(page).nth(1)).toContainText('As above')
})

test('a change is taken back from its entry, which says so from then on', async ({ page, product, signInAs }) => {
  const id = await changedPerson(product.url, 'To be taken back')
  await signInAs(ADMIN)
  await page.goto(`/user/${id}?tab=history`)
  await page.getByRole('link', { name: 'View log' }).click()
  await expect(page.getByRole('button', { name: `Record id ${id}` })).toBeVisible()
  await rows(page).first().locator('a').click()
  await button(page, 'Undo').click()
  const dialog = page.getByRole('dialog', { name: 'Undo this change?' })
  await expect(dialog.getByRole('definition')).toHaveText([
    'NowTo be taken back',
    'ThenBefore',
    'NowInactive',
    'ThenActive',
  ])
  await button(page, 'Undo').last().click()
  await expect(page.getByRole('region', { name: 'User · Before' }).getByText('Change undone')).toBeVisible()
  await page.goto(`/system-log?f.slo_object_id=${id}&f.slo_type=user`)
  await expect(rows(page).first()).toContainText('took back a change of Before: Name and Status')
})

test('the histories of an account and of a website lead to all that was logged of them', async ({
  page,
  product,
  signInAs,
}) => {
  const account = await accountWith(product.url, { acc_name: 'Led to the log' })
  const { record: publisher } = await createUser(product.url, { usr_name: 'Seller', group: 'Publisher owner' })
  const site = await websiteWith(product.url, { anw_account_id: account.id, users: [publisher.id] })
  await signInAs(ADMIN)
  for (const [path, type, id, action] of [
    ['/account', 'account', account.id, 'created the account Led to the log'],
    ['/website', 'website', site.id, 'created the website'],
  ] as const) {
    await page.goto(`${path}/${id}?tab=history`)
    await page.getByRole('link', { name: 'View log' }).click()
    await expect(page).toHaveURL(new RegExp(`f\\.slo_type=${type}`))
    await expect(page.getByRole('button', { name: `Record id ${id}` })).toBeVisible()
    await expect(rows(page).filter({ hasText: action })).toHaveCount(1)
    await expect(page.getByRole('group', { name: 'Done by' }).getByRole('button', { pressed: true })).toHaveText(/^All/)
  }
})

test('the history of a user takes a change back as well', async ({ page, product, signInAs }) => {
  const id = await changedPerson(product.url, 'Renamed once')
  await signInAs(ADMIN)
  await page.goto(`/user/${id}?tab=history`)
  await page.getByRole('article').first().getByRole('button', { name: 'Undo' }).click()
  await button(page, 'Undo').last().click()
  await expect(heading(page, 'Before')).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('listitem')).toHaveText([
    'Lívia Prado took back a change of Before: Name and Status',
  ])
})

test('the file has the rows and columns of the list', async ({ page, product, signInAs }) => {
  const id = await changedPerson(product.url, 'Filed change')
  await signInAs(ADMIN)
  await page.goto(`/system-log?f.slo_object_id=${id}&f.slo_action=user.update`)
  await expect(rows(page)).toHaveCount(1)
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^system-log_\d{8}-\d{4}\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split(/\r?\n/)
  expect(lines[0]).toBe('\uFEFFWhat happened,Type,Action,Record,Record id,Table,Fields,Who,Id of who,When,IP address')
  const sentence = 'Lívia Prado changed Name and Status of Filed change'
  expect(lines[1]).toContain(`${sentence},User,User changed,Filed change,${id},Users,"Name, Status",Lívia Prado`)
})

const PASSWORD = 'a long enough one'

/** Somebody of a group who reads English. */
const somebodyOf = async (url: string, group: string) =>
  (await createUser(url, { usr_name: `Log ${group}`, group, usr_password: PASSWORD })).record.usr_email

test('a manager sees what was done within reach, with addresses cut', async ({ page, product, signInAs }) => {
  const id = await changedPerson(product.url, 'Beyond reach')
  await signInAs(await somebodyOf(product.url, 'Account manager'), PASSWORD)
  await page.goto('/system-log?f.slo_type=login')
  await expect(rows(page).first()).toContainText('127.0.0.x')
  await page.goto(`/system-log?f.slo_object_id=${id}&f.slo_type=user`)
  await expect(page.getByText('No data yet')).toBeVisible()
  await page.goto('/system-log/987654321')
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
