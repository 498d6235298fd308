import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { chartMessages } from './messages'

export const PLOT_HEIGHT = 232
const HALF_LINE = 8

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: ${PLOT_HEIGHT}px 20px auto;
  gap: 4px 8px;
  padding: 12px 16px;
  color: var(--fg-3);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  line-height: 16px;
`

/** Each beside its line. */
const Scale = styled.div`
  display: grid;
  text-align: right;
  white-space: nowrap;

  > span {
    grid-area: 1 / 1;
    align-self: end;
  }
`

const Area = styled.div`
  position: relative;
  border-bottom: 1px solid var(--chart-axis);

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`

const Cursor = styled.i`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 1px;
  background: var(--chart-axis);
  pointer-events: none;
`

const Axis = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  white-space: nowrap;
`

/** Keeps its place, so that nothing moves while it speaks. */
const Said = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  min-height: 36px;
  color: var(--fg-2);

  > b {
    color: var(--fg-1);
  }
`

const Mark = styled.i<{ $look: KeyLook }>`
  display: inline-block;
  width: 12px;
  margin-right: 6px;
  border-top: 2px ${({ $look }) => ($look === 'dashed' ? 'dashed' : 'solid')};
  vertical-align: middle;
  ${({ $look }) => $look === 'area' && 'width: 8px; height: 8px; border: 0; border-radius: 2px; background: currentcolor;'}
`

const COLORS = ['--c1', '--c2', '--c3', '--c4', '--c5', '--c6'] as const
export const colorAt = (index: number): string => `var(${COLORS[index] ?? '--chart-prev'})`

export type KeyLook = 'line' | 'dashed' | 'area'

/** Looks as what it names. */
export const KeyMark = ({ color, look }: { color: string; look: KeyLook }) => (
  <Mark aria-hidden="true" $look={look} style={{ color }} />
)

export type PlotProps = {
  label: string
  /** What stands beside the scale, from 0 at the bottom to 1. */
  scale: readonly { at: number; text: string }[]
  axis: readonly string[]
  count: number
  /** Where each stands, from 0 to 1. */
  placeOf: (index: number) => number
  /** What is said of the one that is looked at; without one, of the chart. Nothing: how one looks at it. */
  said: (active: number | null) => ReactNode
  children: (active: number | null) => ReactNode
}

/** The room of a chart: arrow keys and the pointer look at one place of it, and what stands there is said below. */
export const Plot = ({ label, scale, axis, count, placeOf, said, children }: PlotProps) => {
  const t = chartMessages.useT()
  const [active, setActive] = useState<number | null>(null)
  const nearest = (share: number): number => {
    let best = 0
    for (let index = 1; index < count; index += 1)
      if (Math.abs(placeOf(index) - share) < Math.abs(placeOf(best) - share)) best = index
    return best
  }
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0 && count > 0) setActive(nearest((clientX - left) / width))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: (active ?? -1) + 1,
      ArrowLeft: (active ?? count) - 1,
      Home: 0,
      End: count - 1,
    }
    const next = moves[event.key]
    if (event.key === 'Escape') setActive(null)
    if (next === undefined || count === 0) return
    event.preventDefault()
    setActive(Math.max(0, Math.min(count - 1, next)))
  }
  return (
    <Root>
      <Scale aria-hidden="true">
        {scale.map(({ at, text }) => (
          <span key={at} style={{ marginBottom: at * PLOT_HEIGHT - HALF_LINE }}>
            {text}
          </span>
        ))}
      </Scale>
      <Area
        role="group"
        aria-label={`${label}. ${t('keys')}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setActive(null)}
        onBlur={() => setActive(null)}
      >
        {children(active)}
        {active !== null && <Cursor style={{ left: `${placeOf(active) * 100}%` }} />}
      </Area>
      <Axis aria-hidden="true">
        {axis.map(text => (
          <span key={text}>{text}</span>
        ))}
      </Axis>
      <Said aria-live="polite">{said(active) ?? t('keys')}</Said>
    </Root>
  )
}
