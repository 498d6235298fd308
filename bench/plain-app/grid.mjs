import { createGrid, InfiniteRowModelModule, ModuleRegistry } from 'ag-grid-community'
import { createElement as h, useEffect, useRef } from 'react'
import { ask } from './ask.mjs'

ModuleRegistry.registerModules([InfiniteRowModelModule])

const PAGE = 100
const ROW_HEIGHT = 38

/** One list, in text cells. @param {{ list: import('./lists.mjs').List }} props */
export const Grid = ({ list }) => {
  const room = useRef(null)
  useEffect(() => {
    if (!room.current) return
    const made = createGrid(room.current, {
      rowModelType: 'infinite',
      cacheBlockSize: PAGE,
      rowHeight: ROW_HEIGHT,
      columnDefs: list.fields.map(([field, headerName, width]) => ({ field, headerName, width })),
      datasource: {
        getRows: ({ startRow, successCallback, failCallback }) => {
          ask(list.path, { page: startRow / PAGE + 1, perPage: PAGE }).then(
            ({ data, meta }) => successCallback(data, meta.total),
            failCallback,
          )
        },
      },
    })
    return () => made.destroy()
  }, [list])
  return [h('h1', { key: 'title' }, list.name), h('div', { key: 'rows', ref: room, style: { height: 700 } })]
}
