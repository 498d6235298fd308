import type { DataGridProps } from '@candela/shared-ui/grid'
import { fireEvent, screen } from '@testing-library/react'
import { ListPage } from './ListPage'
import { COLUMNS, listEndpoint, type Question, type Row, renderList, serve, things } from './testList'

/** A grid that has drawn its rows when a test says so. */
jest.mock('@candela/shared-ui/grid', () => ({
  DataGrid: ({ onDrawn }: DataGridProps<Row>) => (
    <button type="button" onClick={onDrawn}>
      Draw
    </button>
  ),
}))

const NOTHING = {}
const hrefOf = ({ id }: Row) => `/thing/${id}`
const nameOf = ({ name }: Row) => name
const actionsOf = () => NOTHING

test('the grid takes over when its rows are drawn, with the keys', async () => {
  serve({ list: (question: Question) => things(question, 3) })
  renderList(
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
  const draw = await screen.findByRole('button', { name: 'Draw' })
  const before = screen.getByText('Thing 2')
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false)
  fireEvent.click(draw)
  expect(before).not.toBeInTheDocument()
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true)
})
