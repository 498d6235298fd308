import type { ChartAnswer } from '@candela/shared-contract'
import { EmptyState } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { reportMessages } from '../i18n/messages'
import { Scroll, Table } from '../shared/tableStyle'
import { MoreFoot } from './MoreFoot'

type Line = ChartAnswer['rows'][number]

type FigureTableProps = {
  /** Of the card that it stands in. */
  title: string
  /** What a row is: its heading, and the row's own. */
  row: { label: string; id: (line: Line) => string; name: (line: Line) => ReactNode }
  columns: readonly { label: string; cell: (line: Line) => ReactNode }[]
  answer: ChartAnswer
  /** Where all rows are. */
  allHref: string | undefined
}

/** Lines of a chart with their numbers. */
export const FigureTable = ({ title, row, columns, answer: { rows, meta }, allHref }: FigureTableProps) => {
  const t = reportMessages.useT()
  if (rows.length === 0)
    return <EmptyState title={t('dashboard.chart.nothing')} text={t('dashboard.chart.nothingText')} />
  return (
    <>
      <Scroll role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {[row, ...columns].map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(line => (
              <tr key={row.id(line)}>
                <th scope="row">{row.name(line)}</th>
                {columns.map(({ label, cell }) => (
                  <td key={label}>{cell(line)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <MoreFoot count={meta.more} href={allHref} />
    </>
  )
}
