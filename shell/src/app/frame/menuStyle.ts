import { Link } from '@candela/shared-ui/router'
import { css, styled } from 'styled-components'

/** Rows grow with the drawer: fingers need more room than a pointer. */
const row = css`
  display: flex;
  align-items: center;
  gap: 9px;
  width: 100%;
  min-height: var(--menu-row, 30px);
  padding: 4px 8px;
  border: 0;
  border-radius: var(--r-md);
  background: none;
  color: var(--fg-2);
  font-weight: 500;
  text-align: left;

  > svg {
    color: var(--fg-3);
  }
  &:hover {
    background: var(--bg-active);
    color: var(--fg-1);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--r-md);
  }
`

export const MenuNav = styled.nav`
  flex: 1;
  padding: 10px 8px 12px;
  overflow: auto;
  scrollbar-width: none;
`

export const MenuRow = styled.button`
  ${row}

  > svg:last-child {
    margin-left: auto;
  }
  > [data-waiting] + svg:last-child {
    margin-left: 0;
  }
`

export const MenuLink = styled(Link)`
  ${row}

  &[aria-current] {
    background: var(--menu-current, var(--bg-surface));
    box-shadow: var(--menu-current-edge, 0 0 0 1px var(--line), var(--sh-1));
    color: var(--fg-1);
    font-weight: 600;
  }
  &[aria-current] > svg {
    color: var(--accent-fg);
  }
  [data-theme='dark'] &[aria-current] {
    background: var(--bg-hover);
  }
`

/** A name that somebody chose may be one long word. */
export const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const SubList = styled.ul`
  margin: 0 0 4px 15px;
  padding-left: 9px;
  border-left: 1px solid var(--line);

  ${MenuLink} {
    min-height: var(--menu-subrow, 28px);
    font-weight: 400;
  }
  ${MenuLink}[aria-current] {
    font-weight: 600;
  }
`

export const Caption = styled.div`
  padding: 14px 8px 4px;
  color: var(--fg-3);
  font: var(--text-caption);
`
