import type { Page } from 'playwright/test'
import { accountNow, accountWith, box, changeAccount, choose, openEdit, websiteWith } from '../harness/accounts'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading, unsaved } from '../harness/users'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const save = (page: Page) => button(page, 'Save changes').click()
const saved = (page: Page) => expect(page.getByText('Record saved')).toBeVisible()

const manager = (url: string, usr_name: string) => createUser(url, { usr_name, group: 'Account manager' })

test.describe('a new account', () => {
  test('needs a name, and is put up with its people and websites in one go', async ({ page, product, signInAs }) => {
    const marina = (await manager(product.url, 'Marina Newacc')).record
    const ana = await newPerson(product.url, 'Ana Newacc')
    await signInAs(ADMIN)
    await page.goto('/account')
    await page.getByRole('link', { name: 'New account' }).first().click()
    await button(page, 'Create account').click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveAccessibleDescription('The field is required')

    await field(page, 'Name').fill('Newcomer Media')
    await page.getByRole('combobox', { name: 'Time zone' }).fill('sao paulo')
    await page.getByRole('option', { name: 'America/Sao_Paulo' }).click()
    await button(page, 'Add manager').click()
    await choose(page, 'Account manager', marina.usr_name)
    await button(page, 'Add user').click()
    await choose(page, 'User', ana.name)
    await field(page, 'Commission of Ana Newacc').fill('80')
    await button(page, 'Add website').click()
    await field(page, 'Domain').fill('https://newcomer.example/home')
    await button(page, 'Create account').click()

    await expect(heading(page, 'Newcomer Media')).toBeVisible()
    await expect(page.getByText('Silver · Marina Newacc')).toBeVisible()
    await expect(box(page, 'Websites')).toContainText('newcomer.example')
    await expect(box(page, 'Users')).toContainText('80.00%')
    await expect(box(page, 'Data')).toContainText('America/Sao_Paulo')
  })
})

test.describe('the boxes of an account', () => {
  test('data: a code of other than digits is refused, and tags show their path', async ({
    page,
    product,
    signInAs,
  }) => {
    const { id } = await accountWith(product.url)
    await signInAs(ADMIN)
    await openEdit(page, id)
    await field(page, 'Child network code').fill('22-84')
    await save(page)
    await expect(field(page, 'Child network code')).toBeFocused()
    await expect(sections(page).getByRole('link', { name: 'Data' })).toContainText('1 error')
    await expect(unsaved(page)).toContainText('1 field needs attention')

    await field(page, 'Child network code').fill('22841907365')
    await page.getByRole('switch', { name: 'Custom ad unit path' }).click()
    await expect(box(page, 'Tag configuration')).toContainText('/21700000000,22841907365/ad-unit')
    await save(page)
    await saved(page)
    expect(await accountNow(product.url, id)).toMatchObject({
      acc_google_child_network_code: '22841907365',
      acc_is_custom_ad_unit_path_enabled: 1,
    })
  })

  test('managers: another main contact, and one who goes', async ({ page, product, signInAs }) => {
    const [first, second] = await Promise.all(['Mia Manager', 'Max Manager'].map(name => manager(product.url, name)))
    const ids = [first, second].flatMap(user => (user ? [user.record.id] : []))
    const { id } = await accountWith(product.url, { managers: ids })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await button(page, 'Make Max Manager the main contact').click()
    await expect(sections(page).getByRole('link', { name: 'Account managers' })).toContainText('Changed')
    await save(page)
    await saved(page)
    await button(page, 'Remove Mia Manager').click()
    await expect(button(page, 'Add manager')).toBeFocused()
    await save(page)
    await expect(unsaved(page)).toContainText('No unsaved changes')
    expect((await accountNow(product.url, id)).managers).toMatchObject([{ id: ids[1], acm_is_main: true }])
  })

  test('users: an incomplete row and one who is there already are refused at their field', async ({
    page,
    product,
    signInAs,
  }) => {
    const ana = await newPerson(product.url, 'Ana Seller')
    const bia = await newPerson(product.url, 'Bia Seller')
    const { id } = await accountWith(product.url, { sellers: [ana.id] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    await button(page, 'Add user').click()
    const picker = page.getByRole('combobox', { name: 'User', exact: true })
    await expect(picker).toBeFocused()
    await save(page)
    await expect(picker).toBeFocused()
    await expect(picker).toHaveAccessibleDescription('The field is required')
    await expect(sections(page).getByRole('link', { name: 'Users' })).toContainText('1 error')

    await choose(page, 'User', ana.email)
    await expect(picker).toHaveAccessibleDescription('The same entry appears twice')
    await choose(page, 'User', bia.email)
    await expect(picker).toHaveCount(0)
    await field(page, 'Commission of Bia Seller').fill('7,5')
    await save(page)
    await saved(page)
    expect((await accountNow(product.url, id)).users).toMatchObject([
      { id: ana.id },
      { id: bia.id, acu_comission: '7.50' },
    ])
  })

  test('websites: new ones are checked at their field, and one goes after a question', async ({
    page,
    product,
    signInAs,
  }) => {
    const ana = await newPerson(product.url, 'Ana Sites')
    const { id } = await accountWith(product.url, { sellers: [ana.id] })
    const other = await accountWith(product.url)
    const site = await websiteWith(product.url, { anw_account_id: id, users: [ana.id] })
    const taken = await websiteWith(product.url, { anw_account_id: other.id, users: [ana.id] })
    await signInAs(ADMIN)
    await openEdit(page, id)
    const domain = field(page, 'Domain')
    await button(page, 'Add website').click()
    await save(page)
    await expect(domain).toBeFocused()
    await expect(domain).toHaveAccessibleDescription('The field is required')
    await domain.fill(taken.display_host)
    await save(page)
    await expect(domain).toHaveAccessibleDescription(/This website already exists/)
    await domain.fill('not a host')
    await save(page)
    await expect(domain).toBeFocused()
    await expect(domain).toHaveAccessibleDescription(/domain/i)
    await domain.fill('Boxed.Example')

    await button(page, `Remove ${site.display_host}`).click()
    const question = page.getByRole('alertdialog', { name: `Remove ${site.display_host} from this account?` })
    await expect(question).toContainText('its tags stop')
    await question.getByRole('button', { name: 'Remove website' }).click()
    await expect(page.getByText(site.display_host)).toHaveCount(0)
    await save(page)
    await saved(page)
    expect((await accountNow(product.url, id)).websites).toMatchObject([
      { display_host: 'boxed.example', anw_comission: '20.00' },
    ])
  })
})

test('disabling asks first and says how many websites stop', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Stops')
  const { id } = await accountWith(product.url, { sellers: [ana.id] })
  for (const _ of [1, 2]) await websiteWith(product.url, { anw_account_id: id, users: [ana.id] })
  await signInAs(ADMIN)
  await openEdit(page, id)
  const enabled = page.getByRole('switch', { name: 'Account enabled' })
  await enabled.click()
  const question = page.getByRole('alertdialog', { name: 'Disable the account? 2 live websites stop' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(enabled).toBeChecked()
  await enabled.click()
  await question.getByRole('button', { name: 'Disable account' }).click()
  await expect(enabled).not.toBeChecked()
  await save(page)
  await saved(page)
  expect((await accountNow(product.url, id)).acc_is_enabled).toBe(0)
})

test('two people who change one account: the second decides, and nothing of either is lost', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Clash')
  const bia = await newPerson(product.url, 'Bia Clash')
  const { id } = await accountWith(product.url, { acc_name: 'Clash Media' })
  await signInAs(ADMIN)
  await openEdit(page, id)
  await field(page, 'Name').fill('Clash by me')
  await button(page, 'Add user').click()
  await choose(page, 'User', ana.email)
  await changeAccount(product.url, id, {
    acc_name: 'Clash by them',
    users: [{ acu_id_user: bia.id, acu_comission: '5.00' }],
  })
  await save(page)
  const panel = page.getByRole('region', { name: 'Somebody else has changed this in the meantime.' })
  await expect(panel).toContainText('Clash by them')
  await expect(panel).toContainText('Bia Clash 5.00%')
  await button(page, 'Continue with this choice').click()
  await save(page)
  await saved(page)
  const now = await accountNow(product.url, id)
  expect(now.acc_name).toBe('Clash by me')
  expect(now.users.map(user => user.id).sort()).toEqual([ana.id, bia.id].sort())
})

test('what was typed is offered back on the next visit, rows and their people as well', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Draft')
  const { id } = await accountWith(product.url)
  // The browser asks before a page with something unsaved goes.
  page.on('dialog', dialog => void dialog.accept())
  await signInAs(ADMIN)
  await openEdit(page, id)
  await button(page, 'Add user').click()
  await choose(page, 'User', ana.email)
  await expect(page.getByText(ana.email)).toBeVisible()
  await page.reload()
  await button(page, 'Restore draft').click()
  await expect(box(page, 'Users')).toContainText(ana.email)
  await save(page)
  await saved(page)
})

test('the list of sections leads into each of them', async ({ page, product, signInAs }) => {
  const { id } = await accountWith(product.url)
  await signInAs(ADMIN)
  await openEdit(page, id)
  await sections(page).getByRole('link', { name: 'Websites' }).click()
  await expect(box(page, 'Websites')).toBeFocused()
  await expect(sections(page).getByRole('link', { name: 'Websites' })).toHaveAttribute('aria-current', 'true')
})
