import { createMemoryRouter, RouterProvider } from '@candela/shared-ui/router'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { useTab } from './useTab'

const Screen = () => {
  const [tab, setTab] = useTab(['data', 'history'])
  return (
    <>
      <h1>{tab}</h1>
      <button type="button" onClick={() => setTab(tab === 'data' ? 'history' : 'data')}>
        Other
      </button>
    </>
  )
}

const open = (address: string) => {
  const router = createMemoryRouter([{ path: '/record', element: <Screen /> }], { initialEntries: ['/list', address] })
  const { user } = renderUi(<RouterProvider router={router} />)
  const heading = () => screen.getByRole('heading').textContent
  return { user, heading, address: () => router.state.location.search }
}

test('the address says which tab is open, beside what else it says', async () => {
  const { user, heading, address } = open('/record?from=4')
  expect(heading()).toBe('data')
  await user.click(screen.getByRole('button'))
  expect(heading()).toBe('history')
  expect(address()).toBe('?from=4&tab=history')
  await user.click(screen.getByRole('button'))
  expect(address()).toBe('?from=4')
})

test('an address leads to its tab, and one that means nothing to the first', () => {
  expect(open('/record?tab=history').heading()).toBe('history')
})

test('a tab that does not exist is the first', () => {
  expect(open('/record?tab=owner').heading()).toBe('data')
})
