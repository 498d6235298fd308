import { media } from '@candela/shared-ui'
import { Link } from '@candela/shared-ui/router'
import { css, styled } from 'styled-components'

export const Bar = styled.header`
  grid-column: 1 / -1;
  grid-row: 1;
  position: relative;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  gap: 4px;
  padding-right: 12px;
  border-bottom: 1px solid var(--line);
  background: var(--bg-surface);

  ${media.phone} {
    padding-right: 6px;
  }
  @media print {
    display: none;
  }
`

/** As wide as the sidebar, so that the links begin where the page does. */
export const Brand = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  width: var(--sidebar-w);
  padding: 0 12px;

  ${media.narrow} {
    width: auto;
  }
  ${media.phone} {
    gap: 2px;
    padding: 0 4px;
  }
`

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  border-radius: var(--r-md);
`

export const Links = styled.nav`
  min-width: 0;
  margin-left: calc(var(--gutter) - 4px);

  > ul {
    display: flex;
    gap: 2px;
  }
`

export const HeaderLink = styled(Link)`
  display: block;
  padding: 4px 10px;
  border-radius: var(--r-md);
  color: var(--fg-2);
  font-weight: 500;
  white-space: nowrap;

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
  &[aria-current] {
    background: var(--bg-active);
    color: var(--fg-1);
  }
`

export const Spring = styled.span`
  flex: 1;
`

const quiet = css`
  border: 0;
  border-radius: var(--r-md);
  background: none;
  color: var(--fg-2);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`

export const HeaderSelect = styled.button`
  ${quiet}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  height: var(--control);
  padding: 0 8px;
  font-weight: 500;

  ${media.touch} {
    height: var(--touch);
  }
`

export const IconLink = styled(Link)`
  ${quiet}
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--control);
  height: var(--control);

  ${media.touch} {
    width: var(--touch);
    height: var(--touch);
  }
`

export const Divider = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 6px;
  background: var(--line);
`

/** On a phone these are in the drawer. */
export const NotOnPhone = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`
