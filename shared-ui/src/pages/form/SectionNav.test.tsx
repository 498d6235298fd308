import { screen } from '@testing-library/react'
import { renderUi } from '../../testing/renderUi'
import { SectionNav } from './SectionNav'

const setUp = () =>
  renderUi(
    <>
      <SectionNav
        sections={[
          { id: 'wick', label: 'Wick', changed: true },
          { id: 'oil', label: 'Oil', count: '3', errors: 2 },
          { id: 'glass', label: 'Glass', count: '4' },
        ]}
      />
      {['wick', 'oil', 'glass'].map(id => (
        <section key={id} id={id} tabIndex={-1} aria-label={id} />
      ))}
    </>,
  )

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
})

test('each section says what is not saved, what is wrong, and else how many it holds', () => {
  setUp()
  const words = screen.getAllByRole('link').map(link => link.textContent)
  expect(words).toEqual(['WickChanged', 'Oil2 errors', 'Glass4'])
})

test('a link leads the focus into its section and says that one is there', async () => {
  const { user } = setUp()
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Wick')
  await user.click(screen.getByRole('link', { name: /Glass/ }))
  expect(screen.getByRole('region', { name: 'glass' })).toHaveFocus()
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Glass')
})
