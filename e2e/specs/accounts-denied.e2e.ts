import type { Page } from 'playwright/test'
import { accountWith, box, openEdit, websiteWith } from '../harness/accounts'
import { apiCall, tokenFor } from '../harness/api'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { button, createUser, heading } from '../harness/users'

test.use({ remotes: ['mfe-publishers'] })

// Each makes people first, and hashing their passwords takes its time.
test.describe.configure({ timeout: 60_000 })

const PASSWORD = 'a long enough one'
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Accounts', exact: true })

type Role = {
  group: string
  reaches: 'all' | 'managed' | 'own'
  mayWrite: boolean
  mayRemove: boolean
  history: boolean
}

const ROLES: Role[] = [
  { group: 'Super admin', reaches: 'all', mayWrite: true, mayRemove: true, history: true },
  { group: 'Ad ops', reaches: 'all', mayWrite: false, mayRemove: false, history: true },
  { group: 'Finance', reaches: 'all', mayWrite: false, mayRemove: false, history: true },
  { group: 'Account manager', reaches: 'managed', mayWrite: true, mayRemove: false, history: true },
  { group: 'Publisher owner', reaches: 'own', mayWrite: false, mayRemove: false, history: false },
  { group: 'Publisher viewer', reaches: 'own', mayWrite: false, mayRemove: false, history: false },
]

for (const { group, reaches, mayWrite, mayRemove, history } of ROLES)
  test(`${group}: the menu and every address lead where their rights do`, async ({ page, product, signInAs }) => {
    const { record: person } = await createUser(product.url, { usr_name: `Role ${group}`, group })
    const own = await accountWith(product.url, {
      acc_name: `Reached by ${group}`,
      managers: reaches === 'managed' ? [person.id] : [],
      sellers: reaches === 'own' ? [person.id] : [],
    })
    const foreign = await accountWith(product.url, { acc_name: `Foreign to ${group}` })

    await signInAs(person.usr_email, PASSWORD)
    await page.goto('/account')
    await expect(heading(page, 'Accounts')).toBeVisible()
    await expect(entry(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'New account' })).toHaveCount(mayWrite ? 1 : 0)

    await page.goto(`/account/${own.id}`)
    await expect(heading(page, own.acc_name)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(mayWrite ? 1 : 0)
    await expect(page.getByRole('tab', { name: 'Notes' })).toHaveCount(mayWrite ? 1 : 0)
    await expect(page.getByRole('tab', { name: 'History' })).toHaveCount(history ? 1 : 0)
    await expect(button(page, 'More actions')).toHaveCount(mayRemove ? 1 : 0)

    await page.goto('/account/new')
    await expect(mayWrite ? heading(page, 'New account') : page.getByText(/necessary permission/)).toBeVisible()
    await page.goto(`/account/${own.id}/edit`)
    await expect(mayWrite ? heading(page, 'Edit account') : page.getByText(/necessary permission/)).toBeVisible()

    await page.goto(`/account/${foreign.id}`)
    await expect(
      reaches === 'all' ? heading(page, foreign.acc_name) : page.getByText('This record does not exist'),
    ).toBeVisible()
  })

test('a manager adds websites to an account and removes none', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Only Adds', group: 'Account manager' })
  const ana = await newPerson(product.url, 'Ana Adds')
  const { id } = await accountWith(product.url, { managers: [record.id] })
  const site = await websiteWith(product.url, { anw_account_id: id, users: [ana.id] })
  await signInAs(record.usr_email, PASSWORD)
  await openEdit(page, id)
  await expect(box(page, 'Websites')).toContainText(site.readable)
  await expect(button(page, 'Add website')).toBeVisible()
  await expect(button(page, `Remove ${site.readable}`)).toHaveCount(0)
})

test('nobody takes themselves off the accounts they look after', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Stays Here', group: 'Account manager' })
  const { id } = await accountWith(product.url, { managers: [record.id] })
  await signInAs(record.usr_email, PASSWORD)
  await openEdit(page, id)
  await box(page, 'Account managers').getByRole('button', { name: 'Remove Stays Here' }).click()
  await button(page, 'Save changes').click()
  await expect(box(page, 'Account managers')).toContainText('You cannot change this of your own record')
})

test('a foreign account is answered like one that does not exist', async ({ product }) => {
  const { record } = await createUser(product.url, { usr_name: 'Stranger', group: 'Publisher owner' })
  const { id } = await accountWith(product.url)
  const token = await tokenFor(product.url, record.usr_email, PASSWORD)
  const answers = await Promise.all(
    [id, 999_999].map(each => apiCall(product.url, 'GET', `/account/${each}`, { token })),
  )
  const [foreign, absent] = answers.map(({ status, body: { code, message } }) => ({ status, code, message }))
  expect(foreign).toEqual(absent)
  expect(foreign?.status).toBe(404)
})
