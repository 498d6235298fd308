import { render, screen } from '@testing-library/react'
import { TwoLines } from './TwoLines'

test('a link of two lines is called by both, one word apart', () => {
  render(
    <a href="/user/7">
      <TwoLines below="livia.prado@candela.example">Lívia Prado</TwoLines>
    </a>,
  )
  expect(screen.getByRole('link')).toHaveAccessibleName('Lívia Prado livia.prado@candela.example')
})

test('a line that says nothing takes no room', () => {
  const { container } = render(
    <>
      <TwoLines below={false}>Lívia Prado</TwoLines>
      <TwoLines below="Users">{false}</TwoLines>
    </>,
  )
  expect(container).toHaveTextContent('Lívia PradoUsers')
  expect(container.querySelector(':empty')).toBeNull()
})
