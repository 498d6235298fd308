import { accountWith, changeAccount, names } from '../harness/accounts'
import { newPerson } from '../harness/people'
import { expect, test } from '../harness/test'
import { createUser, heading } from '../harness/users'

const PASSWORD = 'a long enough one'

test('whoever is taken off an account does not find it any more, as they never found those of others', async ({
  page,
  product,
  signInAs,
}) => {
  const { record: manager } = await createUser(product.url, { usr_name: 'Looks After', group: 'Account manager' })
  const other = await newPerson(product.url, 'Sells There')
  const account = await accountWith(product.url, { managers: [manager.id], sellers: [other.id] })
  const foreign = await accountWith(product.url)

  await signInAs(manager.usr_email, PASSWORD)
  await page.goto('/account')
  await expect(names(page)).toHaveCount(1)
  await page.goto(`/account/${foreign.id}`)
  await expect(page.getByText('This record does not exist')).toBeVisible()
  await page.goto(`/account/${account.id}`)
  await expect(heading(page, account.acc_name)).toBeVisible()

  await changeAccount(product.url, account.id, { managers: [] })
  await page.reload()
  await expect(page.getByText('This record does not exist')).toBeVisible()
})
