import { readFile } from 'node:fs/promises'
import { accountWith, names, openAccounts, row, rows, websiteWith } from '../harness/accounts'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

const HOSTILE = '=<img src=x onerror=alert(1)> {{account.new}}'

test('says of each account its tier, websites, people and how ready it is', async ({ page, product, signInAs }) => {
  const { record: marina } = await createUser(product.url, { usr_name: 'Marina Lists', group: 'Account manager' })
  const { record: heitor } = await createUser(product.url, { usr_name: 'Heitor Lists', group: 'Account manager' })
  const ana = await newPerson(product.url, 'Ana Lists')
  const { id } = await accountWith(product.url, {
    acc_name: 'Listed Media',
    managers: [marina.id, heitor.id],
    sellers: [ana.id],
  })
  for (const anw_status of [0, 1] as const)
    await websiteWith(product.url, { anw_account_id: id, users: [ana.id], anw_status })
  await signInAs(ADMIN)
  await openAccounts(page, '?q=listed+media')
  const line = row(page, 'Listed Media')
  for (const words of ['Europe/Rome', 'Silver', 'Enabled', '1 of 2', 'Marina Lists +1', '71%'])
    await expect(line).toContainText(words)
  await line.getByRole('link').first().click()
  await expect(heading(page, 'Listed Media')).toBeVisible()
})

test('is searched, filtered by tier, manager and readiness, and counts its segments', async ({
  page,
  product,
  signInAs,
}) => {
  const { record: manager } = await createUser(product.url, { usr_name: 'Fara Filter', group: 'Account manager' })
  await accountWith(product.url, { acc_name: 'Sieve One', managers: [manager.id] })
  await accountWith(product.url, { acc_name: 'Sieve Two' })
  await signInAs(ADMIN)
  await openAccounts(page, '?q=sieve')
  await expect(names(page)).toHaveText([/Sieve One/, /Sieve Two/])
  const segments = page.getByRole('group', { name: 'Status' })
  await expect(segments.getByRole('button', { name: /^Enabled/ })).toContainText('2')
  await expect(segments.getByRole('button', { name: /^Disabled/ })).toContainText('0')

  await button(page, 'Account manager').click()
  await page.getByRole('checkbox', { name: 'Fara Filter' }).check()
  await expect(names(page)).toHaveText([/Sieve One/])
  await expect(page).toHaveURL(new RegExp(`f\\.manager=${manager.id}`))
  await page.keyboard.press('Escape')

  await openAccounts(page, '?q=sieve&f.acc_tier=3&f.readiness=gaps&sort=-acc_name')
  await expect(names(page)).toHaveText([/Sieve Two/, /Sieve One/])
})

test('the file has the rows and columns of the list, and no formula', async ({ page, product, signInAs }) => {
  await accountWith(product.url, { acc_name: HOSTILE })
  await signInAs(ADMIN)
  await openAccounts(page, '?q=onerror')
  await expect(row(page, HOSTILE)).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, 'Export CSV').click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [head = '', line = ''] = file.replace(/^\uFEFF/, '').split('\r\n')
  expect(head).toContain('Name,Time zone,Tier')
  expect(line).toContain("'=<img")
})

test('an account is removed and brought back; one with websites says why it stays', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Goes')
  const kept = await accountWith(product.url, { acc_name: 'Goes Not' })
  await accountWith(product.url, { acc_name: 'Goes Away' })
  await websiteWith(product.url, { anw_account_id: kept.id, users: [ana.id] })
  await signInAs(ADMIN)
  await openAccounts(page, '?q=goes')
  const remove = async (name: string) => {
    await button(page, `Actions for ${name}`).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  }
  await remove('Goes Not')
  await expect(page.getByRole('alertdialog')).toContainText('It still has 1 website')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await remove('Goes Away')
  await expect(rows(page)).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(row(page, 'Goes Away')).toBeVisible()
})

test('on a phone an account is a card', async ({ page, product, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await accountWith(product.url, { acc_name: 'Pocket Media' })
  await signInAs(ADMIN)
  await page.goto('/account?q=pocket')
  const card = page.getByRole('listitem').filter({ hasText: 'Pocket Media' })
  await expect(card).toContainText('0 of 0')
  await expect(card).toContainText('Enabled')
})
