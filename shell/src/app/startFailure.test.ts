import { screen } from '@testing-library/dom'
import { showStartFailure } from './startFailure'

it('takes the splash away and says what happened, with a way to go on', () => {
  document.body.innerHTML = '<div id="root"></div><div id="splash"></div>'
  showStartFailure()
  expect(document.getElementById('splash')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The page could not be started' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible()
})
