import type { Locale } from '@candela/shared-contract'
import { Logo, media } from '@candela/shared-ui'
import { commonMessages, useLocale } from '@candela/shared-ui/runtime'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { FailureBanner } from '../FailureBanner'
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

const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
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
  align-self: stretch;
  justify-content: space-between;
  gap: 8px;
`

const Main = styled.main<{ $wide: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '560px' : '352px')};
`

/**
 * The form stands in the middle between two equal spaces. What comes below it fills the lower one before it moves the
 * form.
 */
const Space = styled.div`
  flex: 1 1 0;
  width: 100%;
  max-width: 352px;
  padding-bottom: 24px;
`

const Foot = styled.div`
  align-self: stretch;
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
export const AuthFrame = ({ yearOfDocument, wide = false, below, children }: AuthFrameProps) => {
  const common = commonMessages.useT()
  const locale = useLocale()
  /** The language that was on the screen when another one could not be fetched. */
  const [stuckIn, setStuckIn] = useState<Locale | null>(null)

  return (
    <Screen>
      <Side>
        <Top>
          <Logo />
          <LanguageSelector onFailure={() => setStuckIn(locale)} />
        </Top>
        <Space />
        <Main $wide={wide}>
          {stuckIn === locale && (
            <FailureBanner title={common('ops.title')} failure={null}>
              {common('failure.languageChange')}
            </FailureBanner>
          )}
          {children}
        </Main>
        <Space>{below}</Space>
        <Foot>
          <AuthFooter yearOfDocument={yearOfDocument} />
        </Foot>
      </Side>
      <LightPanel />
    </Screen>
  )
}
