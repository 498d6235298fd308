import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ListPage } from './ListPage'
import { COLUMNS, listEndpoint, type Question, type Row, renderList, serve, things } from './testList'

/** The library of rows is on its way for as long as the test lasts. */
jest.mock('@candela/shared-ui/grid', () => new Promise(() => undefined))

const NOTHING = {}
const hrefOf = ({ id }: Row) => `/thing/${id}`
const nameOf = ({ name }: Row) => name
const actionsOf = () => NOTHING

const setUp = () => {
  serve({ list: (question: Question) => things(question, 3) })
  return renderList(
    <ListPage
      name="thing"
      title="Things"
      subtitle="All of them"
      searchLabel="Name"
      endpoint={listEndpoint}
      columns={COLUMNS}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      texts={{ count: total => `${total} things`, empty: { text: 'Nothing yet.' } }}
    />,
  )
}

test('rows are seen before the grid is there; keys and who listens wait for it', async () => {
  setUp()
  expect(await screen.findByText('Thing 2')).toBeVisible()
  const hidden = screen.getByText('Thing 2').closest('[inert]')
  expect(hidden).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false)
})

test('a row that is pressed before the grid is there opens, but not by what is in it for the grid', async () => {
  const { router } = setUp()
  const room = (await screen.findByText('Thing 2')).closest('[aria-busy]')
  if (!room) throw new Error('the rows have a room')
  jest.spyOn(room, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400))
  // Headings of 35 pixels, and half of the second row of 38.
  const clientY = 35 + 38 + 19
  fireEvent.click(room, { clientX: 590, clientY })
  expect(router.state.location.pathname).toBe('/thing')
  fireEvent.click(room, { clientX: 300, clientY })
  await waitFor(() => expect(router.state.location.pathname).toBe('/thing/2'))
})
