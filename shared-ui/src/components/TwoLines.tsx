import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: block;
  min-width: 0;
  line-height: 16px;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 400;
    line-height: 14px;
  }
`

export type TwoLinesProps = {
  /** What a row is called; a row that belongs to the one above it leaves it out. */
  children?: ReactNode
  below?: ReactNode
}

/** What a row is called, and what else is said of it in smaller letters: a line each, cut where the room ends. */
export const TwoLines = ({ children, below }: TwoLinesProps) => (
  <Root>
    {children && <span>{children}</span>}
    {below && <small>{below}</small>}
  </Root>
)
