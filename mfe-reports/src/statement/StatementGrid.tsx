import { DataGrid, type DataGridProps, type RowSource } from '@candela/shared-ui/grid'
import { useMemo } from 'react'
import type { StatementLine } from './lines'

export type StatementGridProps = Omit<DataGridProps<StatementLine>, 'source' | 'onFailure' | 'startAt' | 'nameOf'> & {
  lines: readonly StatementLine[]
}

const never = () => undefined
const nameOf = ({ time, website }: StatementLine): string => time || website

/** Lines in columns. All of them came with one answer, so they are one page. */
const StatementGrid = ({ lines, entry, ...grid }: StatementGridProps) => {
  const source = useMemo(
    (): RowSource<StatementLine> => ({
      question: entry,
      rows: lines,
      total: lines.length,
      perPage: Math.max(1, lines.length),
      knownPage: () => undefined,
      fetchPage: () => Promise.resolve([]),
    }),
    [entry, lines],
  )
  return <DataGrid {...grid} source={source} entry={entry} startAt={0} nameOf={nameOf} onFailure={never} />
}

export default StatementGrid
