import type { Language } from '@candela/shared-contract'
import type { Page } from 'playwright/test'
import { apiCall, DEMO_PASSWORD, tokenFor } from '../harness/api'
import { createGroup } from '../harness/groups'
import { firstLink, looks } from '../harness/looks'
import { overflowing } from '../harness/overflow'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, openUsers, rows, search } from '../harness/users'

const PASSWORD = DEMO_PASSWORD

const panel = (page: Page) => page.getByRole('dialog', { name: 'Views', exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const views = (page: Page) => menu(page).getByRole('list', { name: 'Views' })
const ready = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^\d+ users?$/ })).toBeVisible()

/** People of a group of their own, so that what they share meets nobody else's tests. */
const team = async (url: string, name: string, count = 2) => {
  const group = await createGroup(url, { gro_name: name, pairs: ['auth.session', 'user.list'], gro_scope: 'all' })
  const people = []
  for (let index = 0; index < count; index += 1) {
    const facts = { usr_name: `${name} ${index}`, group: name, usr_password: PASSWORD }
    people.push((await createUser(url, facts)).record.usr_email)
  }
  return { group, people }
}

type Facts = { viw_name: string; viw_search?: string; viw_sharing?: string; viw_id_group?: number; pinned?: boolean }

const storeView = async (url: string, email: string, facts: Facts, password = PASSWORD): Promise<number> => {
  const token = await tokenFor(url, email, password)
  const body = {
    viw_list: '/user',
    viw_search: '?f.usr_status=Banido',
    viw_look: null,
    viw_sharing: 'private',
    viw_id_group: null,
    pinned: false,
    ...facts,
  }
  const answer = await apiCall(url, 'POST', '/view', { token, body })
  expect(answer.status).toBe(200)
  return Number(answer.body.id)
}

test('somebody keeps what a list shows, pins it, and comes back to it', async ({ page, product, signInAs }) => {
  const { people } = await team(product.url, 'Keepers', 1)
  await signInAs(String(people[0]), PASSWORD)
  await openUsers(page)
  await search(page).fill('candela')
  await expect(page).toHaveURL(/q=candela/)
  await button(page, 'Views').click()
  await button(page, 'Save as new…').click()
  const form = page.getByRole('dialog', { name: 'Save as a view' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Candela people')
  await form.getByRole('checkbox', { name: 'Pin to menu' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(button(page, 'View: Candela people')).toBeVisible()
  await expect(page).toHaveURL(/\?view=\d+&q=candela$/)
  await button(page, 'Columns').click()
  await page.getByRole('checkbox', { name: 'Product', exact: true }).uncheck()
  await page.keyboard.press('Escape')
  await button(page, 'View: Candela people, changed').click()
  await button(page, 'Save changes').click()

  // All rows, in the look of one's own.
  await button(page, 'View: Candela people').click()
  await panel(page).getByRole('button', { name: 'All rows' }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveCount(1)

  await views(page).getByRole('link', { name: 'Candela people' }).click()
  await expect(button(page, 'View: Candela people')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveCount(0)
  await expect(search(page)).toHaveValue('candela')
  await expect(views(page).getByRole('link')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(search(page)).toHaveValue('')
  await page.goForward()
  await expect(search(page)).toHaveValue('candela')
})

test('a view that somebody changes says so until it is saved, renamed and removed', async ({
  page,
  product,
  signInAs,
}) => {
  const { people } = await team(product.url, 'Changers', 1)
  const id = await storeView(product.url, String(people[0]), { viw_name: 'Banned', pinned: true })
  await signInAs(String(people[0]), PASSWORD)
  await openUsers(page, `?view=${id}&f.usr_status=Banido`)
  await expect(button(page, 'View: Banned')).toBeVisible()
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Inactive/ })
    .click()
  await button(page, 'View: Banned, changed').click()
  await button(page, 'Save changes').click()
  await expect(button(page, 'View: Banned')).toBeVisible()

  await button(page, 'View: Banned').click()
  await button(page, 'Name and sharing…').click()
  const form = page.getByRole('dialog', { name: 'Name and sharing' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Away')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(views(page).getByRole('link', { name: 'Away' })).toBeVisible()

  await button(page, 'View: Away').click()
  await button(page, 'Remove…').click()
  await button(page, 'Remove view').click()
  await expect(button(page, 'Views')).toBeVisible()
  await expect(page).toHaveURL(/user\?f\.usr_status=Inativo$/)
  await expect(views(page)).toHaveCount(0)
})

test('a shared view is met by the group, who cannot change it, and by nobody else', async ({
  browser,
  page,
  product,
  signInAs,
}) => {
  const [{ people }, others] = [await team(product.url, 'Sharers'), await team(product.url, 'Bystanders', 1)]
  await signInAs(String(people[0]), PASSWORD)
  await openUsers(page, '?f.usr_status=Banido')
  await button(page, 'Views').click()
  await button(page, 'Save as new…').click()
  const form = page.getByRole('dialog', { name: 'Save as a view' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Locked out')
  await expect(form.getByRole('radio', { name: 'A group, as its default view' })).toHaveCount(0)
  await form.getByRole('radio', { name: 'People in Sharers' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(button(page, 'View: Locked out')).toBeVisible()
  const address = new URL(page.url()).pathname + new URL(page.url()).search

  const visit = async (email: string) => {
    const context = await browser.newContext({ baseURL: product.url })
    const guest = await context.newPage()
    await guest.goto('/auth/login')
    await guest.getByLabel('Email').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Sign in' }).click()
    await expect(menu(guest)).toBeVisible()
    await guest.goto(address)
    await ready(guest)
    return guest
  }
  const colleague = await visit(String(people[1]))
  await button(colleague, 'View: Locked out').click()
  await expect(panel(colleague)).toContainText('Sharers 0')
  await expect(panel(colleague).getByRole('button', { name: 'Remove…' })).toHaveCount(0)
  await panel(colleague).getByRole('button', { name: 'Pin “Locked out” to the menu' }).click()
  await expect(views(colleague).getByRole('link', { name: 'Locked out' })).toBeVisible()
  await colleague.context().close()

  // The rows are in the address; the view is not for them.
  const stranger = await visit(String(others.people[0]))
  await button(stranger, 'Views').click()
  await expect(panel(stranger)).toContainText('No views yet')
  await stranger.context().close()
})

test('an administrator decides what a group sees first', async ({ page, product, signInAs }) => {
  const { people } = await team(product.url, 'Beginners', 1)
  await signInAs(ADMIN)
  await openUsers(page, '?f.usr_status=Banido')
  await button(page, 'Views').click()
  await button(page, 'Save as new…').click()
  const form = page.getByRole('dialog', { name: 'Save as a view' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Start here')
  await form.getByRole('radio', { name: 'A group, as its default view' }).check()
  await form.getByRole('combobox', { name: 'Group' }).fill('Beginners')
  await page.getByRole('option', { name: 'Beginners' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(button(page, 'View: Start here')).toBeVisible()

  await page.goto('/logout')
  await signInAs(String(people[0]), PASSWORD)
  await openUsers(page)
  await expect(button(page, 'View: Start here')).toBeVisible()
  await expect(rows(page).filter({ hasNotText: 'Banned' })).toHaveCount(0)
  await button(page, 'View: Start here').click()
  await panel(page).getByRole('button', { name: 'All rows' }).click()
  await expect(page).toHaveURL(/\?view=all$/)
  await page.reload()
  await expect(button(page, 'Views')).toBeVisible()
  await openUsers(page, '?q=candela')
  await expect(button(page, 'Views')).toBeVisible()
  await expect(search(page)).toHaveValue('candela')
})

test('a view in the menu goes with the right to open its list', async ({ page, product, signInAs }) => {
  const { group, people } = await team(product.url, 'Leavers', 1)
  await storeView(product.url, String(people[0]), { viw_name: 'Once mine', pinned: true })
  const token = await tokenFor(product.url, ADMIN)
  const permissions = [{ grp_controller: 'auth', grp_method: 'session' }]
  const body = { gro_name: 'Leavers', gro_scope: 'all', permissions }
  expect((await apiCall(product.url, 'POST', `/group/${group.id}`, { token, body })).status).toBe(200)
  await signInAs(String(people[0]), PASSWORD)
  await page.goto('/user')
  await expect(page.getByText(/necessary permission/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Once mine' })).toHaveCount(0)
})

test('on a phone views are chosen with the keyboard and kept in the drawer', async ({ page, product, signInAs }) => {
  const { people } = await team(product.url, 'Walkers', 1)
  await storeView(product.url, String(people[0]), { viw_name: 'Banned', pinned: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(String(people[0]), PASSWORD)
  await page.goto('/user')
  await ready(page)
  await button(page, 'Views').focus()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: 'Banned', exact: true }).press('Enter')
  await expect(button(page, 'View: Banned')).toBeFocused()
  expect(await overflowing(page)).toEqual([])
  await button(page, 'Menu').click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Banned' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(page).toHaveURL(/view=\d+/)
})

const VIEWS = { en: 'Views', pt: 'Visões', es: 'Vistas', it: 'Viste' }
const KEEP = { en: 'Save as new…', pt: 'Salvar como nova…', es: 'Guardar como nueva…', it: 'Salva come nuova…' }

const openViews = async (page: Page, language: Language): Promise<void> => {
  await button(page, VIEWS[language]).click()
  await expect(button(page, KEEP[language])).toBeVisible()
}

looks({
  of: 'saved views',
  arrange: async url => {
    const { people } = await team(url, 'Readers', 1)
    const [email = ''] = people
    await storeView(url, email, { viw_name: 'W'.repeat(80), pinned: true })
    return email
  },
  as: email => email,
  words: ['user', 'views'],
  screens: [
    { name: 'views', path: () => '/user?q=prado', ready: firstLink, open: openViews },
    {
      name: 'keeping a view',
      path: () => '/user?q=prado',
      ready: firstLink,
      open: async (page, language) => {
        await openViews(page, language)
        await button(page, KEEP[language]).click()
        await expect(page.getByRole('radio').first()).toBeVisible()
      },
    },
  ],
})
