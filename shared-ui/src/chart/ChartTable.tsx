import { styled } from 'styled-components'
import { VisuallyHidden } from '../components/VisuallyHidden'
import type { ChartData } from './chartData'

const Scroll = styled.div`
  position: relative;
  max-height: 420px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 32px;
    padding: 0 16px;
    border-bottom: 1px solid var(--line-subtle);
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--bg-sunken);
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 500;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  [data-numeric] {
    text-align: right;
  }
`

export type ChartTableProps = { title: string; data: ChartData }

/** The same numbers in rows. */
export const ChartTable = ({ title, data: { columns, rows } }: ChartTableProps) => (
  <Scroll role="group" aria-label={title} tabIndex={0}>
    <Table>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" data-numeric={numeric || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.map(({ shown }) => shown).join()}>
            {row.map(({ shown }, index) =>
              index === 0 ? (
                <th key={columns[index]?.label} scope="row">
                  {shown}
                </th>
              ) : (
                <td key={columns[index]?.label} data-numeric={columns[index]?.numeric || undefined}>
                  {shown}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
)
