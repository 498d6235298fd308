import { newPerson } from '../harness/people'
import { shareWith } from '../harness/shares'
import { expect, test } from '../harness/test'
import { createUser, heading } from '../harness/users'
import { accountWith, websiteWith } from '../harness/websites'

test('a publisher reads the share of their own websites, and of nobody else’s', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Paula Publisher', group: 'Publisher owner' })
  const [own, other] = [await accountWith(product.url, { sellers: [record.id] }), await accountWith(product.url)]
  const website = await websiteWith(product.url, { anw_account_id: own.id, users: [record.id] })
  const stranger = await newPerson(product.url, 'Somebody Else')
  const foreign = await websiteWith(product.url, { anw_account_id: other.id, users: [stranger.id] })
  const theirs = await shareWith(product.url, foreign.id)
  const note = { wrs_note: 'Between us' }
  const { id } = await shareWith(product.url, website.id, note)
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto('/revenue-share?f.state=all')
  await expect(heading(page, 'Revenue share')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New version' })).toHaveCount(0)
  await page.getByRole('grid').getByRole('link', { name: website.display_host }).click()
  await expect(page.getByText('Platform keeps 20.00%, publisher receives 80.00%').first()).toBeVisible()
  await expect(page.getByText('Between us')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(`/revenue-share/${id}`)
  await page.goto(`/revenue-share/${theirs.id}`)
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
