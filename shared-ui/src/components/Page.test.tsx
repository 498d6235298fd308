import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { Avatar, initialsOf } from './Avatar'
import { Banner } from './Banner'
import { Card } from './Card'
import { ErrorState } from './ErrorState'
import { Page } from './Page'
import { focusPageHeading } from './pageHeading'

test('a page names itself in its heading, in the document and in its breadcrumb', () => {
  renderUi(
    <Page title="Grupo Cariri" subtitle="Account" breadcrumb={[{ label: 'Accounts', href: '/account' }]}>
      content
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Grupo Cariri' })).toBeInTheDocument()
  expect(document.title).toBe('Grupo Cariri · Candela')
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('AccountsGrupo Cariri')
})

test('the heading takes the focus after a change of screen', () => {
  renderUi(<Page title="Users">content</Page>)
  expect(focusPageHeading()).toBe(true)
  expect(screen.getByRole('heading', { name: 'Users' })).toHaveFocus()
})

test('a screen without a heading leaves the focus alone', () => {
  expect(focusPageHeading()).toBe(false)
})

test('a failure is read out at once, with the reason, a way on and what support needs', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(
    <ErrorState title="The list did not load" reason="The server took too long." requestId="r-1" onRetry={onRetry} />,
  )
  const panel = screen.getAllByRole('alert').find(alert => alert.textContent)
  expect(panel).toHaveTextContent('The list did not loadThe server took too long.Reference r-1')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('a banner that reports a failure is read out at once', () => {
  renderUi(<Banner kind="danger" title="Incorrect email or password" />)
  expect(screen.getByText('Incorrect email or password').closest('[role]')).toHaveAttribute('role', 'alert')
})

test('a banner says what follows its title on a line of its own', () => {
  renderUi(
    <Banner kind="info" title="Every right, always">
      Whoever has this group may do everything.
    </Banner>,
  )
  expect(getComputedStyle(screen.getByText('Whoever has this group may do everything.')).display).toBe('block')
})

test('a card is a region named by its title', () => {
  renderUi(<Card title="Users">rows</Card>)
  expect(screen.getByRole('region', { name: 'Users' })).toHaveTextContent('rows')
})

test('initials come from the first and the last name', () => {
  expect(initialsOf('Lívia de Souza Prado')).toBe('LP')
  expect(initialsOf('ândrea')).toBe('Â')
  expect(initialsOf('')).toBe('')
})

test('an avatar is decoration', () => {
  renderUi(<Avatar id={7} name="Lívia Prado" />)
  expect(screen.getByText('LP')).toHaveAttribute('aria-hidden', 'true')
})
