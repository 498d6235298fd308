import { asAdmin } from '../harness/api'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { createUser, heading } from '../harness/users'
import { accountWith, rows, websiteWith } from '../harness/websites'

test('whoever is taken off a website does not find it any more, as they never found those of others', async ({
  page,
  product,
  signInAs,
}) => {
  const { record: viewer } = await createUser(product.url, { usr_name: 'Vera Viewer' })
  const other = await newPerson(product.url, 'Stays On')
  const account = await accountWith(product.url)
  const { id, display_host } = await websiteWith(product.url, {
    anw_account_id: account.id,
    users: [viewer.id, other.id],
  })
  const foreign = await websiteWith(product.url, { anw_account_id: account.id, users: [other.id] })

  await signInAs(viewer.usr_email, 'a long enough one')
  await page.goto('/website')
  await expect(rows(page)).toHaveCount(1)
  await page.goto(`/website/${foreign.id}`)
  await expect(page.getByText('This record does not exist')).toBeVisible()
  await page.goto(`/website/${id}`)
  await expect(heading(page, display_host)).toBeVisible()
  await expect(page.getByText('Vera Viewer').last()).toBeVisible()

  const { status } = await asAdmin(product.url, 'POST', `/website/${id}`, { body: { users: [other.id] } })
  expect(status).toBe(200)
  await page.reload()
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
