import { media } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const Domain = styled.span`
  flex: 1 1 140px;
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`

export const Fact = styled.span<{ $width: number; $figure?: boolean }>`
  flex: 0 0 ${({ $width }) => $width}px;
  min-width: 0;
  ${({ $figure }) => $figure && 'text-align: right; font-variant-numeric: tabular-nums;'}

  ${media.phone} {
    flex: none;
  }
`

/** Over the rows, in their columns; on a phone a row says what it is by itself. */
export const Heads = styled.div`
  display: flex;
  gap: 12px;
  padding: 8px 50px 8px 16px;
  border-bottom: 1px solid var(--line-subtle);
  background: var(--bg-sunken);
  color: var(--fg-2);
  font-size: 12px;

  ${Domain} {
    font-weight: 500;
  }
  ${media.phone} {
    display: none;
  }
`

export const NewSite = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;
  min-width: 0;

  > :first-child {
    flex: 1 1 180px;
  }
  > :nth-child(2) {
    flex: 0 1 150px;
  }
`
