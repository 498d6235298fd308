import { useSession } from '@candela/shared-auth'
import { Outlet } from '@candela/shared-ui/router'
import { styled } from 'styled-components'
import { Bar } from './Bar'
import { SignIn } from './SignIn'

const Window = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
`

/** As in the shell: it scrolls by itself, and a screen may fill it. */
const Main = styled.main`
  flex: 1;
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
`

/** Around every screen. Nobody is here before they are signed in. */
export const Root = () => {
  const id = useSession(({ user }) => user?.id)
  return (
    <Window>
      {id !== undefined && <Bar />}
      <Main id="main" tabIndex={-1}>
        {id === undefined ? <SignIn /> : <Outlet key={id} />}
      </Main>
    </Window>
  )
}
