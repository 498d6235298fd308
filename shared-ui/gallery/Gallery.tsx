import { SkipLink } from '@candela/shared-ui'
import { Outlet, useLocation } from '@candela/shared-ui/router'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Bar } from './Bar'

const Window = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`

/** As in the shell: it scrolls by itself, and a screen may fill it. Some chapters hold nothing else for the keyboard. */
const Main = styled.main`
  flex: 1;
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
`

/** As wide as a phone: what depends on the width asks the window, so it takes one of its own. */
const Phone = styled.iframe`
  width: 390px;
  max-width: 100%;
  height: 100%;
  margin: 0 auto;
  border: 1px solid var(--line-strong);
  background: var(--bg-canvas);
`

const isFramed = window.parent !== window

/** Around every chapter. The one in the narrow frame has no bar of its own. */
export const Gallery = () => {
  const { pathname } = useLocation()
  const [narrow, setNarrow] = useState(false)
  return (
    <Window>
      {!isFramed && (
        <>
          <SkipLink />
          <Bar narrow={narrow} onNarrow={setNarrow} />
        </>
      )}
      <Main id="main" tabIndex={0}>
        {narrow ? <Phone key={pathname} title="As on a phone" src={pathname} /> : <Outlet />}
      </Main>
    </Window>
  )
}
