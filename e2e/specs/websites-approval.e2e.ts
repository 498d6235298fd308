import { mailTo } from '../harness/mail'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, heading } from '../harness/users'
import { accountWith, openWebsites, reject, row, showStatus, websiteWith } from '../harness/websites'

const PASSWORD = 'a long enough one'
const REASON = 'The privacy page is missing'
const mailOf = (url: string, email: string) => async () => (await mailTo(url, email))?.text ?? ''

test('a waiting website is looked at and let in, its people are told, and the next one follows', async ({
  page,
  product,
  signInAs,
}) => {
  const ana = await newPerson(product.url, 'Ana Approved')
  const account = await accountWith(product.url)
  const waits = { anw_account_id: account.id, users: [ana.id], anw_status: 2 as const }
  const first = await websiteWith(product.url, { ...waits, anw_website: 'queue-first.example' })
  const second = await websiteWith(product.url, { ...waits, anw_website: 'queue-second.example' })
  await signInAs(ADMIN)
  await openWebsites(page, '?q=queue-')
  await showStatus(page, /^Waiting for approval 2$/)
  await row(page, first.display_host).getByRole('link').first().click()

  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible()
  const checks = page.getByRole('list', { name: 'Website checks' })
  await expect(checks.getByRole('listitem')).toHaveCount(7)
  await button(page, 'Approve').click()
  await expect(page.getByText('Website approved')).toBeVisible()
  await expect(heading(page, first.display_host)).toBeFocused()
  await expect(page.getByRole('region', { name: 'Review' })).toHaveCount(0)
  await expect.poll(mailOf(product.url, ana.email)).toContain('was approved on Candela')

  await page.getByRole('link', { name: /^Next: / }).click()
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible()
  await page.goto(`/website/${second.id}`)
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible()
})

test('a website is turned down with a reason, its people read it and ask again', async ({
  page,
  product,
  signInAs,
  browser,
  baseURL,
}) => {
  const { record: owner } = await createUser(product.url, {
    usr_name: 'Rita Rejected',
    group: 'Publisher owner',
    usr_locale: 'it_IT',
  })
  const account = await accountWith(product.url, { sellers: [owner.id] })
  const { id, display_host } = await websiteWith(product.url, {
    anw_account_id: account.id,
    users: [owner.id],
    anw_status: 2,
  })
  await signInAs(ADMIN)
  await page.goto(`/website/${id}`)
  await button(page, 'Reject').click()
  const dialog = page.getByRole('dialog', { name: /^Reject .+\?$/ })
  await dialog.getByRole('button', { name: 'Reject website' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('The field is required')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON)
  await dialog.getByRole('button', { name: 'Reject website' }).click()
  await expect(page.getByText('This website was rejected.')).toContainText(REASON)
  await expect.poll(mailOf(product.url, owner.usr_email)).toContain(REASON)
  await expect.poll(mailOf(product.url, owner.usr_email)).toContain('non è stato approvato')

  const context = await browser.newContext({ baseURL, locale: 'it-IT' })
  const theirs = await context.newPage()
  await theirs.goto('/auth/login')
  await theirs.getByLabel(/mail/).fill(owner.usr_email)
  await theirs.locator('input[type=password]').fill(PASSWORD)
  await theirs.locator('button[type=submit]').click()
  await theirs.waitForURL(url => !url.pathname.startsWith('/auth'))
  await theirs.goto(`/website/${id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: display_host })).toBeVisible()
  await expect(theirs.getByText(REASON)).toBeVisible()
  await theirs.getByRole('button', { name: 'Invia di nuovo' }).click()
  await expect(theirs.getByText('Questo sito attende approvazione.')).toBeVisible()
  await context.close()
})

test('what was turned down can still be let in, and what is banned says so', async ({ page, product, signInAs }) => {
  const ana = await newPerson(product.url, 'Ana Again')
  const account = await accountWith(product.url)
  const facts = { anw_account_id: account.id, users: [ana.id] }
  const refused = await websiteWith(product.url, { ...facts, anw_status: 2 })
  const banned = await websiteWith(product.url, { ...facts, anw_status: 3 })
  await reject(product.url, refused.id, REASON)
  await signInAs(ADMIN)
  await page.goto(`/website/${refused.id}`)
  await button(page, 'Approve').click()
  await expect(page.getByText('Website approved')).toBeVisible()
  await expect(page.getByText(REASON)).toHaveCount(0)

  await page.goto(`/website/${banned.id}`)
  await expect(page.getByText('This website is banned.')).toContainText('Its tags are hidden')
})
