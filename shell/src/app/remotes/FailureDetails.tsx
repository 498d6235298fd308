import { Button, Icon, useFormat } from '@candela/shared-ui'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { Fragment, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import type { SectionFailure } from './failure'

const Root = styled.div`
  position: relative;
  margin-top: 24px;
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  color: var(--fg-2);
  font-weight: 500;
  list-style: none;
  cursor: pointer;

  details:not([open]) > & > svg {
    transform: rotate(-90deg);
  }
`

const CopyPlace = styled.div`
  position: absolute;
  top: 0;
  right: 0;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) 1fr;
  gap: 1px 12px;
  margin-top: 8px;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  color: var(--fg-2);
  font: 400 12px/19px var(--font-mono);
  font-feature-settings: 'calt' 0;

  > dd {
    color: var(--fg-1);
    overflow-wrap: anywhere;
  }
`

const COPIED_MS = 2000

const CopyButton = ({ text }: { text: string }) => {
  const t = commonMessages.useT()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      addToast({ kind: 'error', title: t('failure.clipboard') })
    }
  }
  return (
    <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy} aria-live="polite">
      {t(copied ? 'state.copied' : 'action.copy')}
    </Button>
  )
}

/** What support asks for, ready to be sent. */
export const FailureDetails = ({ failure, attempts }: { failure: SectionFailure; attempts: number }) => {
  const t = useShellText()
  const { dateTime } = useFormat()
  const { remote, message, at, reference } = failure
  const facts = [
    [t('section.detail.section'), `${remote.name} ${remote.version}`],
    [t('section.detail.problem'), message],
    [t('section.detail.attempts'), String(attempts)],
    [t('section.detail.time'), dateTime(at)],
    [t('section.detail.reference'), reference],
  ] as const
  return (
    <Root>
      <details open>
        <Summary>
          <Icon name="chevronDown" size={14} />
          {t('section.details')}
        </Summary>
        <Facts>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Facts>
      </details>
      <CopyPlace>
        <CopyButton text={facts.map(fact => fact.join(': ')).join('\n')} />
      </CopyPlace>
    </Root>
  )
}
