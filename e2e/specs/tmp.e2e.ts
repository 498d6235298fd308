import { expectAccessible } from '../harness/axe'
import { expect, test } from '../harness/test'

test('health answers', async ({ page, product }) => {
  const r = await page.goto('/api/web/health')
  expect(r?.status()).toBe(200)
  console.log(product.url, product.output())
})
test('axe', async ({ page }) => {
  await page.goto('/api/web/health')
  await expectAccessible(page)
})
test('complains', async ({ page }) => {
  await page.goto('/api/web/health')
  await page.evaluate(() => {
    console.warn('hey')
    setTimeout(() => {
      throw new Error('x')
    })
  })
  await page.waitForTimeout(50)
})
