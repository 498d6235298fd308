import { styled } from 'styled-components'
import { EstimateMark } from '../components/figures/Estimate'
import type { ChartDay } from './days'
import { chartMessages } from './messages'
import type { DayWords } from './useDayWords'

const Tip = styled.div<{ $onLeft: boolean }>`
  position: absolute;
  z-index: 1;
  min-width: 200px;
  max-width: 260px;
  padding: 8px 10px;
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line), var(--sh-2);
  color: var(--fg-2);
  font-size: 12px;
  line-height: 18px;
  translate: ${({ $onLeft }) => ($onLeft ? 'calc(-100% - 10px)' : '10px')};
  pointer-events: none;
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  white-space: nowrap;

  b {
    color: var(--fg-1);
    font-weight: 600;
  }
  > :last-child {
    font-variant-numeric: tabular-nums;
  }
`

const NoteLine = styled.p`
  margin-top: 4px;
  padding-top: 4px;
  border-top: 1px solid var(--line-subtle);
  overflow-wrap: anywhere;
`

type DayTipProps = { day: ChartDay; words: DayWords; x: number; top: number; onLeft: boolean }

/** Beside the day that is looked at, never over its mark. */
export const DayTip = ({ day: { day, value, before, estimate, notes = [] }, words, x, top, onLeft }: DayTipProps) => {
  const t = chartMessages.useT()
  return (
    <Tip $onLeft={onLeft} style={{ left: x, top }}>
      <Line>
        <b>{words.day(day)}</b>
        {estimate && <EstimateMark />}
      </Line>
      <Line>
        <span>{t('thisPeriod')}</span>
        <b>{words.amount(value)}</b>
      </Line>
      {before && (
        <Line>
          <span>{words.day(before.day)}</span>
          <span>{words.amount(before.value)}</span>
        </Line>
      )}
      {notes.map(note => (
        <NoteLine key={note}>{note}</NoteLine>
      ))}
    </Tip>
  )
}
