import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

/** Fixed, because the rail scrolls and would cut it off. */
const Panel = styled.div`
  position: fixed;
  z-index: var(--z-dropdown);
  left: calc(var(--rail-w) - 8px);
  min-width: 168px;
  max-width: 280px;
  padding: 4px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line), var(--sh-2);
`

export const FlyoutTitle = styled.div`
  padding: 5px 8px;
  color: var(--fg-1);
  font-weight: 500;
`

const EDGE = 8

/** At the height of its entry, as far as the window has room. */
export const Flyout = ({ top, ...rest }: ComponentPropsWithoutRef<'div'> & { top: number }) => {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    const lowest = window.innerHeight - element.offsetHeight - EDGE
    element.style.top = `${Math.max(EDGE, Math.min(top, lowest))}px`
  }, [top])

  return <Panel ref={panel} {...rest} />
}
