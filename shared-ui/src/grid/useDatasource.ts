import type { GridApi, IDatasource } from 'ag-grid-community'
import { type RefObject, useEffect, useState } from 'react'
import type { PagedRows } from './rows'

/** Blocks that were scrolled past are let go, so that bringing the rows up to date stays a few calls. */
export const MAX_BLOCKS = 8

type OnFailure = (again: () => void) => void
type LiveSource<R> = { pagedRows: PagedRows<R>; datasource: IDatasource }

/** The rows as the grid asks for them, in blocks that are the pages of the list, from the newest answer. */
const datasourceOf = <R>(pagedRows: PagedRows<R>, onFailure: OnFailure): LiveSource<R> => {
  const getRows: IDatasource['getRows'] = request => {
    const { rows, total, perPage, fetchPages } = source.pagedRows
    const page = request.startRow / perPage + 1
    if (page === 1) return request.successCallback([...rows], total)
    fetchPages([page]).then(
      more => request.successCallback(more.flat(), source.pagedRows.total),
      () => {
        request.failCallback()
        onFailure(() => request.api.refreshInfiniteCache())
      },
    )
  }
  const source = { pagedRows: pagedRows, datasource: { rowCount: pagedRows.total, getRows } }
  return source
}

/**
 * Another question gets a new datasource, which begins without rows. A newer answer to the same question replaces the
 * rows in place: nothing flickers, and the reader stays where they are.
 */
export const useDatasource = <R>(
  grid: RefObject<GridApi<R> | null>,
  pagedRows: PagedRows<R>,
  onFailure: OnFailure,
): IDatasource => {
  const [source, setSource] = useState(() => datasourceOf(pagedRows, onFailure))
  const isAnother = source.pagedRows.question !== pagedRows.question
  if (isAnother) setSource(datasourceOf(pagedRows, onFailure))

  useEffect(() => {
    if (source.pagedRows === pagedRows || source.pagedRows.question !== pagedRows.question) return
    source.pagedRows = pagedRows
    grid.current?.refreshInfiniteCache()
  }, [grid, source, pagedRows])
  return source.datasource
}
