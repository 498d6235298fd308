import { styled } from 'styled-components'
import { type ChartDay, isLine, type PlotArea, placeOf, stateRunsOf } from './days'
import { chartMessages } from './messages'

const Rail = styled.div`
  position: relative;
  height: 24px;
  font-size: 11px;
  line-height: 14px;
`

const Part = styled.span<{ $estimate: boolean }>`
  position: absolute;
  overflow: hidden;
  padding-top: 4px;
  border-top: 2px ${({ $estimate }) => ($estimate ? 'dashed var(--est-line)' : 'solid var(--line-strong)')};
  color: ${({ $estimate }) => ($estimate ? 'var(--est-fg)' : 'var(--fg-3)')};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:not(:first-child) {
    margin-left: 4px;
  }
`

type StateRailProps = { days: readonly ChartDay[]; area: PlotArea }

/** Under the axis: which days are settled and which may still change. */
export const StateRail = ({ days, area }: StateRailProps) => {
  const t = chartMessages.useT()
  const half = isLine(days) ? 0.5 / (days.length - 1) : 0.5 / days.length
  const at = (index: number, side: number) =>
    area.left + Math.max(0, Math.min(1, placeOf(index, days) + side * half)) * area.width
  return (
    <Rail>
      {stateRunsOf(days).map(({ from, to, estimate }) => (
        <Part key={from} $estimate={estimate} style={{ left: `${at(from, -1)}%`, right: `${100 - at(to, 1)}%` }}>
          {t(estimate ? 'estimate' : 'final')}
        </Part>
      ))}
    </Rail>
  )
}
