import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'
import { createUser, names } from '../harness/users'

test.use({ remotes: ['mfe-publishers'] })

const PASSWORD = 'a long enough one'
const EDIT = 'Edit'
const ABSENT = { own: 'This record does not exist', self: /necessary permission/ }
const usersEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' })

type Role = { group: string; menu: boolean; mayAdd: boolean; editsOthers: boolean; reaches: 'all' | 'own' | 'self' }

/** Publishers and managers reach whom they brought in, at first nobody but themselves; viewers ask for nobody else. */
const ROLES: Role[] = [
  { group: 'Super admin', menu: true, mayAdd: true, editsOthers: true, reaches: 'all' },
  { group: 'Ad ops', menu: true, mayAdd: false, editsOthers: false, reaches: 'all' },
  { group: 'Finance', menu: true, mayAdd: false, editsOthers: false, reaches: 'all' },
  { group: 'Account manager', menu: true, mayAdd: true, editsOthers: false, reaches: 'own' },
  { group: 'Publisher owner', menu: true, mayAdd: true, editsOthers: false, reaches: 'own' },
  { group: 'Publisher viewer', menu: false, mayAdd: false, editsOthers: false, reaches: 'self' },
]

for (const { group, menu, mayAdd, editsOthers, reaches } of ROLES)
  test(`${group}: the menu and every address lead where their rights do`, async ({ page, product }) => {
    const { record } = await createUser(product.url, { usr_name: `Role ${group}`, group })
    await signIn(page, record.usr_email, PASSWORD)
    await expect(page.getByRole('link', { name: 'My account' })).toBeVisible()
    await expect(usersEntry(page)).toHaveCount(menu ? 1 : 0)

    await page.goto(`/user/${record.id}`)
    await expect(page.getByRole('heading', { level: 1, name: `Role ${group}` })).toBeVisible()
    await expect(page.getByRole('link', { name: EDIT, exact: true })).toBeVisible()

    await page.goto('/user')
    const list = page.getByRole('heading', { level: 1, name: 'Users' })
    await expect(menu ? list : page.getByText(/necessary permission/)).toBeVisible()
    if (menu && reaches === 'own') await expect(names(page)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'New user' })).toHaveCount(mayAdd ? 1 : 0)

    await page.goto('/user/new')
    await expect(
      mayAdd ? page.getByRole('heading', { level: 1, name: 'New user' }) : page.getByText(/necessary permission/),
    ).toBeVisible()

    await page.goto('/user/1')
    if (reaches === 'all') await expect(page.getByRole('heading', { level: 1, name: 'Lívia Prado' })).toBeVisible()
    else await expect(page.getByText(ABSENT[reaches])).toBeVisible()
    await expect(page.getByRole('link', { name: EDIT, exact: true })).toHaveCount(editsOthers ? 1 : 0)

    await page.goto('/user/1/edit')
    const refusal = reaches === 'all' ? 'This is not yours to change' : ABSENT[reaches]
    await expect(
      editsOthers ? page.getByRole('heading', { level: 1, name: 'Edit user' }) : page.getByText(refusal),
    ).toBeVisible()
  })

test('a foreign person is answered like one who does not exist', async ({ product }) => {
  const { record } = await createUser(product.url, { usr_name: 'Stranger', group: 'Publisher owner' })
  const token = await tokenFor(product.url, record.usr_email, PASSWORD)
  const answers = await Promise.all([1, 999_999].map(id => apiCall(product.url, 'GET', `/user/${id}`, { token })))
  const [foreign, absent] = answers.map(({ status, body: { code, message } }) => ({ status, code, message }))
  expect(foreign).toEqual(absent)
  expect(foreign?.status).toBe(404)
})
