import { expect, test } from '../harness/test'

const notice = { message: 'Back at noon', until: null }

test('people in maintenance see a calm page, in their language, and can leave', async ({ page, signInAs }) => {
  await signInAs('admin@candela.example')
  await page.route(/\/api\/web\/auth\/session$/, async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), maintenance: notice } })
  })
  // The person is shared with other specs: their language on the server stays.
  await page.route(/updateUserLocale$/, route => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/maintenance/i)
  await expect(page.getByText('Back at noon')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
  await page.getByRole('button', { name: /English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/manutenção/i)
  await page
    .getByRole('link', { name: 'Sair' })
    .or(page.getByRole('button', { name: 'Sair' }))
    .click()
  await expect(page).toHaveURL(/\/auth\/login$/)
})
