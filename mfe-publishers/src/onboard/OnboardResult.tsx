import type { OneAccount, ReadinessStep } from '@candela/shared-contract'
import { readinessPercent } from '@candela/shared-contract'
import { Banner, Button, Card, focusPageHeading, LinkButton, Page, TextLink } from '@candela/shared-ui'
import { DataList } from '@candela/shared-ui/pages'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { ReadinessBar } from '../account/ReadinessBar'
import { publisherMessages } from '../i18n/messages'
import { USER } from '../user/user.api'
import { WebsiteStatusPill } from '../website/WebsiteWords'
import { WEBSITE } from '../website/website.api'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Next = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-left: 18px;
`

/** Done by the flow itself, or by nobody who reads this. */
const SAID: readonly ReadinessStep[] = ['manager', 'signedIn', 'websiteLive', 'childCode']

type OnboardResultProps = { answer: OneAccount; onAgain: () => void }

/** What was made, and what is still missing before it earns. */
export const OnboardResult = ({ answer, onAgain }: OnboardResultProps) => {
  const t = publisherMessages.useT()
  const { record } = answer
  const email = record.users[0]?.usr_email ?? ''
  const open = record.readiness.filter(({ step, done }) => !done && SAID.includes(step))
  useEffect(() => {
    focusPageHeading()
  }, [])
  return (
    <Page
      title={t('onboard.done.title', { name: record.acc_name })}
      subtitle={t('onboard.done.subtitle')}
      breadcrumb={[{ label: t('account.accounts'), href: ACCOUNT.path }]}
      actions={
        <>
          <Button icon="plus" onClick={onAgain}>
            {t('onboard.done.again')}
          </Button>
          <LinkButton variant="primary" href={ACCOUNT.pathOf(record.id)}>
            {t('onboard.done.open')}
          </LinkButton>
        </>
      }
    >
      <Stack>
        <Banner kind="success" title={t('onboard.done.mail', { email })} />
        <Card title={t('onboard.done.made')}>
          <DataList
            words={{ publisher: t('onboard.step.publisher') }}
            facts={{ publisher: <TextLink href={ACCOUNT.pathOf(record.id)}>{record.acc_name}</TextLink> }}
          >
            {record.websites.map(website => (
              <div key={website.id}>
                <dt>{t('onboard.step.website')}</dt>
                <dd>
                  <TextLink href={WEBSITE.pathOf(website.id)}>{website.display_host}</TextLink>{' '}
                  <WebsiteStatusPill website={website} />
                </dd>
              </div>
            ))}
            {record.users.map(({ id, usr_name }) => (
              <div key={id}>
                <dt>{t('onboard.step.person')}</dt>
                <dd>
                  <TextLink href={USER.pathOf(id)}>{usr_name}</TextLink>
                </dd>
              </div>
            ))}
          </DataList>
        </Card>
        <Card title={t('onboard.done.next')} aside={<ReadinessBar percent={readinessPercent(record.readiness)} />}>
          <Next>
            {open.map(({ step }) => (
              <li key={step}>{t(`onboard.next.${step as 'manager'}`)}</li>
            ))}
            <li>{t('onboard.next.tags')}</li>
          </Next>
        </Card>
      </Stack>
    </Page>
  )
}
