import { emailOf } from '../harness/api'
import { STATEMENT } from '../harness/statement'
import { expect, test } from '../harness/test'

test('a publisher is neither shown nor answered any margin', async ({ page, signInAs }) => {
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

test('three people have no link to it in the header, but the entry and the page', async ({
  page,
  product,
  signInAs,
}) => {
  for (const id of [198, 200, 201]) {
    // A page that is open notices that somebody else has signed in.
    await page.goto('about:blank')
    await signInAs(await emailOf(product.url, id))
    await page.goto(`${STATEMENT}?period=last7`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(`nav a[href="${STATEMENT}"][aria-current="page"]`)).toBeVisible()
    const header = page.getByRole('banner')
    await expect(header.locator('a[href="/dashboard"]').last()).toBeVisible()
    await expect(header.locator(`a[href="${STATEMENT}"]`)).toHaveCount(0)
  }
})
