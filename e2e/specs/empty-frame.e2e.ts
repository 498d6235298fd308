import { expectAccessible } from '../harness/axe'
import { signIn } from '../harness/signIn'
import { expect, test } from '../harness/test'

test.use({ remotes: 'fixtures' })

test('a product without sections says so, with a way out', async ({ page, product }) => {
  const before = await product.withRegistry(registry => ({ ...registry, default: {} }))
  await signIn(page, 'admin@candela.example')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to open yet')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await product.withRegistry(() => before)
})
