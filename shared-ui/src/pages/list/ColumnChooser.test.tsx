import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { ColumnChooser } from './ColumnChooser'
import { inOrder, type ListLook } from './listLook'

type Row = { name: string; size: string; owner: string }

const COLUMNS = (['name', 'size', 'owner'] as const).map(field => ({
  field,
  label: field,
  cell: (row: Row) => row[field],
  width: 100,
}))

const Chooser = () => {
  const [look, setLook] = useState<Pick<ListLook, 'order' | 'hidden'>>({ order: [], hidden: [] })
  return (
    <ColumnChooser
      columns={inOrder(COLUMNS, look.order)}
      hidden={look.hidden}
      onChange={change => setLook({ ...look, ...change })}
      onReset={() => setLook({ order: [], hidden: [] })}
    />
  )
}

const setUp = async () => {
  const { user } = renderUi(<Chooser />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const names = () => screen.getAllByRole('checkbox').map(box => box.getAttribute('aria-label'))
  return { user, names }
}

test('columns are left out and come back, all but the first', async () => {
  const { user, names } = await setUp()
  expect(names()).toEqual(['size', 'owner'])
  await user.click(screen.getByRole('checkbox', { name: 'size' }))
  expect(screen.getByRole('checkbox', { name: 'size' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('checkbox', { name: 'size' })).toBeChecked()
})

test('columns change places by buttons and by dragging', async () => {
  const { user, names } = await setUp()
  await user.click(screen.getByRole('button', { name: 'Move owner up' }))
  expect(names()).toEqual(['owner', 'size'])
  const [owner, size] = screen.getAllByRole('listitem')
  if (!owner || !size) throw new Error('two columns are there')
  fireEvent.dragStart(owner)
  fireEvent.dragOver(size)
  fireEvent.dragEnd(owner)
  expect(names()).toEqual(['size', 'owner'])
})
