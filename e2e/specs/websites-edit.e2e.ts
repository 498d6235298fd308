import type { Page } from 'playwright/test'
import { apiCall, tokenFor } from '../harness/api'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading, unsaved } from '../harness/users'
import { accountWith, choose, websiteWith } from '../harness/websites'

const PASSWORD = 'a long enough one'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const people = (page: Page) => page.getByRole('list', { name: 'Users' }).getByRole('listitem')

const openEdit = async (page: Page, id: number): Promise<void> => {
  await page.goto(`/website/${id}/edit`)
  await expect(heading(page, 'Edit website')).toBeVisible()
}

test.describe('a new website', () => {
  test('needs a domain, an account and somebody, and says what of the domain is kept', async ({
    page,
    product,
    signInAs,
  }) => {
    const account = await accountWith(product.url, { acc_name: 'Lumen Group' })
    const ana = await newPerson(product.url, 'Ana Website')
    await signInAs(ADMIN)
    await page.goto('/website')
    await page.getByRole('link', { name: 'New website' }).click()
    await button(page, 'Create website').click()
    await expect(field(page, 'Domain')).toBeFocused()
    await expect(field(page, 'Domain')).toHaveAccessibleDescription('The field is required')
    await expect(page.getByRole('combobox', { name: 'Add a user' })).toHaveAccessibleDescription(
      'Add at least one user',
    )

    await field(page, 'Domain').fill('https://Lumen.Example:8080/news?x=1')
    await expect(field(page, 'Domain')).toHaveAccessibleDescription('Changed Saved as lumen.example')
    await choose(page, 'Account', account.acc_name)
    await field(page, 'Commission').fill('12,5')
    await expect(field(page, 'Commission')).toHaveAccessibleDescription(
      /Platform keeps 12.50% · publisher receives 87.50%/,
    )
    await button(page, 'Add').click()
    await expect(page.getByRole('combobox', { name: 'Add a user' })).toHaveAccessibleDescription('Choose a user first')
    await choose(page, 'Add a user', ana.name)
    await button(page, 'Add').click()
    await expect(people(page)).toHaveCount(1)
    await choose(page, 'Add a user', ana.name)
    await button(page, 'Add').click()
    await expect(page.getByText('Already on the list')).toBeVisible()
    await expect(people(page)).toHaveCount(1)

    await button(page, 'Create website').click()
    await expect(heading(page, 'lumen.example')).toBeVisible()
    await expect(page.getByText('Record added')).toBeVisible()
    await expect(page.getByText('Platform keeps 12.50% · publisher receives 87.50%')).toBeVisible()
  })

  test('whose domain is there already hears so at the domain', async ({ page, product, signInAs }) => {
    const { id, email, name } = await newPerson(product.url, 'Tom Taken')
    const account = await accountWith(product.url, { acc_name: 'Taken Group' })
    const { display_host } = await websiteWith(product.url, { anw_account_id: account.id, users: [id] })
    await signInAs(ADMIN)
    await page.goto('/website/new')
    await field(page, 'Domain').fill(display_host.toUpperCase())
    await choose(page, 'Account', account.acc_name)
    await choose(page, 'Add a user', name)
    await button(page, 'Add').click()
    await expect(people(page)).toContainText([email])
    await button(page, 'Create website').click()
    await expect(field(page, 'Domain')).toBeFocused()
    await expect(field(page, 'Domain')).toHaveAccessibleDescription(/This website already exists/)
  })

  test('of a publisher waits for approval, with the fee of the tier', async ({ page, product, signInAs }) => {
    const { record } = await createUser(product.url, { usr_name: 'Olga Owner', group: 'Publisher owner' })
    const account = await accountWith(product.url, { acc_name: 'Olga Media', sellers: [record.id] })
    await signInAs(record.usr_email, PASSWORD)
    await page.goto('/website/new')
    await expect(page.getByText('It starts earning once we have reviewed')).toBeVisible()
    await expect(field(page, 'Commission')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0)
    await expect(people(page)).toContainText(['Olga Owner'])
    await field(page, 'Domain').fill('olga-media.example')
    await choose(page, 'Account', account.acc_name)
    await button(page, 'Create website').click()
    await expect(heading(page, 'olga-media.example')).toBeVisible()
    await expect(page.getByText('This website waits for approval.')).toBeVisible()
    await expect(page.getByText('Platform keeps 20.00% · publisher receives 80.00%')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'History' })).toHaveCount(0)
  })

  test('takes the settings of another one', async ({ page, product, signInAs }) => {
    const ana = await newPerson(product.url, 'Clara Clone')
    const account = await accountWith(product.url, { acc_name: 'Clone Group' })
    const from = await websiteWith(product.url, {
      anw_account_id: account.id,
      users: [ana.id],
      anw_product: 'Candela Video',
      anw_comission: '33.00',
    })
    await signInAs(ADMIN)
    await page.goto('/website/new')
    await choose(page, 'From another website', from.display_host)
    await expect(page.getByText('Settings copied')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Account' })).toHaveValue(account.acc_name)
    await expect(page.getByRole('combobox', { name: 'Product' })).toContainText('Candela Video')
    await expect(field(page, 'Commission')).toHaveValue('33.00')
    await expect(people(page)).toContainText(['Clara Clone'])

    await page.goto(`/website/${from.id}`)
    await button(page, 'More actions').click()
    await page.getByRole('menuitem', { name: 'New website like this one' }).click()
    await field(page, 'Domain').fill('clone-two.example')
    await button(page, 'Create website').click()
    await expect(heading(page, 'clone-two.example')).toBeVisible()
    await expect(page.getByText('Platform keeps 33.00%')).toBeVisible()
  })
})

test.describe('a website that exists', () => {
  test('is changed with its people, the history says what, and takes it back', async ({ page, product, signInAs }) => {
    const [ana, bia] = [await newPerson(product.url, 'Ana First'), await newPerson(product.url, 'Bia Second')]
    const account = await accountWith(product.url)
    const { id } = await websiteWith(product.url, {
      anw_account_id: account.id,
      users: [ana.id],
      anw_name: 'Old name',
    })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await field(page, 'Name').fill('New name')
    await choose(page, 'Add a user', bia.name)
    await button(page, 'Add').click()
    await expect(unsaved(page)).toContainText('Name, Users')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Record saved')).toBeVisible()
    await expect(unsaved(page)).toContainText('No unsaved changes')

    await page.goto(`/website/${id}?tab=history`)
    const change = page.getByRole('article').filter({ hasText: 'changed Name of' })
    await expect(change).toContainText('Old name → New name')
    await expect(change).toContainText('added Bia Second to')
    await change.getByRole('button', { name: /Undo/ }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click()
    await expect(page.getByRole('article').filter({ hasText: 'took back a change of' })).toBeVisible()
    await page.getByRole('tab', { name: 'Overview' }).click()
    await expect(page.getByText('Old name').first()).toBeVisible()
    await expect(people(page)).toHaveCount(1)
  })

  test('keeps at least one user', async ({ page, product, signInAs }) => {
    const ana = await newPerson(product.url, 'Una Only')
    const account = await accountWith(product.url)
    const { id } = await websiteWith(product.url, { anw_account_id: account.id, users: [ana.id] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await button(page, 'Remove Una Only').click()
    await button(page, 'Save changes Ctrl S')
      .or(page.getByRole('button', { name: /Save changes/ }))
      .first()
      .click()
    await expect(page.getByRole('combobox', { name: 'Add a user' })).toBeFocused()
    await expect(page.getByText('Add at least one user')).toBeVisible()
  })

  test('moves to another account after it was said who loses, gains and keeps it', async ({
    page,
    product,
    signInAs,
  }) => {
    const [sam, tia, gus] = [
      await newPerson(product.url, 'Sam Seller'),
      await newPerson(product.url, 'Tia Taker'),
      await newPerson(product.url, 'Gus Guest'),
    ]
    const from = await accountWith(product.url, { acc_name: 'Leaving Ltd', sellers: [sam.id] })
    const to = await accountWith(product.url, { acc_name: 'Arriving Ltd', sellers: [tia.id] })
    const { id, display_host } = await websiteWith(product.url, { anw_account_id: from.id, users: [sam.id, gus.id] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await choose(page, 'Account', to.acc_name)
    const dialog = page.getByRole('alertdialog', { name: `Move ${display_host} to Arriving Ltd?` })
    await page.keyboard.press('Control+s')
    await expect(dialog).toContainText('Users of Arriving Ltd who will see it: Tia Taker')
    await expect(dialog.getByText(/Sam Seller/)).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(unsaved(page)).toContainText('1 unsaved change')

    await page.keyboard.press('Control+s')
    await dialog.getByRole('checkbox', { name: 'Keep Gus Guest' }).check()
    await expect(dialog.getByRole('checkbox', { name: 'Keep Sam Seller' })).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Move website' }).click()
    await expect(page.getByText('Record saved')).toBeVisible()
    await page.goto(`/website/${id}`)
    await expect(page.getByRole('link', { name: 'Arriving Ltd' })).toBeVisible()
    await expect(people(page)).toContainText(['Gus Guest'])
    await expect(page.getByText('Sam Seller')).toBeHidden()
  })

  test('that somebody else changed first asks which of the two shall stand', async ({ page, product, signInAs }) => {
    const ana = await newPerson(product.url, 'Ada Stale')
    const account = await accountWith(product.url)
    const { id } = await websiteWith(product.url, { anw_account_id: account.id, users: [ana.id], anw_name: 'Before' })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await field(page, 'Name').fill('Mine')
    const token = await tokenFor(product.url, ADMIN)
    await apiCall(product.url, 'POST', `/website/${id}`, { token, body: { anw_name: 'Theirs' } })
    await page.keyboard.press('Control+s')
    const panel = page.getByRole('region', { name: /Somebody else has changed this/ })
    await expect(panel).toContainText('Theirs')
    await button(page, 'Continue with this choice').click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Record saved')).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Mine')
  })

  test('is removed and brought back', async ({ page, product, signInAs }) => {
    const ana = await newPerson(product.url, 'Rob Removed')
    const account = await accountWith(product.url)
    const { id, display_host } = await websiteWith(product.url, { anw_account_id: account.id, users: [ana.id] })
    await signInAs(ADMIN)
    const remove = async () => {
      await button(page, 'More actions').click()
      await page.getByRole('menuitem', { name: 'Remove website' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await expect(heading(page, 'Websites')).toBeVisible()
    }
    await page.goto(`/website/${id}`)
    await remove()
    await button(page, 'Undo').click()
    await expect(page.getByText('Record restored')).toBeVisible()
    await page.goto(`/website/${id}`)
    await expect(heading(page, display_host)).toBeVisible()

    // Once the way back of the toast is gone, the list of what was removed has it.
    await remove()
    await button(page, 'Removed').click()
    await expect(heading(page, 'Removed websites')).toBeVisible()
    await page.getByRole('searchbox').fill(display_host)
    await expect(page.getByText('1 removed record', { exact: true }).first()).toBeVisible()
    await page.getByRole('link', { name: display_host }).click()
    await expect(page.getByText(/^This record was removed by/)).toBeVisible()
    await button(page, 'Restore').click()
    await expect(heading(page, display_host)).toBeVisible()
  })
})
