import type { MetricKey, PerformanceAnswer } from '@candela/shared-contract'
import { Figure } from '../shared/Figure'
import { Heat, Scroll, Table } from '../shared/tableStyle'
import type { MetricFormat } from '../shared/useMetricFormat'

/** The strongest heat still lets the text be read. */
const STRONGEST = 30

type HeatTableProps = {
  title: string
  answer: PerformanceAnswer
  measure: MetricKey
  metricFormat: MetricFormat
  rowHeading: string
  rowNames: readonly string[]
  columnNames: readonly string[]
}

/** Rows against columns: the stronger, the more. */
export const HeatTable = (props: HeatTableProps) => {
  const { title, answer, measure, metricFormat, rowHeading, rowNames, columnNames } = props
  const known = answer.rows.flatMap(({ cells = [] }) =>
    cells.flatMap(cell => (cell?.values[measure] == null ? [] : [Number(cell.values[measure])])),
  )
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const heatOf = (value: string | null | undefined): number =>
    value == null || high === low ? 0 : Math.round(((Number(value) - low) / (high - low)) * STRONGEST)
  return (
    <Scroll tabIndex={0} role="group" aria-label={title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {columnNames.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowNames.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columnNames.map((column, at) => {
                const cell = answer.rows[index]?.cells?.[at]
                const heat = heatOf(cell?.values[measure])
                return (
                  <td key={column}>
                    {cell ? (
                      <Heat style={{ background: `color-mix(in srgb, var(--accent) ${heat}%, transparent)` }}>
                        <Figure metric={measure} line={cell} metricFormat={metricFormat} />
                      </Heat>
                    ) : (
                      '–'
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}
