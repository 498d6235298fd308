import { media, SkipLink } from '@candela/shared-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Palette } from '../palette/Palette'
import { usePaletteShortcut } from '../palette/usePaletteShortcut'
import { Banners } from './Banners'
import { Drawer } from './Drawer'
import { Footer } from './Footer'
import { Header } from './Header'
import { Sidebar } from './Sidebar'
import { setDrawer, useFrame } from './useFrame'
import { useKeptScroll } from './useKeptScroll'
import { useMenu } from './useMenu'
import { useNarrow } from './useNarrow'

const Grid = styled.div<{ $rail: boolean }>`
  display: grid;
  grid-template: var(--header-h) auto minmax(0, 1fr) / ${({ $rail }) => ($rail ? 'var(--rail-w)' : 'var(--sidebar-w)')} minmax(
      0,
      1fr
    );
  height: 100vh;
  height: 100dvh;
  overflow: hidden;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    height: auto;
    overflow: visible;
  }
`

/** The only thing that scrolls, so that header and menu stay where they are. */
const Scroll = styled.div`
  grid-row: 3;
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: auto;
  scroll-padding: 16px 0 64px;

  @media print {
    overflow: visible;
  }
`

const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
`

/** Header, menu and footer around a page of the signed-in product. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const narrow = useNarrow()
  const rail = useFrame(frame => frame.rail)
  const drawer = useFrame(frame => frame.drawer)
  const scroll = useRef<HTMLDivElement>(null)
  const menu = useMenu()
  useKeptScroll(scroll)
  usePaletteShortcut()
  const covered = narrow && drawer

  useEffect(() => {
    if (!narrow) setDrawer(false)
  }, [narrow])

  return (
    <>
      <SkipLink />
      <Grid $rail={rail} inert={covered}>
        <Header menu={menu} />
        <Banners />
        {!narrow && <Sidebar menu={menu} />}
        <Scroll ref={scroll}>
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
          <Footer />
        </Scroll>
      </Grid>
      {covered && <Drawer menu={menu} />}
      <Palette />
    </>
  )
}
