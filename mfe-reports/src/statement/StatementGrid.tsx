import { DataGrid, type DataGridProps, type PagedRows } from '@candela/shared-ui/grid'
import { useMemo } from 'react'
import type { StatementLine } from './lines'

export type StatementGridProps = Omit<
  DataGridProps<StatementLine>,
  'pagedRows' | 'onFailure' | 'startAt' | 'nameOf'
> & {
  lines: readonly StatementLine[]
}

const never = () => undefined
const nameOf = ({ time, website }: StatementLine): string => time || website

/** Lines in columns. All of them came with one answer, so they are one page. */
const StatementGrid = ({ lines, scrollKey, ...grid }: StatementGridProps) => {
  const pagedRows = useMemo(
    (): PagedRows<StatementLine> => ({
      question: scrollKey,
      rows: lines,
      total: lines.length,
      perPage: Math.max(1, lines.length),
      knownPage: () => undefined,
      fetchPage: () => Promise.resolve([]),
    }),
    [scrollKey, lines],
  )
  return (
    <DataGrid {...grid} pagedRows={pagedRows} scrollKey={scrollKey} startAt={0} nameOf={nameOf} onFailure={never} />
  )
}

export default StatementGrid
