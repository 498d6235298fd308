import type { ImportProblem } from '@candela/shared-contract'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../components/Card'
import { useFormat } from '../../useFormat'
import { importMessages } from './messages'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px 20px;
  margin: 0;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 28px;
  }
`

const Frame = styled.div`
  position: relative;
  overflow-x: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 7px 16px;
    border-top: 1px solid var(--line-subtle);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 500;
  }
  tr > :first-child {
    width: 72px;
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    text-align: right;
  }
`

const More = styled.p`
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`

export const Counts = ({ counts }: { counts: readonly { label: string; count: number }[] }) => {
  const format = useFormat()
  return (
    <Figures>
      {counts.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </Figures>
  )
}

type LineTableProps = {
  title: string
  /** What the columns after the line's number are called. */
  heads: readonly string[]
  lines: readonly { key: string; line: number; cells: readonly ReactNode[] }[]
  /** Lines that are not shown. */
  others?: number
}

const LineTable = ({ title, heads, lines, others = 0 }: LineTableProps) => {
  const t = importMessages.useT()
  const format = useFormat()
  return (
    <Card title={title} flush>
      {/* What scrolls can be scrolled by keyboard. */}
      <Frame role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {[t('line'), ...heads].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, line, cells }) => (
              <tr key={key}>
                <th scope="row">{format.number(line)}</th>
                {cells.map((cell, index) => (
                  <td key={heads[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {others > 0 && <More>{t('more', { count: others })}</More>}
    </Card>
  )
}

type ErrorTableProps = { errors: readonly ImportProblem[]; columns: Readonly<Record<string, string>> }

/** What has to be put right, line by line. */
export const ErrorTable = ({ errors, columns }: ErrorTableProps) => {
  const t = importMessages.useT()
  return (
    <LineTable
      title={t('errors')}
      heads={[t('column'), t('problem')]}
      lines={errors.map(({ line, field, code, message }) => ({
        key: `${line} ${field} ${code}`,
        line,
        cells: [field ? (columns[field] ?? field) : t('wholeLine'), message],
      }))}
    />
  )
}

export type ImportRows = {
  /** What stands of a line, before what becomes of it. */
  heads: readonly string[]
  rows: readonly { line: number; cells: readonly ReactNode[]; becomes: ReactNode }[]
}

/** The first lines of each kind, as they were understood. */
export const RowTable = ({ rows: { heads, rows }, total }: { rows: ImportRows; total: number }) => {
  const t = importMessages.useT()
  return (
    <LineTable
      title={t('rows')}
      heads={[...heads, t('becomes')]}
      lines={rows.map(({ line, cells, becomes }) => ({ key: String(line), line, cells: [...cells, becomes] }))}
      others={total - rows.length}
    />
  )
}
