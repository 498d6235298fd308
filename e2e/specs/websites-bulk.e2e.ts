import { mailTo } from '../harness/mail'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button } from '../harness/users'
import { accountWith, openWebsites, rows, websiteWith } from '../harness/websites'

const selectAll = { name: 'Select all loaded rows' }

test('many are disabled at once, and it is taken back', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Bulk')
  const { id } = await accountWith(product.url)
  for (const n of [1, 2, 3])
    await websiteWith(product.url, { anw_account_id: id, users: [ana.id], anw_website: `bulk-off-${n}.example` })
  await signInAs(ADMIN)
  await openWebsites(page, '?q=bulk-off')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', selectAll).check()
  await button(page, 'Disable').click()
  const dialog = page.getByRole('alertdialog', { name: 'Disable 3 websites?' })
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('3 websites changed')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Disabled' })).toHaveCount(3)
  await button(page, 'Undo').click()
  await expect(page.getByText('3 changes undone')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Enabled' })).toHaveCount(3)
})

test('many are let in or turned down at once; those that do not wait are named', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Queue')
  const { id } = await accountWith(product.url)
  const facts = { anw_account_id: id, users: [ana.id], anw_status: 2 as const }
  for (const n of [1, 2]) await websiteWith(product.url, { ...facts, anw_website: `bulk-queue-${n}.example` })
  await signInAs(ADMIN)
  await openWebsites(page, '?q=bulk-queue')
  await page.getByRole('checkbox', selectAll).check()
  await button(page, 'Reject').click()
  const dialog = page.getByRole('dialog', { name: 'Reject 2 websites?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too little to read')
  await dialog.getByRole('button', { name: 'Reject 2 websites' }).click()
  await expect(page.getByText('2 websites rejected')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Rejected' })).toHaveCount(2)
  await expect.poll(async () => (await mailTo(product.url, ana.email))?.text ?? '').toContain('Too little to read')

  await page.getByRole('checkbox', selectAll).check()
  await button(page, 'Approve').click()
  await page.getByRole('alertdialog', { name: 'Approve 2 websites?' }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('2 websites approved')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Enabled' })).toHaveCount(2)

  await page.getByRole('checkbox', selectAll).check()
  await button(page, 'Approve').click()
  await page.getByRole('alertdialog', { name: 'Approve 2 websites?' }).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toContainText('bulk-queue-1.example')
})
