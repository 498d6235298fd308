import type { Column } from '@candela/shared-ui/grid'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { COLUMNS, type Question, type Row, renderList, serve, ThingList, things } from './testList'

/** The library of rows is on its way for as long as the test lasts. */
jest.mock('@candela/shared-ui/grid', () => new Promise(() => undefined))

const columns: Column<Row>[] = [
  ...COLUMNS,
  { field: 'id', label: 'Owner', cell: ({ id }) => <a href={`#owner-${id}`}>Owner {id}</a>, width: 100 },
]

const setUp = async () => {
  serve({ list: (question: Question) => things(question, 3) })
  const { router } = renderList(<ThingList columns={columns} />)
  const room = (await screen.findByText('Thing 2')).closest('[aria-busy]')
  if (!room) throw new Error('the rows have a room')
  jest.spyOn(room, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 400))
  return { room, pathname: () => router.state.location.pathname }
}

/** Below headings of 35 pixels, the middle of the second row of 38. */
const SECOND_ROW = 100 + 35 + 38 + 19

test('a row that is pressed before the grid is there opens, but not by what is in it for the grid', async () => {
  const { room, pathname } = await setUp()
  fireEvent.click(room, { clientX: 590, clientY: SECOND_ROW })
  fireEvent.click(room, { clientX: 300, clientY: 120 })
  fireEvent.click(room, { clientX: 300, clientY: SECOND_ROW, ctrlKey: true })
  expect(pathname()).toBe('/thing')
  fireEvent.click(room, { clientX: 300, clientY: SECOND_ROW })
  await waitFor(() => expect(pathname()).toBe('/thing/2'))
})

test('a link in a row leads where it leads in the grid', async () => {
  const { room, pathname } = await setUp()
  const link = screen.getByText('Owner 2')
  const pressed = jest.fn()
  link.addEventListener('click', pressed)
  jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(280, SECOND_ROW - 10, 60, 20))
  fireEvent.click(room, { clientX: 300, clientY: SECOND_ROW })
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(pathname()).toBe('/thing')
})

test('rows are seen before the grid is there; keys and who listens wait for it', async () => {
  await setUp()
  expect(screen.getByText('Thing 2').closest('[inert]')).toHaveAttribute('aria-hidden', 'true')
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false)
})
