import { screen } from '@testing-library/react'
import { Login } from '../pages/Login'
import { renderPage } from '../testSupport'

jest.mock('../i18n/es', () => {
  throw new Error('the file did not arrive')
})

test('a language whose texts cannot be fetched leaves the old one, with an alert', async () => {
  const user = renderPage('login', Login)
  await user.click(screen.getByRole('combobox', { name: 'Language' }))
  await user.click(screen.getByRole('option', { name: 'Español' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Ops The language change failed')
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(document.cookie).not.toContain('candela_locale')
})
