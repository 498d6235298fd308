import type { Page } from 'playwright/test'
import { expectAccessible } from '../harness/axe'
import { networkWith, openNetworks, row } from '../harness/networks'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, createUser, heading } from '../harness/users'
import { accountWith, websiteWith } from '../harness/websites'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const crumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name, exact: true })
const choose = async (page: Page, box: string, text: string) => {
  await page.getByRole('combobox', { name: box, exact: true }).fill(text)
  await page.getByRole('option', { name: text, exact: true }).click()
}

/** Every answer of the network from now on. */
const answersOf = (page: Page) => {
  const texts: Promise<string>[] = []
  page.on('response', response => texts.push(response.text().catch(() => '')))
  return async () => (await Promise.all(texts)).join('\n')
}

const inBrowser = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]))

test('an ad network is added with its access, tried, given a new secret and paused, and no secret ever comes back', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await openNetworks(page)
  const answers = answersOf(page)
  await page.getByRole('link', { name: 'New ad network' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Canary network')
  await choose(page, 'Technology', 'Header bidding')
  await choose(page, 'Type', 'Video bidder')
  await page.getByRole('textbox', { name: 'Bidder host' }).fill('reports.canary.example')
  await choose(page, 'Type', 'Display bidder')
  await expect(page.getByRole('textbox', { name: 'Bidder host' })).toHaveValue('reports.canary.example')
  await page.getByLabel('Access token').fill('canary-first-4711')
  await button(page, 'Test connection').click()
  await expect(page.getByText('The network accepted this access.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'canary-',
  )
  await button(page, 'Create ad network').click()

  await expect(heading(page, 'Canary network')).toBeVisible()
  await page.getByRole('tab', { name: 'Access' }).click()
  await expect(page.getByText('•••• 4711')).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await button(page, 'Replace: Access token').click()
  await page.getByRole('textbox', { name: 'Access token' }).fill('canary-second-0815')
  await button(page, 'Save changes').click()
  await expect(page.getByText('Record saved')).toBeVisible()
  await expect(page.getByText('•••• 0815')).toBeVisible()
  await crumb(page, 'Canary network').click()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('changed the credential Access token of Canary network')).toBeVisible()
  expect(await inBrowser(page)).not.toContain('canary-')

  await crumb(page, 'Ad networks').click()
  await page.getByRole('searchbox', { name: 'Name, website or domain' }).fill('canary')
  await expect(row(page, 'Aurora Exchange')).toHaveCount(0)
  await row(page, 'Canary network').getByRole('checkbox').check()
  await button(page, 'Pause').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click()
  await expect(row(page, 'Canary network')).toContainText('Paused')
  expect(await inBrowser(page)).not.toContain('canary-')
  const said = await answers()
  expect(said).toContain('Canary network')
  expect(said).not.toContain('canary-')
})

test('a manager sees the networks of their websites without any access, and no foreign one', async ({
  page,
  product,
  signInAs,
}) => {
  const { record } = await createUser(product.url, { usr_name: 'Reads Networks', group: 'Account manager' })
  const seller = await newPerson(product.url, 'Sells Beside')
  const account = await accountWith(product.url, { managers: [record.id] })
  const site = await websiteWith(product.url, { anw_account_id: account.id, users: [seller.id] })
  const others = await accountWith(product.url)
  const elsewhere = await websiteWith(product.url, { anw_account_id: others.id, users: [seller.id] })
  const own = await networkWith(product.url, 'Network of a manager', { adn_id_website: site.id })
  const foreign = await networkWith(product.url, 'Network of others', { adn_id_website: elsewhere.id })

  await signInAs(record.usr_email, 'a long enough one')
  await page.goto(`/ad-networks/${own.id}`)
  await expect(heading(page, 'Network of a manager')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'History'])
  await expect(button(page, 'Test connection')).toHaveCount(0)
  await page.goto(`/ad-networks/${foreign.id}`)
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
