import { styled } from 'styled-components'
import { EstimateMark } from '../components/figures/Estimate'
import type { ChartDay } from './days'
import { chartMessages } from './messages'
import type { DayWords } from './useDayWords'

/** As wide as the chart, with a gap before the tip. The gap gives way only when the tip cannot be narrower. */
const Room = styled.div`
  position: absolute;
  z-index: 1;
  right: 0;
  left: 0;
  display: flex;
  align-items: start;
  pointer-events: none;
`

const Tip = styled.div`
  flex: 0 999 auto;
  max-width: 260px;
  margin: 0 4px;
  padding: 8px 10px;
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line), var(--sh-2);
  color: var(--fg-2);
  font-size: 12px;
  line-height: 18px;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  white-space: nowrap;

  b {
    color: var(--fg-1);
    font-weight: 600;
  }
  > :last-child {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`

const NoteLine = styled.p`
  margin-top: 4px;
  padding-top: 4px;
  border-top: 1px solid var(--line-subtle);
  overflow-wrap: anywhere;
`

/** Its place is in percent of the chart. */
type DayTipProps = { day: ChartDay; words: DayWords; x: number; top: number; onLeft: boolean }

/** Beside the day that is looked at: never over its mark while there is room for a narrow one, never beyond the chart. */
export const DayTip = ({ day: { day, value, before, estimate, notes = [] }, words, x, top, onLeft }: DayTipProps) => {
  const t = chartMessages.useT()
  return (
    <Room style={{ top: `${top}%`, flexDirection: onLeft ? 'row-reverse' : 'row' }}>
      <i style={{ flexBasis: `calc(${onLeft ? 100 - x : x}% + 6px)` }} />
      <Tip>
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
    </Room>
  )
}
