import { openDashboard, settled } from '../harness/dashboard'
import { createGroup } from '../harness/groups'
import { expect, test } from '../harness/test'
import { createUser } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })
test.describe.configure({ timeout: 60_000 })

const PASSWORD = 'a long enough one'

type Role = { group: string; errors: boolean; quotations: boolean }

const ROLES: Role[] = [
  { group: 'Super admin', errors: true, quotations: true },
  { group: 'Ad ops', errors: true, quotations: true },
  { group: 'Finance', errors: true, quotations: true },
  { group: 'Account manager', errors: true, quotations: true },
  { group: 'Publisher owner', errors: false, quotations: true },
  { group: 'Publisher viewer', errors: false, quotations: false },
]

for (const { group, errors, quotations } of ROLES)
  test(`${group}: menu, header and address lead to the parts that the rights name`, async ({
    page,
    product,
    signInAs,
  }) => {
    const { record } = await createUser(product.url, { usr_name: `Reads ${group}`, group })
    const refused: string[] = []
    page.on('response', response => {
      if (response.status() === 403) refused.push(response.url())
    })
    await signInAs(record.usr_email, PASSWORD)
    await openDashboard(page)
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Totals' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Quotations' })).toHaveCount(quotations ? 1 : 0)
    await expect(page.getByRole('region', { name: 'Error log', exact: true }).first()).toHaveCount(errors ? 1 : 0)
    await settled(page)
    // Nothing was asked that would have been refused.
    expect(refused).toEqual([])
  })

test('without a right to any part there is no entry and no page', async ({ page, product, signInAs }) => {
  await createGroup(product.url, { gro_name: 'Reads no numbers', pairs: ['account.list'] })
  const { record } = await createUser(product.url, { usr_name: 'Reads nothing', group: 'Reads no numbers' })
  await signInAs(record.usr_email, PASSWORD)
  await page.goto('/dashboard')
  await expect(page.getByText(/necessary permission/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Totals' })).toHaveCount(0)
})
