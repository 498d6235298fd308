import { expect, test } from '../harness/test'
import { ADMIN, button, createUser, openUsers, row, rows } from '../harness/users'

test.describe('many at once', () => {
  test('change their status, and it is taken back', async ({ page, product, signInAs }) => {
    for (const n of [1, 2, 3]) await createUser(product.url, { usr_name: `Bulk person ${n}` })
    await signInAs(ADMIN)
    await openUsers(page, '?q=bulk+person')
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
    await button(page, 'Deactivate').click()
    const dialog = page.getByRole('alertdialog', { name: 'Deactivate 3 users?' })
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('3 users changed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused()
    await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(3)
    await button(page, 'Undo').click()
    await expect(page.getByText('3 changes undone')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Inactive' })).toHaveCount(0)
  })

  test('get another group', async ({ page, product, signInAs }) => {
    for (const n of [1, 2]) await createUser(product.url, { usr_name: `Mover ${n}` })
    await signInAs(ADMIN)
    await openUsers(page, '?q=mover')
    await row(page, 'Mover 1').getByRole('checkbox').check()
    await row(page, 'Mover 2').getByRole('checkbox').check()
    await button(page, 'Change group').click()
    const dialog = page.getByRole('dialog', { name: 'Change the group of 2 users' })
    await dialog.getByRole('combobox', { name: 'Access group' }).fill('finan')
    await page.getByRole('option', { name: 'Finance' }).click()
    await dialog.getByRole('button', { name: 'Change group' }).click()
    await expect(rows(page).filter({ hasText: 'Finance' })).toHaveCount(2)
  })

  test('are removed but for those that may not be, who are named', async ({ page, product, signInAs }) => {
    await createUser(product.url, { usr_name: 'Lívia Prado, the other' })
    await signInAs(ADMIN)
    await openUsers(page, '?q=Lívia+Prado')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
    await page
      .getByRole('toolbar')
      .or(page.getByRole('region'))
      .getByRole('button', { name: 'Remove', exact: true })
      .first()
      .click()
    const question = page.getByRole('alertdialog', { name: 'Remove 2 users?' })
    await question.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('1 user removed')).toBeVisible()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText('Lívia Prado')
  })
})
