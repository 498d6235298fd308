import { readFile } from 'node:fs/promises'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, heading } from '../harness/users'
import { accountWith, openWebsites, row, rows, websiteWith } from '../harness/websites'

const segment = (page: Parameters<typeof rows>[0], name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })

test('says how many there are of each status, those that wait first', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Segments')
  const { id } = await accountWith(product.url)
  for (const anw_status of [0, 1, 2, 2, 3] as const)
    await websiteWith(product.url, { anw_account_id: id, users: [ana.id], anw_status, anw_name: 'Segment House' })
  await signInAs(ADMIN)
  await openWebsites(page, '?q=segment+house')
  await expect(rows(page)).toHaveCount(5)
  const names = await page.getByRole('group', { name: 'Status' }).getByRole('button').allInnerTexts()
  expect(names.map(name => name.replace(/\s+/g, ' '))).toEqual([
    'All 5',
    'Waiting for approval 2',
    'Enabled 1',
    'Disabled 1',
    'Banned 1',
  ])
  await segment(page, /^Waiting/).click()
  await expect(page).toHaveURL(/f\.anw_status=2/)
  await expect(rows(page)).toHaveCount(2)
})

test('is filtered by account, found by typing, and the chip says its name after a reload', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Filter')
  const account = await accountWith(product.url, { acc_name: 'Filter Factory' })
  const { display_host } = await websiteWith(product.url, { anw_account_id: account.id, users: [ana.id] })
  await signInAs(ADMIN)
  await openWebsites(page)
  await button(page, 'Account').click()
  await page.getByRole('searchbox', { name: /Account/ }).fill('filter fac')
  await page.getByRole('checkbox', { name: account.acc_name }).check()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(row(page, display_host)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account Filter Factory' })).toBeVisible()
})

test('leads to the website and to its account; a domain reads as people write it', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Idn')
  const account = await accountWith(product.url, { acc_name: 'Notícias do Sertão' })
  const { id } = await websiteWith(product.url, {
    anw_account_id: account.id,
    users: [ana.id],
    anw_website: 'https://Notícias-Sertão.example/',
    anw_name: '<b>Sertão</b> {{website.new}}',
  })
  await signInAs(ADMIN)
  await openWebsites(page, '?q=sert')
  const line = row(page, 'notícias-sertão.example')
  await expect(line).toContainText('<b>Sertão</b> {{website.new}}')
  await expect(line.getByRole('link', { name: 'Notícias do Sertão' })).toHaveAttribute('href', `/account/${account.id}`)
  await line.getByRole('link').first().click()
  await expect(heading(page, 'notícias-sertão.example')).toBeVisible()
  await expect(page.getByText('xn--')).toBeVisible()
  const visit = page.getByRole('link', { name: 'Open website' })
  await expect(visit).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(visit).toHaveAttribute('href', /^https:\/\/xn--/)
  expect(page.url()).toContain(`/website/${id}`)
})

test('the file has the rows and columns of the list, and no formula', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana File')
  const account = await accountWith(product.url)
  const facts = { anw_account_id: account.id, users: [ana.id] }
  await websiteWith(product.url, { ...facts, anw_name: '=SUM(cabinet)' })
  await signInAs(ADMIN)
  await openWebsites(page, '?q=cabinet')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Export/ }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  const [head, ...lines] = file.trim().split(/\r?\n/)
  expect(head).toContain('Domain')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("'=SUM(cabinet)")
})

test('shows cards on a phone', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Card')
  const account = await accountWith(product.url, { acc_name: 'Card House' })
  const { display_host } = await websiteWith(product.url, {
    anw_account_id: account.id,
    users: [ana.id],
    anw_status: 2,
    anw_name: 'Card site',
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(ADMIN)
  await page.goto('/website?q=card+site')
  const card = page.getByRole('list', { name: 'Websites' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Waiting for approval')
  await expect(card).toContainText('Card House')
  await card.getByRole('link', { name: display_host }).click()
  await expect(heading(page, display_host)).toBeVisible()
})
