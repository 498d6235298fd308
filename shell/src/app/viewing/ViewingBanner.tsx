import { forgetLook, loseSession, stopViewing, useSession } from '@candela/shared-auth'
import { BRAND, type Locale, languageOf, tagOf } from '@candela/shared-contract'
import { Button, Icon } from '@candela/shared-ui'
import { SpokenContext } from '@candela/shared-ui/runtime'
import { useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { viewingMessages } from './messages'

const MINUTE_MS = 60_000
const TICK_MS = 5_000

const Strip = styled.div<{ $alarms: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding: 6px 16px;
  background: ${({ $alarms }) => ($alarms ? 'var(--bad)' : 'var(--info-bg)')};
  color: ${({ $alarms }) => ($alarms ? 'var(--fg-on-bad)' : 'var(--info-fg)')};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
  > p {
    flex: 1 1 200px;
    min-width: 0;
  }
  > button {
    flex: none;
  }
`

type Viewing = { by: string; locale: Locale; until: number }

/** The page is in the language of whom it shows; who looks reads about it, and finds out of it, in their own. */
const InOwnLanguage = (viewing: Viewing) => {
  const { locale } = viewing
  const [known, setKnown] = useState<Locale>()
  const spoken = useMemo(() => ({ locale, language: languageOf(locale) }), [locale])
  useEffect(() => {
    void viewingMessages.load(spoken.language).finally(() => setKnown(locale))
  }, [spoken, locale])
  if (known !== locale) return null
  return (
    <SpokenContext value={spoken}>
      <Looking {...viewing} />
    </SpokenContext>
  )
}

const Looking = ({ by, locale, until }: Viewing) => {
  const t = viewingMessages.useT()
  const name = useSession(({ user }) => user?.usr_name) ?? ''
  const [now, setNow] = useState(Date.now)
  const [isStopping, setIsStopping] = useState(false)
  const isOver = now >= until

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (isOver) loseSession()
  }, [isOver])

  const stop = () => {
    setIsStopping(true)
    void stopViewing()
  }

  return (
    <Strip $alarms lang={tagOf(locale)}>
      <Icon name="eye" />
      <p>
        <b>{t('as', { brand: BRAND.name, name })}</b> · {t('by', { name: by })}
      </p>
      {/* Nobody is told of every minute. */}
      <span role="timer">{t('left', { count: Math.max(1, Math.ceil((until - now) / MINUTE_MS)) })}</span>
      <Button size="sm" busy={isStopping} onClick={stop}>
        {t('stop')}
      </Button>
    </Strip>
  )
}

/** While somebody looks as somebody else: who as whom, for how long, and the way out. Afterwards, that it is over. */
const ViewingBanner = () => {
  const t = viewingMessages.useT()
  const viewing = useSession(session => session.viewing)
  const looked = useSession(session => session.looked)
  if (viewing) return <InOwnLanguage {...viewing} />
  if (!looked) return null
  return (
    <Strip $alarms={false}>
      <Icon name="eye" />
      <p>{t(looked.isOver ? 'over' : 'ended', { brand: BRAND.name, name: looked.as })}</p>
      <Button size="sm" variant="ghost" onClick={forgetLook}>
        {t('read')}
      </Button>
    </Strip>
  )
}

export default ViewingBanner
