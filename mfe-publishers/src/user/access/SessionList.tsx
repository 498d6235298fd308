import { ApiError } from '@candela/shared-auth'
import type { UserSession } from '@candela/shared-contract'
import { Button, ConfirmDialog, Pill, useFormat } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { userMessages } from '../messages'
import { endSession, endSessions, sessionsQuery } from './access.api'
import { CardList } from './CardList'
import { DeviceRow, useDeviceName } from './DeviceRow'

const PHONES: ReadonlySet<string> = new Set(['iOS', 'Android'])

const Area = styled.div`
  min-width: 0;
`

type SessionListProps = { id: number }

/** Where somebody is signed in, and the way to end it. */
export const SessionList = ({ id }: SessionListProps) => {
  const t = userMessages.useT()
  const format = useFormat()
  const deviceName = useDeviceName()
  const errorMessageOf = useFailureWords()
  const client = useQueryClient()
  const area = useRef<HTMLDivElement>(null)
  const hasEnded = useRef(false)
  const { data } = useQuery(sessionsQuery(id))
  const [asked, setAsked] = useState<{ own: boolean } | null>(null)
  const [ending, setEnding] = useState<number | 'all' | null>(null)
  const endEverywhere = t(asked?.own ? 'user.access.endOthers' : 'user.access.endAll')

  const end = async (what: number | 'all') => {
    setEnding(what)
    try {
      await (what === 'all' ? endSessions(id) : endSession(id, what))
      addToast({ kind: 'success', title: t('user.access.ended') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // One that ended meanwhile is what was asked for.
      if (error.code !== 'notFound') addToast({ kind: 'error', title: errorMessageOf(error) })
    } finally {
      setEnding(null)
      setAsked(null)
      hasEnded.current = true
      await client.invalidateQueries({ queryKey: sessionsQuery(id).queryKey })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed went with its session
  useEffect(() => {
    if (hasEnded.current && document.activeElement === document.body) area.current?.focus()
    hasEnded.current = false
  }, [data])

  const everywhere = (sessions: UserSession[]) => {
    const own = sessions.some(({ current }) => current)
    if (sessions.length < 2) return null
    return (
      <Button size="sm" onClick={() => setAsked({ own })}>
        {t(own ? 'user.access.endOthers' : 'user.access.endAll')}
      </Button>
    )
  }

  const row = (session: UserSession) => {
    const device = deviceName(session)
    return (
      <DeviceRow
        key={session.id}
        icon={PHONES.has(session.operating_system ?? '') ? 'mobile' : 'desktop'}
        title={device}
        facts={[t('user.access.since', { time: format.recent(session.created_at) }), session.ses_ip]}
      >
        {session.current ? (
          <Pill tone="success">{t('user.access.here')}</Pill>
        ) : (
          <Button
            size="sm"
            busy={ending === session.id}
            aria-label={t('user.access.endOn', { device })}
            onClick={() => void end(session.id)}
          >
            {t('user.access.end')}
          </Button>
        )}
      </DeviceRow>
    )
  }

  return (
    <Area ref={area} role="group" aria-label={t('user.access.sessions')} tabIndex={-1}>
      <CardList
        title={t('user.access.sessions')}
        aside={everywhere}
        source={sessionsQuery(id)}
        empty={{ icon: 'desktop', title: t('user.access.notSignedIn') }}
        row={row}
      />
      <ConfirmDialog
        open={asked !== null}
        title={endEverywhere}
        confirmLabel={endEverywhere}
        busy={ending === 'all'}
        onConfirm={() => void end('all')}
        onCancel={() => setAsked(null)}
      >
        {t('user.access.endEffect')}
      </ConfirmDialog>
    </Area>
  )
}
