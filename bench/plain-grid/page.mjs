/** What a list is compared with: ag-grid with one module and cells of its own, and nothing else in the page. */
import { createGrid, InfiniteRowModelModule, ModuleRegistry } from 'ag-grid-community'
import { LISTS } from '../plain-app/lists.mjs'

ModuleRegistry.registerModules([InfiniteRowModelModule])

/** The address of the page says where the rows are from, who asks, and how large all of it is. */
const { searchParams } = new URL(location.href)
const ask = (/** @type {string} */ name) => searchParams.get(name) ?? ''
const perPage = Number(ask('perPage'))
const list = LISTS[ask('list')]
if (!list) throw new Error(`there is no list of ${ask('list')}`)

const room = document.createElement('div')
room.style.cssText = ask('room')
document.body.append(room)

createGrid(room, {
  rowModelType: 'infinite',
  cacheBlockSize: perPage,
  rowHeight: Number(ask('rowHeight')),
  columnDefs: list.fields.map(([field, headerName, width]) => ({ field, headerName, width })),
  datasource: {
    getRows: ({ startRow, successCallback, failCallback }) => {
      fetch(`/api/web${list.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ask('token')}` },
        body: JSON.stringify({ page: startRow / perPage + 1, perPage }),
      })
        .then(answer => answer.json())
        .then(({ data, meta }) => successCallback(data, meta.total), failCallback)
    },
  },
})
