import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { media } from '../theme/media'

const Root = styled.div`
  display: inline-flex;
  flex: none;
  gap: 1px;
  padding: 2px;
  border-radius: var(--r-md);
  background: var(--bg-active);
  max-width: 100%;
  position: relative;
  overflow-x: auto;
  scrollbar-width: none;

  ${media.phone} {
    display: flex;
  }
`

const Segment = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 26px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: var(--fg-2);
  font-size: 12px;
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    color: var(--fg-1);
  }
  &[aria-pressed='true'] {
    background: var(--bg-surface);
    box-shadow:
      0 0 0 1px var(--line),
      var(--sh-1);
    color: var(--fg-1);
  }
  &:focus-visible {
    outline-offset: 0;
    border-radius: var(--r-sm);
  }
  ${media.phone} {
    flex: 1 0 auto;
    justify-content: center;
    height: 32px;
  }
  ${media.touch} {
    height: var(--touch);
  }
`

/** Room for two digits is kept before they come, so that nothing beside it moves. */
const Count = styled.span`
  min-width: 2ch;
  color: var(--fg-3);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Badge = styled.span`
  min-width: 18px;
  padding: 0 5px;
  border-radius: var(--r-full);
  background: var(--warn-bg);
  color: var(--warn-fg);
  font-variant-numeric: tabular-nums;
  line-height: 18px;
`

export type SegmentOption<V extends string> = {
  value: V
  label: string
  /** Empty: not known yet. */
  count?: string
  /** Somebody has to do something about these: their number stands out while there are any. */
  needsAttention?: boolean
}

export type SegmentedControlProps<V extends string> = {
  /** What is chosen here; said, not shown. */
  label: string
  value: V
  options: readonly SegmentOption<V>[]
  onChange: (value: V) => void
}

/** One of a few ways of looking at the same thing; what has no room is scrolled to, and what is chosen is in sight. */
export const SegmentedControl = <V extends string>({ label, value, options, onChange }: SegmentedControlProps<V>) => {
  const row = useRef<HTMLDivElement>(null)
  // Counts that come later push what is chosen aside; one that changes has its room already, and moves nothing under a finger.
  const shown = options.map(option => `${option.label} ${Boolean(option.count)}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at what these have drawn
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (!row.current || !chosen) return
    const { scrollLeft, clientWidth } = row.current
    const [start, end] = [chosen.offsetLeft, chosen.offsetLeft + chosen.offsetWidth]
    // Not by `scrollIntoView`, which moves the page as well.
    if (start < scrollLeft || end > scrollLeft + clientWidth)
      row.current.scrollLeft = start - (clientWidth - chosen.offsetWidth) / 2
  }, [value, shown])
  return (
    <Root ref={row} role="group" aria-label={label}>
      {options.map(option => (
        <Segment
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined &&
            (option.needsAttention && !['', '0'].includes(option.count) ? (
              <Badge>{option.count}</Badge>
            ) : (
              <Count>{option.count}</Count>
            ))}
        </Segment>
      ))}
    </Root>
  )
}
