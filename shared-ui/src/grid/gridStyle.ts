import { css, styled } from 'styled-components'

/** The room of the grid, and what the theme's parameters cannot say. */
export const GridRoom = styled.div<{ $drawn: boolean }>`
  position: absolute;
  inset: 0;
  /* The grid draws its rows before the heading that pushes them down: both are shown together. */
  ${({ $drawn }) =>
    !$drawn &&
    css`
      opacity: 0;
    `}

  .ag-header-cell:not(.ag-header-cell-resizing) {
    padding-inline: 12px;
  }
  .ag-header-cell-comp-wrapper {
    width: 100%;
  }
  /* Its own border, which marks the focus, is part of the room. */
  .ag-cell {
    display: flex;
    align-items: center;
    padding-inline: 11px;
    line-height: 20px;
  }
  /* The first of the list, not of the columns that scroll beside it. */
  .ag-header-cell.ag-column-first {
    padding-left: 16px;
  }
  .ag-cell.ag-column-first {
    padding-left: 15px;
  }
  /* The box is drawn in the middle of a larger target. */
  .ag-header-cell.select,
  .ag-cell.select {
    padding-inline: 11px 0;
  }
  .ag-header-cell:hover .ag-header-cell-resize::after {
    background-color: var(--line-strong);
  }
  /* A row is drawn by itself: the others are not drawn anew when one comes into sight. */
  .ag-row {
    contain: layout paint;
    cursor: pointer;
  }
  .ag-grid-pinned-top-rows-container,
  .ag-grid-pinned-top-rows-container .ag-row {
    background: var(--bg-sunken);
    cursor: default;
    font-weight: 600;
  }
  .ag-row a:hover {
    text-decoration: underline;
  }
  .figure {
    justify-content: flex-end;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  /* Where scrollbars take no room, the grid lays its own over the end. */
  .ag-grid-pinned-right-cells .ag-column-last:not(.actions) {
    padding-right: 24px;
  }
  .actions {
    justify-content: flex-end;
    padding-right: 10px;
  }
  .ag-cell.ag-cell-focus,
  .ag-header-cell:focus-visible::after {
    border-color: transparent;
  }
  .ag-cell:focus-visible,
  .ag-header-cell:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--r-sm);
  }
`
