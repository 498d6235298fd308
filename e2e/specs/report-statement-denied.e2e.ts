import { emailOf } from '../harness/api'
import { createGroup } from '../harness/groups'
import { signIn } from '../harness/signIn'
import { grid, lines, openStatement, STATEMENT } from '../harness/statement'
import { expect, test } from '../harness/test'
import { createUser } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })
test.describe.configure({ timeout: 60_000 })

const PASSWORD = 'a long enough one'

for (const group of ['Super admin', 'Ad ops', 'Finance', 'Account manager', 'Publisher owner', 'Publisher viewer'])
  test(`${group}: menu and header lead to the report, and nothing that it asks is refused`, async ({
    page,
    product,
    signInAs,
  }) => {
    const { record } = await createUser(product.url, { usr_name: `Reports ${group}`, group })
    const refused: string[] = []
    page.on('response', response => {
      if (response.status() === 403) refused.push(response.url())
    })
    await signInAs(record.usr_email, PASSWORD)
    await openStatement(page, '?period=last7')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Candela', exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Reports', exact: true })).toBeVisible()
    await expect(page.getByText('No numbers in this period').or(lines(page)).last()).toBeVisible()
    expect(refused).toEqual([])
  })

test('without the right there is no entry, no link on the dashboard and no page', async ({
  page,
  product,
  signInAs,
}) => {
  await createGroup(product.url, { gro_name: 'Reads totals only', pairs: ['dashboard.totalizers'] })
  const { record } = await createUser(product.url, { usr_name: 'Reads totals', group: 'Reads totals only' })
  await signInAs(record.usr_email, PASSWORD)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totals' }).getByRole('link')).toHaveCount(0)
  await expect(page.locator(`a[href^="${STATEMENT}"]`)).toHaveCount(0)
  await page.goto(`${STATEMENT}?period=last7`)
  await expect(page.getByText(/necessary permission/)).toBeVisible()
  await expect(grid(page)).toHaveCount(0)
})

test('without the right to take it along there is no button for it, without that to filters no technologies', async ({
  page,
  product,
  signInAs,
}) => {
  await createGroup(product.url, { gro_name: 'Reads the report only', pairs: ['candelaReport.list'] })
  const { record } = await createUser(product.url, { usr_name: 'Reads report', group: 'Reads the report only' })
  await signInAs(record.usr_email, PASSWORD)
  await openStatement(page)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Technology' })).toHaveCount(0)
  await expect(page.getByText(/without some filters/)).toHaveCount(0)
})

test('a publisher sees neither margins nor, where it is switched off, the gross', async ({ page, signInAs }) => {
  const answers: string[] = []
  page.on('response', async response => {
    if (response.url().includes('/candelaReport/')) answers.push(await response.text().catch(() => ''))
  })
  await signInAs('publisher@candela.example')
  await page.goto(`${STATEMENT}?period=last7`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Margem|Margin/ })).toHaveCount(0)
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  expect(answers.filter(text => text.includes('margin'))).toEqual([])
})

for (const id of [198, 200, 201])
  test(`person ${id} has no link to it in the header, but the entry and the page`, async ({ page, product }) => {
    await signIn(page, await emailOf(product.url, id))
    await expect(page).toHaveURL(/\/dashboard$/)
    const header = page.getByRole('banner')
    await expect(header.locator('a[href="/dashboard"]').last()).toBeVisible()
    await expect(header.locator(`a[href="${STATEMENT}"]`)).toHaveCount(0)
    await page.goto(`${STATEMENT}?period=last7`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(`nav a[href="${STATEMENT}"][aria-current="page"]`)).toBeVisible()
  })

test('a manager reads about the accounts they look after', async ({ page, signInAs }) => {
  await signInAs('manager@candela.example')
  await page.goto(`${STATEMENT}?period=last7&step=website`)
  await expect(page.getByRole('grid').locator('[role=row][row-index="0"]')).toBeVisible()
})

test('what the account does not show is no column', async ({ page, signInAs }) => {
  await signInAs('publisher@candela.example')
  await page.route('**/candelaReport/list', async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { metrics: string[] }
    body.metrics = body.metrics.filter(metric => !['gross', 'revshare_pct'].includes(metric))
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`${STATEMENT}?period=last7`)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.locator('[col-id=gross], [col-id=revshare_pct]')).toHaveCount(0)
})
