import { accountWith, box, changeAccount, websiteWith } from '../harness/accounts'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'

test('shows what an account is, what it lacks, and the way there', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Shows')
  const { id } = await accountWith(product.url, { acc_name: 'Shown Media', sellers: [ana.id] })
  const site = await websiteWith(product.url, { anw_account_id: id, users: [ana.id], anw_status: 2 })
  await signInAs(ADMIN)
  await page.goto(`/account/${id}`)
  await expect(heading(page, 'Shown Media')).toBeVisible()
  await expect(page.getByText('Silver · Nobody')).toBeVisible()
  await expect(box(page, 'Summary')).toContainText('0 of 1')
  const readiness = box(page, 'Readiness')
  await expect(readiness).toContainText('42%')
  await expect(readiness.getByRole('listitem').filter({ hasText: 'Has a user' })).toContainText('done')
  await expect(readiness.getByRole('link', { name: 'Fill in: A website is live' })).toHaveAttribute(
    'href',
    `/website/${site.id}`,
  )
  await readiness.getByRole('link', { name: 'Fill in: Has an account manager' }).click()
  await expect(heading(page, 'Edit account')).toBeVisible()
  await expect(box(page, 'Account managers')).toBeFocused()

  await page.goto(`/account/${id}`)
  await box(page, 'Websites').getByRole('link', { name: site.display_host }).click()
  await expect(heading(page, site.display_host)).toBeVisible()
})

test("notes are added, and one's own removed", async ({ page, product, signInAs }) => {
  const { id } = await accountWith(product.url)
  await signInAs(ADMIN)
  await page.goto(`/account/${id}?tab=notes`)
  const notes = page.getByRole('tabpanel')
  await expect(notes).toContainText('No notes yet')
  await button(page, 'Add note').click()
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveAccessibleDescription('The field is required')
  await page.getByRole('textbox', { name: 'New note' }).fill('Prefers calls in the morning <b>early</b>')
  await button(page, 'Add note').click()
  await expect(notes).toContainText('Prefers calls in the morning <b>early</b>')
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await button(page, 'Remove note').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(notes).toContainText('No notes yet')
})

test('the history says what was changed, and takes it back as a change', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana History')
  const { id } = await accountWith(product.url, { acc_name: 'Told Media' })
  await changeAccount(product.url, id, {
    acc_tier: 1,
    users: [{ acu_id_user: ana.id, acu_comission: '5.00' }],
  })
  await signInAs(ADMIN)
  await page.goto(`/account/${id}?tab=history`)
  const newest = page.getByRole('tabpanel').getByRole('article').first()
  for (const words of ['changed Tier of Told Media: Silver → Platinum', 'added Ana History as a seller', '5.00%'])
    await expect(newest).toContainText(words)
  await newest.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(newest).toContainText('took back a change of Told Media: Seller, Commission and 1 more')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('Silver · Nobody')).toBeVisible()
  await expect(box(page, 'Users')).toContainText('No users yet.')
})

test('an account in use says why it stays', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Inuse')
  const { id } = await accountWith(product.url, { acc_name: 'Used Media' })
  await websiteWith(product.url, { anw_account_id: id, users: [ana.id] })
  await signInAs(ADMIN)
  await page.goto(`/account/${id}`)
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Remove account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('It still has 1 website')
})

test('a manager sees an account for as long as it is theirs', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Dora Detached', group: 'Account manager' })
  const { id } = await accountWith(product.url, { acc_name: 'Lent Media', managers: [record.id] })
  await signInAs(record.usr_email, 'a long enough one')
  await page.goto(`/account/${id}`)
  await expect(heading(page, 'Lent Media')).toBeVisible()
  await changeAccount(product.url, id, { managers: [] })
  await page.reload()
  await expect(page.getByText('This record does not exist')).toBeVisible()
})

for (const [name, place] of [
  ['an account', '/account/1'],
  ['a website', '/website/1'],
] as const)
  test(`what ${name} earned follows the currency of the session`, async ({ page, signInAs }) => {
    await signInAs(ADMIN)
    await page.goto(place)
    const summary = box(page, 'Summary')
    await expect(summary).toContainText(/Earnings, 30 days *R\$[\d,]+\.\d\d/)
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('menuitemradio', { name: /USD/ }).click()
    await expect(summary).toContainText(/Earnings, 30 days *\$[\d,]+\.\d\d/)
    await page.reload()
    await expect(summary).toContainText(/Earnings, 30 days *\$[\d,]+\.\d\d/)
  })
