import { expect, test } from '../harness/test'
import { createUser, heading, names } from '../harness/users'

const PASSWORD = 'a long enough one'

test('whoever reaches nobody else finds themselves, and no way to anybody', async ({ page, product, signInAs }) => {
  const { record } = await createUser(product.url, { usr_name: 'Solitary Manager', group: 'Account manager' })
  await signInAs(record.usr_email, PASSWORD)
  await page.goto('/user')
  await expect(names(page)).toHaveCount(1)
  await names(page).click()
  await expect(heading(page, 'Solitary Manager')).toBeVisible()
  await page.goto('/user/1')
  await expect(page.getByText('This record does not exist')).toBeVisible()
  await page.goto('/user/1/edit')
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
