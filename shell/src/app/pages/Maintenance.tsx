import { type Maintenance as MaintenanceState, refreshSession } from '@candela/shared-auth'
import { Button, LinkButton, Logo, text, useFormat, usePageTitle } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { LanguageMenu } from '../frame/LanguageMenu'
import { useShellText } from '../i18n/messages'
import { Viewing } from '../viewing/Viewing'

const Main = styled.main`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  max-width: 460px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 32px var(--gutter);
`

const Title = styled.h1`
  margin-top: 24px;
  ${text('auth-title')}
`

const Sentence = styled.p`
  margin-top: 8px;
  color: var(--fg-2);
`

const When = styled.p`
  margin-top: 16px;
  font-weight: 500;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 24px;
`

/** All that people in maintenance get: the news, their language, and the way out. */
export const Maintenance = ({ message, until }: MaintenanceState) => {
  const t = useShellText()
  const common = commonMessages.useT()
  const { dateTime } = useFormat()
  const [checking, setChecking] = useState(false)
  const title = common('maintenance.title')
  usePageTitle(title)

  const check = async () => {
    setChecking(true)
    // A server that does not answer is one that is still being worked on.
    await refreshSession().catch(() => undefined)
    setChecking(false)
  }

  return (
    <>
      <div role="status">
        <Viewing />
      </div>
      <Main id="main" tabIndex={-1}>
        <Logo size={40} />
        <Title>{title}</Title>
        <Sentence>{common('maintenance.text')}</Sentence>
        {until && <When>{t('maintenance.until', { time: dateTime(until) })}</When>}
        {message && <Sentence>{message}</Sentence>}
        <Actions>
          <Button variant="primary" busy={checking} onClick={check}>
            {t('maintenance.check')}
          </Button>
          <LinkButton href="/logout">{t('logOut')}</LinkButton>
          <LanguageMenu full />
        </Actions>
      </Main>
    </>
  )
}
