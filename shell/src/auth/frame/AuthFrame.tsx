import { Logo, media } from '@candela/shared-ui'
import { ToastRegion } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AuthFooter } from './AuthFooter'
import { LanguageSelector } from './LanguageSelector'
import { LightPanel } from './LightPanel'

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 560px;
  min-height: 100vh;
  min-height: 100dvh;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/**
 * The form stands in the middle between two equal spaces. What is added below it fills the lower one first, so it does
 * not move the form.
 */
const Side = styled.div`
  display: grid;
  grid-template-rows: auto minmax(24px, 1fr) auto minmax(24px, 1fr) auto;
  padding: 28px 40px 24px;
  background: var(--bg-surface);

  ${media.phone} {
    padding: 20px;
  }
`

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`

const Main = styled.main<{ $wide: boolean }>`
  grid-row: 3;
  justify-self: center;
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '560px' : '352px')};
`

const Below = styled.div`
  grid-row: 4;
  justify-self: center;
  width: 100%;
  max-width: 352px;
  padding-bottom: 24px;
`

const Foot = styled.div`
  grid-row: 5;
`

export type AuthPageProps = {
  /** The year in which the document was rendered. */
  yearOfDocument: number
  /** Of the mailed link; empty on the other pages. */
  resetToken: string
}

type AuthFrameProps = {
  yearOfDocument: number
  wide?: boolean
  /** Under the form, without moving it. */
  below?: ReactNode
  children: ReactNode
}

/** What the pages before the sign-in have in common. */
export const AuthFrame = ({ yearOfDocument, wide = false, below, children }: AuthFrameProps) => (
  <Screen>
    <Side>
      <Top>
        <Logo />
        <LanguageSelector />
      </Top>
      <Main $wide={wide}>{children}</Main>
      <Below>{below}</Below>
      <Foot>
        <AuthFooter yearOfDocument={yearOfDocument} />
      </Foot>
    </Side>
    <LightPanel />
    <ToastRegion />
  </Screen>
)
