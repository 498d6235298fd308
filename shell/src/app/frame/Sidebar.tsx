import { styled } from 'styled-components'
import { Chat } from '../chat/Chat'
import { RailMenu } from './RailMenu'
import { SidebarMenu } from './SidebarMenu'
import { useFrame } from './useFrame'
import type { Menu } from './useMenu'

const Column = styled.div`
  grid-row: 3;
  display: flex;
  flex-direction: column;
  min-height: 0;
  border-right: 1px solid var(--line);
  background: var(--bg-canvas);

  @media print {
    display: none;
  }
`

export const SIDEBAR_ID = 'sidebar'

/** Beside the page, as a full menu or as a strip of icons. */
export const Sidebar = ({ menu }: { menu: Menu }) => {
  const rail = useFrame(frame => frame.rail)
  return (
    <Column id={SIDEBAR_ID}>
      {rail ? <RailMenu menu={menu} /> : <SidebarMenu menu={menu} />}
      <Chat look={rail ? 'rail' : 'dock'} />
    </Column>
  )
}
