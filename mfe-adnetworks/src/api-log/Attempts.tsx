import type { ApiLogAttempt } from '@candela/shared-contract'
import { Card, TextLink, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { ResultPill, useRunWords } from './ApiLogWords'
import { runPath } from './apiLog.api'

/** A line from the first to the last of them, with a mark for each. */
const Line = styled.ol`
  display: grid;
  gap: 14px;

  > li {
    position: relative;
    padding-left: 20px;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 0;
    width: 8px;
    height: 8px;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--bg-surface);
  }
  > li[aria-current]::before {
    border-color: var(--accent);
    background: var(--accent);
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 21px;
    bottom: -17px;
    left: 5px;
    width: 2px;
    background: var(--line);
  }
  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 8px;
`

/** How often a network was asked until it answered, or until it was given up. */
export const Attempts = ({ attempts, current }: { attempts: readonly ApiLogAttempt[]; current: number }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { httpOf, durationOf } = useRunWords()
  return (
    <Card title={t('apiLog.show.run')}>
      <Line>
        {attempts.map(attempt => {
          const name = t('apiLog.attemptOf', { count: attempt.apl_attempt })
          const next = attempt.apl_next_retry_at
          return (
            <li key={attempt.id} aria-current={attempt.id === current || undefined}>
              <Head>
                {attempt.id === current ? <b>{name}</b> : <TextLink href={runPath(attempt.id)}>{name}</TextLink>}
                <ResultPill result={attempt.apl_result} />
              </Head>
              <small>
                {[format.dateTime(attempt.apl_started_at), durationOf(attempt), httpOf(attempt)].join(' · ')}
              </small>
              {next && <small>{t('apiLog.show.next', { time: format.time(next) })}</small>}
            </li>
          )
        })}
      </Line>
    </Card>
  )
}
