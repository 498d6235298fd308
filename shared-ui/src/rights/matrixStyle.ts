import { css, styled } from 'styled-components'
import { media } from '../theme/media'
import { cards, cramped } from './cardStyle'

/** Fixed, so that the head of the table can stay below it. */
const TOOLBAR = 47
const HEAD = 50

export const Panel = styled.section`
  container: rights / inline-size;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);
`

export const Toolbar = styled.div`
  position: sticky;
  top: 0;
  z-index: calc(var(--z-sticky-cell) + 3);
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${TOOLBAR}px;
  overflow-x: auto;
  padding: 0 12px;
  border-bottom: 1px solid var(--line);
  border-radius: var(--r-lg) var(--r-lg) 0 0;
  background: var(--bg-surface);
  scrollbar-width: none;
  ${media.phone} {
    flex-wrap: wrap;
    height: auto;
    padding: 8px 12px;
  }
`

export const SearchBox = styled.div`
  flex: 1 0 180px;
  max-width: 228px;

  ${media.phone} {
    flex-basis: 100%;
    max-width: none;
  }
`

export const Permitted = styled.span`
  flex: none;
  margin-left: auto;
  color: var(--fg-3);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Hints = styled.div`
  padding: 8px 12px;
  border-bottom: 1px solid var(--line-subtle);
`

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    height: 32px;
    padding: 3px 0;
    border-bottom: 1px solid var(--line-subtle);
    font-weight: 400;
    text-align: center;
  }
  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }
  tbody th {
    padding-left: 12px;
    text-align: left;
    background: var(--bg-surface);
  }
  tbody td:last-child {
    padding: 3px 16px 3px 12px;
    text-align: left;
  }
  tbody tr:hover > * {
    background: var(--bg-hover);
  }
  [data-cell] {
    scroll-margin: ${TOOLBAR + HEAD + 8}px 16px 72px 232px;
  }
  ${cards}
`

export const Head = styled.thead`
  th {
    position: sticky;
    top: ${TOOLBAR}px;
    z-index: calc(var(--z-sticky-cell) + 1);
    width: 56px;
    height: ${HEAD}px;
    border-bottom-color: var(--line);
    background: var(--bg-sunken);
    color: var(--fg-2);
    font-size: 12px;
    font-weight: 500;
    line-height: 16px;
    vertical-align: middle;
  }
  th:first-child {
    width: 216px;
    padding-left: 16px;
    text-align: left;
  }
  th:last-child {
    width: auto;
    padding-left: 12px;
    text-align: left;
  }
`

export const Stack = styled.span`
  display: grid;
  justify-items: center;
  ${cramped} {
    grid-auto-flow: column;
    align-items: center;
    gap: 4px;

    > :has(input) {
      order: -1;
    }
  }
`

export const FamilyRow = styled.tr`
  background: var(--bg-sunken);

  && > th {
    z-index: auto;
    border-bottom-color: var(--line);
    background: var(--bg-sunken);
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--fg-3);
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`

/** A sentence below the name of a family, no longer than a line that is read at ease. */
export const Help = styled.span`
  display: block;
  max-width: 70ch;
  color: var(--fg-2);
  font-weight: 400;
  white-space: normal;
`

export const RowHead = styled.span<{ $indent?: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-left: ${({ $indent }) => ($indent ? 8 : 0)}px;
  padding-right: 8px;
  font-weight: 500;
`

export type Mark = 'added' | 'removed' | undefined

const TONES = { added: 'ok', removed: 'bad' } as const

const marked = css<{ $mark: Mark }>`
  ${({ $mark }) =>
    $mark &&
    css`
      background: color-mix(in srgb, var(--${TONES[$mark]}-bg) 80%, transparent);
    `}
`

/** Some readers take a cell of a table that is laid out otherwise for none. */
export const ActionCell = styled.td.attrs({ role: 'gridcell' })``

export const Cell = styled(ActionCell)<{ $mark: Mark; $needy: boolean }>`
  &&& {
    ${marked}
  }
  input + span {
    ${({ $mark }) => $mark && `box-shadow: 0 0 0 2px var(--${TONES[$mark]});`}
  }
  ${({ $needy }) =>
    $needy &&
    css`
      box-shadow: inset 0 -2px 0 var(--warn);
    `}
`

export const Absent = styled.span`
  color: var(--fg-disabled);
`

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`

export const ChipMark = styled.span<{ $mark: Mark }>`
  border-radius: var(--r-full);
  ${({ $mark }) => $mark && `box-shadow: 0 0 0 2px var(--${TONES[$mark]});`}
`

export const HintButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 2px 8px 2px 6px;
  border: 0;
  border-radius: var(--r-xl);
  background: var(--warn-bg);
  color: var(--warn-fg);
  font-size: 12px;
  font-weight: 500;
  text-align: left;

  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    border-radius: var(--r-xl);
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`

export const Problem = styled.p`
  flex: 1 0 100%;
  color: var(--bad-fg);
  font-size: 12px;
  line-height: 16px;
`
