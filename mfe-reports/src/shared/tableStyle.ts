import { media } from '@candela/shared-ui'
import { styled } from 'styled-components'

/** What is too wide is scrolled to; the first column stays. */
export const Scroll = styled.div`
  /* Else what is said and not shown would widen the page from out of sight. */
  position: relative;
  overflow-x: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: 38px;
    padding: 0 10px;
    border-bottom: 1px solid var(--line-subtle);
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    height: 34px;
    background: var(--bg-sunken);
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 500;
    line-height: 16px;
    white-space: normal;
  }
  th:first-child,
  td:first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    padding-left: 16px;
    text-align: left;
  }
  th:last-child,
  td:last-child {
    padding-right: 16px;
  }
  tbody th {
    background: var(--bg-surface);
    font-weight: 500;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody th a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.phone} {
    tbody th,
    tbody td {
      height: var(--touch);
    }
    tbody th {
      max-width: 150px;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`

/** The numbers below each other, and so their bars. */
export const Share = styled.span`
  display: grid;
  grid-template-columns: 54px 46px;
  align-items: center;
  justify-content: end;
  gap: 8px;

  ${media.belowDesktop} {
    grid-template-columns: 46px;
  }
`

export const Track = styled.span`
  height: 4px;
  overflow: hidden;
  border-radius: 1px;
  background: var(--bg-active);

  i {
    display: block;
    height: 100%;
    background: var(--c1);
  }
  ${media.belowDesktop} {
    display: none;
  }
`

/** The stronger, the larger the number beside it. */
export const Heat = styled.span`
  display: inline-block;
  min-width: 76px;
  padding: 3px 8px;
  border-radius: var(--r-sm);
`

export const Foot = styled.p`
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`
