import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

test('a restart finds everything, and people stay signed in', async ({ page, product }) => {
  await signIn(page, 'adops@candela.example')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await product.restart()
  const session = page.waitForResponse(/\/auth\/session$/)
  await page.goto('/report/reportCandela')
  expect((await session).status()).toBe(200)
  await expect(page).toHaveURL(/\/report\/reportCandela$/)
})
