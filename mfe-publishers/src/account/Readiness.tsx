import { type AccountRecord, type ReadinessStep, readinessPercent, WEBSITE_STATUS } from '@candela/shared-contract'
import { Card, Icon, TextLink, VisuallyHidden } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { WEBSITE } from '../website/website.api'
import { ACCOUNT, SECTIONS } from './account.api'
import { ReadinessBar } from './ReadinessBar'

const Steps = styled.ol`
  margin: 0;
  padding: 4px 0;
  list-style: none;
`

const Step = styled.li<{ $done: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 5px 16px;
  color: ${({ $done }) => ($done ? 'var(--fg-2)' : 'var(--fg-1)')};

  > svg {
    flex: none;
    margin-top: 3px;
    color: ${({ $done }) => ($done ? 'var(--ok-fg)' : 'var(--fg-3)')};
  }
  > span:nth-of-type(1) {
    flex: 1;
    min-width: 0;
  }
`

/** Where what is missing is filled in; somebody's first sign-in is theirs to do. */
const PLACE: Partial<Record<ReadinessStep, keyof typeof SECTIONS>> = {
  enabled: 'data',
  childCode: 'data',
  manager: 'managers',
  user: 'users',
  website: 'websites',
}

/** The way to what is missing. A website goes live on its own page. */
const wayTo = (step: ReadinessStep, { id, websites }: AccountRecord): string | undefined => {
  const place = PLACE[step]
  if (place) return `${ACCOUNT.editPathOf(id)}#${SECTIONS[place]}`
  const next = websites.find(({ anw_status }) => anw_status !== WEBSITE_STATUS.enabled)
  return step === 'websiteLive' && next ? WEBSITE.pathOf(next.id) : undefined
}

type ReadinessProps = { record: AccountRecord; mayUpdate: boolean }

/** What an account needs before it earns: what is there, and the way to what is missing. */
export const Readiness = ({ record, mayUpdate }: ReadinessProps) => {
  const t = publisherMessages.useT()
  const percent = readinessPercent(record.readiness)
  return (
    <Card title={t('account.ready.title')} aside={<ReadinessBar percent={percent} />} flush>
      <Steps>
        {record.readiness.map(({ step, done }) => {
          const href = wayTo(step, record)
          return (
            <Step key={step} $done={done}>
              <Icon name={done ? 'check' : 'minus'} size={14} />
              <span>
                {t(`account.ready.step.${step}`)}
                <VisuallyHidden> {t(done ? 'account.ready.done' : 'account.ready.missing')}</VisuallyHidden>
              </span>
              {!done && href && mayUpdate && (
                <TextLink href={href} aria-label={`${t('account.ready.fillIn')}: ${t(`account.ready.step.${step}`)}`}>
                  {t('account.ready.fillIn')}
                </TextLink>
              )}
            </Step>
          )
        })}
      </Steps>
    </Card>
  )
}
