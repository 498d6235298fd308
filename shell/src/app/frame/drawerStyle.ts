import { Dialog } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { HeaderSelect, IconLink } from './headerStyle'
import { MenuNav } from './menuStyle'

export const Surface = styled(Dialog)`
  --menu-row: var(--touch);
  --menu-subrow: var(--touch);
  --menu-current: var(--bg-active);
  --menu-current-edge: none;
  --dock-edge: 0;
  inset: 0 auto 0 0;
  width: min(var(--mobile-drawer-w), calc(100vw - 40px));
  height: 100%;
  margin: 0;
  background: var(--bg-surface);
  animation: slide var(--dur-slow) var(--ease-out);

  &:focus-visible {
    border-radius: 0;
  }
  ${MenuNav} {
    font-size: 14px;
  }
`

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: var(--header-h);
  padding: 0 4px 0 16px;
  border-bottom: 1px solid var(--line);
`

export const Shortcuts = styled.div`
  display: flex;
  flex: none;
  padding: 10px 8px 0;
`

const chip = `
  flex: 1;
  justify-content: center;
  width: auto;
  height: 36px;
  min-width: 0;
  border: 1px solid var(--line-strong);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);
  color: var(--fg-1);
`

export const Chips = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  padding: 8px 8px 0;
  border-top: 1px solid var(--line);

  > ${HeaderSelect} {
    ${chip}
  }
`

export const LeaveLink = styled(IconLink)`
  ${chip}
  flex: none;
  width: var(--touch);
`
