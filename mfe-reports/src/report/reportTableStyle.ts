import { styled } from 'styled-components'

/** Pixels of the heading; those of the totals are those of a row. */
export const HEADING_HEIGHT = 34

export const Root = styled.div`
  position: relative;
  font-variant-numeric: tabular-nums;

  /* There is more at this side. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 4;
    top: 0;
    bottom: 0;
    width: 14px;
    opacity: 0;
    background: linear-gradient(var(--to), color-mix(in srgb, var(--fg-1) 14%, transparent), transparent);
    pointer-events: none;
  }
  &::before {
    --to: to right;
    left: var(--first);
  }
  &::after {
    --to: to left;
    right: 0;
  }
  &[data-more-left]::before,
  &[data-more-right]::after {
    opacity: 1;
  }
  @media print {
    display: table;
    width: 100%;
    font-size: 10px;

    &::before,
    &::after {
      display: none;
    }
  }
`

/** Under the filters, wherever the page is scrolled to. */
export const Head = styled.div`
  position: sticky;
  z-index: 3;
  top: var(--bar-height, 0);
  overflow: hidden;
  border-bottom: 1px solid var(--line);
  background: var(--bg-surface);

  @media print {
    display: table-header-group;
    position: static;
    overflow: visible;
    break-inside: avoid;
  }
`

export const Body = styled.div`
  overflow-x: auto;
  overflow-y: hidden;
  border-radius: 0 0 var(--r-lg) var(--r-lg);

  @media print {
    display: table-row-group;
  }
`

export const Row = styled.div<{ $height: number; $leads?: boolean }>`
  display: grid;
  grid-template-columns: var(--columns);
  min-width: var(--least);
  height: ${({ $height }) => $height}px;
  border-bottom: 1px solid var(--line-subtle);
  background: var(--bg-surface);
  cursor: ${({ $leads }) => ($leads ? 'pointer' : 'default')};
  content-visibility: auto;

  &:last-child {
    border-bottom: 0;
  }
  [role='rowgroup'] + [role='rowgroup'] > &:hover,
  [role='rowgroup'] + [role='rowgroup'] > &:hover > :first-child {
    background: var(--bg-hover);
  }
  &[aria-selected='true'] {
    background: var(--bg-selected);
  }
  &[data-warned] {
    background: var(--warn-bg);
  }
  &[data-row='-2'] {
    background: var(--bg-sunken);
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 500;
    content-visibility: visible;
  }
  &[data-row='-1'] {
    font-weight: 600;
    content-visibility: visible;
  }
  @media print {
    display: table-row;
    height: auto;
    break-inside: avoid;
    content-visibility: visible;

    &[data-row='-2'] {
      font-size: inherit;
    }
  }
`

export const Cell = styled.div<{ $numeric: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: ${({ $numeric }) => ($numeric ? 'flex-end' : 'flex-start')};
  gap: 4px;
  min-width: 0;
  padding: 0 10px;
  white-space: nowrap;
  opacity: var(--seen, 1);
  scroll-margin: calc(var(--bar-height, 0px) + 80px) 16px 16px calc(var(--first, 0px) + 8px);

  &:first-child {
    position: sticky;
    z-index: 1;
    left: 0;
    padding-left: 16px;
    background: inherit;
  }
  &:last-child {
    padding-right: 16px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-sort] {
    cursor: pointer;
    user-select: none;

    &:hover {
      color: var(--fg-1);
    }
  }
  &[aria-sort='ascending'],
  &[aria-sort='descending'] {
    color: var(--fg-1);
    font-weight: 600;
  }
  @media print {
    display: table-cell;
    position: static;
    padding: 3px 4px;

    * {
      font-size: inherit;
    }
    /* A name is broken between its words alone. */
    &:first-child {
      min-width: 120px;
    }
    opacity: 1;
    vertical-align: bottom;
    text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};

    &:first-child,
    &:last-child {
      padding: 3px 4px;
    }
    /* Words take the lines they need, for a sheet is no wider than it is; figures stay whole. */
    &[role='columnheader'],
    &[role='rowheader'] {
      white-space: normal;
    }
    &[role='rowheader'] {
      overflow-wrap: anywhere;
    }
  }
`

/** Where a line cannot be chosen its name stands under the others. */
export const NoBox = styled.span`
  flex: none;
  width: 24px;
`

/** Words may be shortened, figures never are. */
export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;

  @media print {
    white-space: normal;
  }
`

/** As long as the line is large; without a track, which would look like the whole. */
export const Bar = styled.i`
  position: absolute;
  right: 10px;
  bottom: 3px;
  height: 2px;
  border-radius: 1px;
  background: var(--c1);

  @media print {
    display: none;
  }
`
