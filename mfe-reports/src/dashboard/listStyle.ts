import { media } from '@candela/shared-ui'
import { css, styled } from 'styled-components'

/** A thumb hits the whole line and not just its words. */
export const wholeLine = css`
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Rows = styled.ul`
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  gap: 0 10px;
  position: relative;
  padding: 9px 16px;
  ${wholeLine}

  ${media.phone} {
    align-content: center;
    min-height: var(--touch);
  }

  > :nth-child(2) {
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

/** Which, when: under what it is about. */
export const Small = styled.small`
  display: block;
  overflow: hidden;
  color: var(--fg-3);
  font-size: 12px;
  font-weight: 400;
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** How pressing it is; the shape says it as well. */
export const Mark = styled.i<{ $tone: 'bad' | 'warn' | 'info' }>`
  width: 8px;
  height: 8px;
  margin-top: 6px;
  border-radius: ${({ $tone }) => ($tone === 'bad' ? '50%' : '2px')};
  background: ${({ $tone }) => ($tone === 'info' ? 'var(--accent)' : `var(--${$tone})`)};
  rotate: ${({ $tone }) => ($tone === 'warn' ? '45deg' : '0deg')};
`

export const Empty = styled.p`
  padding: 20px 16px;
  color: var(--fg-3);
  text-align: center;
`
