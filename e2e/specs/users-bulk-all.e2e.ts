import { LIST_PAGE, MAX_PER_PAGE, type UserRow } from '@candela/shared-contract'
import { apiCall, tokenFor } from '../harness/api'
import { invitedCrowd } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, openUsers } from '../harness/users'

const CROWD = LIST_PAGE + 5

/** Everybody's status as the API says it, apart from the page under test. */
const statuses = async (url: string): Promise<Map<number, string>> => {
  const token = await tokenFor(url, ADMIN)
  const found = new Map<number, string>()
  for (let page = 1; ; page += 1) {
    const { body } = await apiCall(url, 'POST', '/user/list', { token, body: { page, perPage: MAX_PER_PAGE } })
    const { data, meta } = body as { data: UserRow[]; meta: { total: number } }
    for (const { id, usr_status } of data) found.set(id, usr_status)
    if (page * MAX_PER_PAGE >= meta.total) return found
  }
}

test('all that match are changed, those too that were never fetched, and nobody else', async ({
  page,
  product,
  signInAs,
}) => {
  const crowd = await invitedCrowd(product.url, 'Choir member', CROWD)
  const before = await statuses(product.url)
  await signInAs(ADMIN)
  await openUsers(page, '?q=choir+member')
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' })
  await expect(bar).toContainText(`${LIST_PAGE} selected`)
  await button(page, `Select all ${CROWD}`).click()
  await expect(bar).toContainText(`${CROWD} selected`)

  await button(page, 'Deactivate').click()
  const dialog = page.getByRole('alertdialog', { name: `Deactivate ${CROWD} users?` })
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(`${CROWD} users changed`)).toBeVisible()
  const changed = new Map([...before, ...crowd.map(({ id }) => [id, 'Inativo'] as const)])
  expect(await statuses(product.url)).toEqual(changed)

  await button(page, 'Undo').click()
  await expect(page.getByText(`${CROWD} changes undone`)).toBeVisible()
  expect(await statuses(product.url)).toEqual(before)
})
