import { useCan } from '@candela/shared-auth'
import type { AnswerOf, visitLogEndpoints } from '@candela/shared-contract'
import { Card, Icon, LinkButton, Page, Pill, useFormat } from '@candela/shared-ui'
import { RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { styled } from 'styled-components'
import { DataList } from '../Facts'
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
  const facts = [
    [columns.usr_name, record.usr_name],
    [columns.usr_email, record.usr_email],
    [columns.gro_name, record.gro_name ?? userWords('user.nobodysGroup')],
    [columns.created_at, format.dateTime(record.created_at)],
    [columns.ual_ip, record.ual_ip ?? '–'],
    [columns.ual_language, languageOf(record)],
    [columns.duration, lengthOf(record) ?? t('visitLog.unknownLength')],
  ] as const
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
        <DataList>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{t('visitLog.device')}</dt>
            <dd>
              <WithIcon>
                <Icon name={record.ual_device} />
                {cameWith(record)}
              </WithIcon>
            </dd>
          </div>
          <div>
            <dt>{columns.ual_device}</dt>
            <dd>{device[record.ual_device]}</dd>
          </div>
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
