import { openDashboard, settled } from '../harness/dashboard'
import { createGroup } from '../harness/groups'
import { expect, test } from '../harness/test'
import { createUser } from '../harness/users'

test.use({ remotes: ['mfe-reports'] })
test.describe.configure({ timeout: 60_000 })

const PASSWORD = 'a long enough one'

type Role = { group: string; reachesAll: boolean; errors: boolean; quotations: boolean }

const ROLES: Role[] = [
  { group: 'Super admin', reachesAll: true, errors: true, quotations: true },
  { group: 'Ad ops', reachesAll: true, errors: true, quotations: true },
  { group: 'Finance', reachesAll: true, errors: true, quotations: true },
  { group: 'Account manager', reachesAll: false, errors: true, quotations: true },
  { group: 'Publisher owner', reachesAll: false, errors: false, quotations: true },
  { group: 'Publisher viewer', reachesAll: false, errors: false, quotations: false },
]

for (const { group, reachesAll, errors, quotations } of ROLES)
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
    if (reachesAll) await settled(page)
    // Whoever reaches no website has charts that say so.
    else
      for (const chart of ['Estimated earnings per day', 'RPM per day', 'Top websites'])
        await expect(page.getByRole('region', { name: chart }).getByText('No data yet')).toBeVisible()
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
