import { css, styled } from 'styled-components'
import { media } from '../theme/media'

/** Where the table has no room, whatever the width of the page. */
export const cramped = '@container rights (max-width: 759px)'

/** Beside its mark a right says what it is called where there are no heads of columns to say it. */
export const Called = styled.span`
  display: none;
`

/** Pressed beside its box as well. */
export const CellLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`

/**
 * Where there is no room for columns each row is a card: what it is about, and below that its rights by name. The heads
 * of columns stay where something can be done with them.
 */
export const cards = css`
  td {
    vertical-align: middle;
  }
  ${cramped} {
    &,
    tbody,
    tr {
      display: block;
    }
    thead:not([data-acts]) {
      position: absolute;
      overflow: hidden;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
    }
    thead[data-acts] tr {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 12px;
      padding: 8px 12px;
      border-bottom: 1px solid var(--line);
      background: var(--bg-sunken);
    }
    thead[data-acts] th {
      position: static;
      width: auto;
      height: auto;
      padding: 0;
      border: 0;
      background: none;

      &:first-child,
      &:last-child {
        position: absolute;
        overflow: hidden;
        clip-path: inset(50%);
        width: 1px;
        height: 1px;
      }
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 12px;
      padding: 8px 12px;
      border-bottom: 1px solid var(--line-subtle);

      &:hover > * {
        background: none;
      }
    }
    tbody:last-child tr:last-child {
      border-bottom: 0;
    }
    tbody tr > th,
    tbody tr > td,
    tbody tr > td:last-child {
      display: block;
      height: auto;
      padding: 0;
      border: 0;
      background: none;
    }
    tbody tr > th,
    tbody tr > td:last-child {
      flex: 1 0 100%;
      min-width: 0;
    }
    tbody tr > th > span {
      padding-left: 0;
    }
    tbody tr > td[data-absent],
    tbody tr > td:last-child:empty {
      display: none;
    }
    ${Called} {
      display: inline;
    }
    [data-cell] {
      scroll-margin: 96px 16px 120px;
    }
    ${media.touch} {
      ${CellLabel},
      thead[data-acts] th > span {
        min-height: var(--touch);
      }
    }
  }
`
