import { BRAND } from '@candela/shared-contract'
import { Logo, SkipLink } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Footer } from '../frame/Footer'

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

const Top = styled.header`
  display: flex;
  align-items: center;
  height: var(--header-h);
  padding: 0 var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--bg-surface);
`

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`

const Home = styled.a`
  border-radius: var(--r-md);
`

/** Around the few pages that need no session. */
export const OpenFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <Column>
      <Top>
        <Home href="/auth/login" aria-label={BRAND.name}>
          <Logo />
        </Home>
      </Top>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Column>
  </>
)
