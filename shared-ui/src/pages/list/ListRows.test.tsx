import type { DataGridProps } from '@candela/shared-ui/grid'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { AS_OF, type Question, type Row, renderList, serve, ThingList, things } from './testList'

/** A grid that has drawn its rows when a test says so. */
jest.mock('@candela/shared-ui/grid', () => ({
  DataGrid: ({ drawWhen = draw => draw(), onDrawn, pagedRows, selection }: DataGridProps<Row>) => (
    <>
      <button type="button" onClick={() => drawWhen(() => onDrawn?.())}>
        Draw
      </button>
      <ul>
        {pagedRows.rows.map(({ id, name }) => (
          <li key={id}>
            {name}
            <input
              type="checkbox"
              checked={selection?.has(id) ?? false}
              onChange={({ target }) => selection?.select([id], target.checked)}
            />
          </li>
        ))}
      </ul>
    </>
  ),
}))

test('the grid takes over when its rows are drawn, with the keys', async () => {
  serve({ list: (question: Question) => things(question, 3) })
  renderList(<ThingList />)
  const draw = await screen.findByRole('button', { name: 'Draw' })
  const before = screen.getByText('Thing 2', { ignore: 'li' })
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false)
  fireEvent.click(draw)
  expect(before).not.toBeInTheDocument()
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(true)
})

describe('a press that has begun', () => {
  test('ends where it began: the grid takes over when it is over', async () => {
    serve({ list: (question: Question) => things(question, 3) })
    renderList(<ThingList />)
    const draw = await screen.findByRole('button', { name: 'Draw' })
    const before = screen.getByText('Thing 2', { ignore: 'li' })
    fireEvent.pointerDown(before)
    fireEvent.click(draw)
    expect(before).toBeInTheDocument()
    fireEvent.pointerUp(before)
    await waitFor(() => expect(before).not.toBeInTheDocument())
  })

  test('is over as well when a menu opens under it', async () => {
    serve({ list: (question: Question) => things(question, 3) })
    renderList(<ThingList />)
    const draw = await screen.findByRole('button', { name: 'Draw' })
    const before = screen.getByText('Thing 2', { ignore: 'li' })
    fireEvent.pointerDown(before)
    fireEvent.contextMenu(before)
    await act(() => new Promise(resolve => setTimeout(resolve)))
    fireEvent.click(draw)
    expect(before).not.toBeInTheDocument()
  })

  test('is not over because the one before it ends', async () => {
    serve({ list: (question: Question) => things(question, 3) })
    renderList(<ThingList />)
    const draw = await screen.findByRole('button', { name: 'Draw' })
    const before = screen.getByText('Thing 2', { ignore: 'li' })
    fireEvent.pointerDown(before)
    fireEvent.pointerUp(before)
    fireEvent.pointerDown(before)
    await act(() => new Promise(resolve => setTimeout(resolve)))
    fireEvent.click(draw)
    expect(before).toBeInTheDocument()
    fireEvent.pointerUp(before)
    await waitFor(() => expect(before).not.toBeInTheDocument())
  })

  test('ends on the row that it began on, and chooses it: news wait until it is over', async () => {
    const answers = ['Old', 'New']
    const asked = serve({
      list: () => {
        const data = [{ id: 1, name: answers[asked.length - 1], updated_at: AS_OF }]
        const asOf = AS_OF.replace('17', `1${asked.length}`)
        return Response.json({ data, meta: { total: 1, page: 1, perPage: 100, asOf } })
      },
    })
    renderList(<ThingList bulkActions={[{ id: 'stop', label: 'Stop', icon: 'lock', onSelect: () => undefined }]} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Draw' }))
    const [row] = screen.getAllByRole('listitem')
    const box = screen.getByRole('checkbox')
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    const seen = screen.getByText(/^as of/).textContent
    fireEvent.pointerDown(box)
    fireEvent.click(refresh)
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'))
    expect(row).toHaveTextContent('Old')
    expect(screen.getByText(/^as of/)).toHaveTextContent(seen ?? '')
    fireEvent.pointerUp(box)
    fireEvent.click(box)
    expect(await screen.findByText('1 selected')).toBeVisible()
    await waitFor(() => expect(row).toHaveTextContent('New'))
    expect(box).toBeChecked()
    expect(screen.getByText(/^as of/)).not.toHaveTextContent(seen ?? '')
  })
})
