import type { DataGridProps } from '@candela/shared-ui/grid'
import { fireEvent, screen } from '@testing-library/react'
import { type Question, type Row, renderList, serve, ThingList, things } from './testList'

/** A grid that has drawn its rows when a test says so. */
jest.mock('@candela/shared-ui/grid', () => ({
  DataGrid: ({ onDrawn }: DataGridProps<Row>) => (
    <button type="button" onClick={onDrawn}>
      Draw
    </button>
  ),
}))

test('the grid takes over when its rows are drawn, with the keys', async () => {
  serve({ list: (question: Question) => things(question, 3) })
  renderList(<ThingList />)
  const draw = await screen.findByRole('button', { name: 'Draw' })
  const before = screen.getByText('Thing 2')
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false)
  fireEvent.click(draw)
  expect(before).not.toBeInTheDocument()
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true)
})
