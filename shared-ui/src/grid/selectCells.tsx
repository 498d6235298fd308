import type { CustomCellRendererProps, CustomHeaderProps } from 'ag-grid-react'
import { use, useLayoutEffect, useRef } from 'react'
import { Checkbox } from '../components/Checkbox'
import { SelectionContext } from './contexts'

/** The box before a row. With Shift it takes those since the last one along. */
export const SelectCell = <R extends { id: number }>({
  data,
  node,
  nameOf,
}: CustomCellRendererProps<R> & { nameOf: (row: R) => string }) => {
  const selection = use(SelectionContext)
  const extend = useRef(false)
  if (!selection || !data) return null
  return (
    <Checkbox
      label={selection.labelOf(nameOf(data))}
      checked={selection.has(data.id)}
      tabIndex={-1}
      onClick={({ shiftKey }) => {
        extend.current = shiftKey
      }}
      onChange={() => selection.toggleRow(node.rowIndex ?? 0, extend.current)}
    />
  )
}

/** The box over all of them. The grid's own cell around it holds the focus. */
export const SelectHeader = ({ eGridHeader }: CustomHeaderProps) => {
  const selection = use(SelectionContext)

  useLayoutEffect(() => {
    if (!selection) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      selection.selectAll(selection.all !== true)
    }
    eGridHeader.addEventListener('keydown', onKeyDown)
    return () => eGridHeader.removeEventListener('keydown', onKeyDown)
  }, [eGridHeader, selection])

  if (!selection) return null
  return (
    <Checkbox
      label={selection.allLabel}
      checked={selection.all}
      tabIndex={-1}
      onChange={() => selection.selectAll(selection.all !== true)}
    />
  )
}
