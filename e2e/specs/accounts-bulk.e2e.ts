import type { Page } from 'playwright/test'
import { accountNow, accountWith, choose, openAccounts, row, rows, websiteWith } from '../harness/accounts'
import { apiCall, tokenFor } from '../harness/api'
import { mailTo } from '../harness/mail'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser } from '../harness/users'

const chooseAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()

test('many are disabled at once after saying how many websites stop, and it is taken back', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Off')
  for (const n of [1, 2]) {
    const { id } = await accountWith(product.url, { acc_name: `Bulk Off ${n}` })
    await websiteWith(product.url, { anw_account_id: id, users: [ana.id] })
  }
  await signInAs(ADMIN)
  await openAccounts(page, '?q=bulk+off')
  await chooseAll(page)
  await button(page, 'Disable').click()
  const question = page.getByRole('alertdialog', { name: 'Disable 2 accounts?' })
  await expect(question).toContainText('2 live websites stop serving ads')
  await question.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('2 accounts changed')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(2)
  await button(page, 'Undo').click()
  await expect(page.getByText('2 changes undone')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Enabled' })).toHaveCount(2)
})

test('many get another tier', async ({ page, product, signInAs }) => {
  for (const n of [1, 2]) await accountWith(product.url, { acc_name: `Bulk Tier ${n}` })
  await signInAs(ADMIN)
  await openAccounts(page, '?q=bulk+tier')
  await chooseAll(page)
  await button(page, 'Change tier').click()
  const dialog = page.getByRole('dialog', { name: 'Change the tier of 2 accounts' })
  await dialog.getByRole('combobox', { name: 'Tier' }).click()
  await page.getByRole('option', { name: '1 · Platinum' }).click()
  await dialog.getByRole('button', { name: 'Change tier' }).click()
  await expect(rows(page).filter({ hasText: 'Platinum' })).toHaveCount(2)
})

test('those that still have websites are named, the others go', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Stays')
  const { id } = await accountWith(product.url, { acc_name: 'Bulk Gone Used' })
  await accountWith(product.url, { acc_name: 'Bulk Gone Empty' })
  await websiteWith(product.url, { anw_account_id: id, users: [ana.id] })
  await signInAs(ADMIN)
  await openAccounts(page, '?q=bulk+gone')
  await chooseAll(page)
  await button(page, 'Remove').click()
  await page.getByRole('alertdialog', { name: 'Remove 2 accounts?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toContainText('Bulk Gone Used')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(rows(page)).toHaveCount(1)
})

test('accounts are handed over: who leaves loses them at once, who comes gets one mail with the note', async ({
  page,
  product,
  signInAs,
}) => {
  const PASSWORD = 'a long enough one'
  const { record: leaves } = await createUser(product.url, { usr_name: 'Lea Leaves', group: 'Account manager' })
  const { record: comes } = await createUser(product.url, { usr_name: 'Cora Comes', group: 'Account manager' })
  const accounts = await Promise.all(
    [1, 2].map(n => accountWith(product.url, { acc_name: `Handed ${n}`, managers: [leaves.id] })),
  )
  await signInAs(ADMIN)
  await openAccounts(page, '?q=handed')
  await chooseAll(page)
  await button(page, 'Hand over').click()
  const dialog = page.getByRole('dialog', { name: 'Hand over 2 accounts' })
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(dialog.getByRole('combobox', { name: 'New account manager' })).toHaveAccessibleDescription(
    'The field is required',
  )
  await choose(page, 'New account manager', comes.usr_name, dialog)
  await dialog.getByRole('switch', { name: 'Keep the current managers' }).click()
  await dialog.getByRole('textbox', { name: 'Hand-over note' }).fill('Call Ana before Friday')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText('2 accounts handed over')).toBeVisible()
  await expect(row(page, 'Handed 1')).toContainText('Cora Comes')

  await expect
    .poll(async () => (await mailTo(product.url, comes.usr_email))?.text ?? '')
    .toContain('Call Ana before Friday')
  const [first] = accounts
  if (!first) throw new Error('nothing was handed over')
  expect((await accountNow(product.url, first.id)).managers).toMatchObject([{ id: comes.id, acm_is_main: true }])
  const token = await tokenFor(product.url, leaves.usr_email, PASSWORD)
  expect((await apiCall(product.url, 'GET', `/account/${first.id}`, { token })).status).toBe(404)

  await page.goto(`/account/${first.id}?tab=notes`)
  await expect(page.getByRole('tabpanel')).toContainText('Call Ana before Friday')
})
