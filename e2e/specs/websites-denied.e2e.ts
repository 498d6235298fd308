import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { button, createUser, heading } from '../harness/users'
import { accountWith, websiteWith } from '../harness/websites'

test.use({ remotes: ['mfe-publishers'] })

// Each makes people first, and hashing their passwords takes its time.
test.describe.configure({ timeout: 60_000 })

const PASSWORD = 'a long enough one'
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Websites' })

type Role = {
  group: string
  reaches: 'all' | 'managed' | 'own'
  mayWrite: boolean
  mayRemove: boolean
  approves: boolean
  history: boolean
}

const ROLES: Role[] = [
  { group: 'Super admin', reaches: 'all', mayWrite: true, mayRemove: true, approves: true, history: true },
  { group: 'Ad ops', reaches: 'all', mayWrite: true, mayRemove: false, approves: true, history: true },
  { group: 'Finance', reaches: 'all', mayWrite: false, mayRemove: false, approves: false, history: true },
  { group: 'Account manager', reaches: 'managed', mayWrite: true, mayRemove: false, approves: false, history: true },
  { group: 'Publisher owner', reaches: 'own', mayWrite: true, mayRemove: false, approves: false, history: false },
  { group: 'Publisher viewer', reaches: 'own', mayWrite: false, mayRemove: false, approves: false, history: false },
]

for (const { group, reaches, mayWrite, mayRemove, approves, history } of ROLES)
  test(`${group}: the menu and every address lead where their rights do`, async ({ page, product, signInAs }) => {
    const { record: person } = await createUser(product.url, { usr_name: `Role ${group}`, group })
    const other = await newPerson(product.url, 'Other Publisher')
    const account = await accountWith(product.url, {
      managers: reaches === 'managed' ? [person.id] : [],
      sellers: reaches === 'own' ? [person.id] : [],
    })
    const website = await websiteWith(product.url, {
      anw_account_id: account.id,
      users: [reaches === 'own' ? person.id : other.id],
      anw_status: 2,
    })
    const foreignAccount = await accountWith(product.url)
    const foreign = await websiteWith(product.url, { anw_account_id: foreignAccount.id, users: [other.id] })

    await signInAs(person.usr_email, PASSWORD)
    await page.goto('/website')
    await expect(heading(page, 'Websites')).toBeVisible()
    await expect(entry(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'New website' })).toHaveCount(mayWrite ? 1 : 0)

    await page.goto(`/website/${website.id}`)
    await expect(heading(page, website.readable)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(mayWrite ? 1 : 0)
    await expect(page.getByRole('tab', { name: 'History' })).toHaveCount(history ? 1 : 0)
    await expect(button(page, 'Approve')).toHaveCount(approves ? 1 : 0)
    await expect(page.getByText('This website waits for approval.')).toHaveCount(approves ? 0 : 1)
    if (mayWrite) {
      await button(page, 'More actions').click()
      await expect(page.getByRole('menuitem', { name: 'Remove website' })).toHaveCount(mayRemove ? 1 : 0)
    } else await expect(button(page, 'More actions')).toHaveCount(0)

    await page.goto('/website/new')
    await expect(mayWrite ? heading(page, 'New website') : page.getByText(/necessary permission/)).toBeVisible()
    await page.goto(`/website/${website.id}/edit`)
    await expect(mayWrite ? heading(page, 'Edit website') : page.getByText(/necessary permission/)).toBeVisible()
    if (mayWrite) {
      const governs = reaches !== 'own'
      await expect(page.getByRole('textbox', { name: 'Commission' })).toHaveCount(governs ? 1 : 0)
      await expect(page.getByRole('combobox', { name: 'Account' })).toBeEnabled({ enabled: governs })
    }

    await page.goto(`/website/${foreign.id}`)
    await expect(
      reaches === 'all' ? heading(page, foreign.readable) : page.getByText('This record does not exist'),
    ).toBeVisible()
  })

test('a foreign website is answered like one that does not exist', async ({ product }) => {
  const { record } = await createUser(product.url, { usr_name: 'Stranger', group: 'Publisher owner' })
  const other = await newPerson(product.url, 'Owner of it')
  const account = await accountWith(product.url)
  const { id } = await websiteWith(product.url, { anw_account_id: account.id, users: [other.id] })
  const token = await tokenFor(product.url, record.usr_email, PASSWORD)
  const answers = await Promise.all(
    [id, 999_999].map(each => apiCall(product.url, 'GET', `/website/${each}`, { token })),
  )
  const [foreign, absent] = answers.map(({ status, body: { code, message } }) => ({ status, code, message }))
  expect(foreign).toEqual(absent)
  expect(foreign?.status).toBe(404)
})

test('whoever is taken off a website does not find it any more', async ({ page, product, signInAs }) => {
  const { record: viewer } = await createUser(product.url, { usr_name: 'Vera Viewer' })
  const other = await newPerson(product.url, 'Stays On')
  const account = await accountWith(product.url)
  const { id, readable } = await websiteWith(product.url, { anw_account_id: account.id, users: [viewer.id, other.id] })
  await signInAs(viewer.usr_email, PASSWORD)
  await page.goto(`/website/${id}`)
  await expect(heading(page, readable)).toBeVisible()
  await expect(page.getByText('Vera Viewer').last()).toBeVisible()

  const token = await tokenFor(product.url, 'admin@candela.example')
  await apiCall(product.url, 'POST', `/website/${id}`, { token, body: { users: [other.id] } })
  await page.reload()
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
