import { useCan } from '@candela/shared-auth'
import type { AnswerOf, visitLogEndpoints } from '@candela/shared-contract'
import { Card, Icon, LinkButton, Page, Pill, useFormat } from '@candela/shared-ui'
import { DataList, RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { userMessages } from '../user/messages'
import { USER } from '../user/user.api'
import { useVisitWords } from './useVisitWords'
import { VISITS, visitQuery, visitsOfPath } from './visitLog.api'

const WithIcon = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  svg {
    flex: none;
    color: var(--fg-3);
  }
`

const Agent = styled.dd`
  grid-column: 1 / -1;
  font-family: var(--font-mono);
  font-size: 12px;
`

type VisitAnswer = NonNullable<AnswerOf<typeof visitLogEndpoints.get>>

const VisitView = ({ record }: VisitAnswer) => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const format = useFormat()
  const { columns, device, languageOf, cameWith, lengthOf } = useVisitWords()
  const maySeeUsers = useCan('user.get')
  return (
    <Page
      title={t('visitLog.of', { name: record.usr_name })}
      subtitle={format.dateTime(record.created_at)}
      breadcrumb={[{ label: t('visitLog.logs'), href: VISITS }]}
      actions={
        <>
          <LinkButton icon="log" href={visitsOfPath(record.ual_id_user)}>
            {t('visitLog.allOf')}
          </LinkButton>
          {maySeeUsers && (
            <LinkButton icon="user" href={USER.pathOf(record.ual_id_user)}>
              {t('visitLog.person')}
            </LinkButton>
          )}
        </>
      }
    >
      <Card title={t('visitLog.data')} aside={record.open && <Pill tone="success">{t('visitLog.open')}</Pill>}>
        <DataList
          words={{ ...columns, device: t('visitLog.device') }}
          facts={{
            usr_name: record.usr_name,
            usr_email: record.usr_email,
            gro_name: record.gro_name ?? userWords('user.nobodysGroup'),
            created_at: format.dateTime(record.created_at),
            ual_ip: record.ual_ip,
            ual_language: languageOf(record),
            duration: lengthOf(record) ?? t('visitLog.unknownLength'),
            device: (
              <WithIcon>
                <Icon name={record.ual_device} />
                {cameWith(record)}
              </WithIcon>
            ),
            ual_device: device[record.ual_device],
          }}
        >
          <div>
            <dt>{t('visitLog.agent')}</dt>
            <Agent>{record.ual_user_agent ?? '–'}</Agent>
          </div>
        </DataList>
      </Card>
    </Page>
  )
}

const VisitLogShow = () => {
  const t = publisherMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={visitQuery(id)}
      title={t('visitLog.one')}
      list={{ label: t('visitLog.logs'), href: VISITS, right: 'userAccessLog.list' }}
    >
      {({ record }) => <VisitView key={id} record={record} />}
    </RecordPage>
  )
}

export default VisitLogShow
