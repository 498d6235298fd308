import { media } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** One entry of a box: what it is at the left, its fields and the way out at the right. */
export const Row = styled.li<{ $filling?: boolean }>`
  display: flex;
  align-items: ${({ $filling }) => ($filling ? 'flex-start' : 'center')};
  gap: 8px 12px;
  min-height: 46px;
  padding: 6px 10px 6px 16px;

  & + & {
    border-top: 1px solid var(--line-subtle);
  }
  &:not(:has(> button:last-child)) {
    padding-right: 16px;
  }
  > button {
    /* In the middle of a field, which may have words below it. */
    margin-top: ${({ $filling }) => ($filling ? 3 : 0)}px;
  }
  ${media.phone} {
    position: relative;
    flex-wrap: wrap;

    /* What it is has a line of its own, but for the way out. */
    > :first-child {
      flex: 1 0 100%;
    }
    &:has(> button:last-child) {
      padding-right: 58px;
    }
    > button:last-child {
      position: absolute;
      top: 6px;
      right: 10px;
      margin: 0;
    }
  }
`

/** What is said of somebody beside their name. */
export const Quiet = styled.span`
  color: var(--fg-3);
  font-size: 12px;
`

export const Figure = styled.div`
  flex: 0 0 104px;
`
