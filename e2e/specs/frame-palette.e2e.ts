import { expect, test } from '../harness/test'
import { ADMIN, heading } from '../harness/users'

test('from any page to a record by the keyboard alone, and back to it by what was opened last', async ({
  page,
  signInAs,
}) => {
  await signInAs(ADMIN)
  await page.goto('/export')
  await expect(heading(page, 'Files')).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search or jump to' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('CARI')
  await expect(dialog.getByRole('option', { name: /Grupo Cariri .*Earnings, 30 days/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Grupo Cariri')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/export')
  await expect(heading(page, 'Files')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(dialog.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(/Grupo Cariri/)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Grupo Cariri')).toBeVisible()
})
