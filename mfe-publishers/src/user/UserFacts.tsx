import type { UserRecord } from '@candela/shared-contract'
import { Avatar, Card, useFormat } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { DataList, Facts, RecordDates } from '../Facts'
import { usePhoto } from './access/usePhoto'
import { userMessages } from './messages'
import { UserStatusPill, useUserWords } from './UserWords'

/** What the product observed of a person. */
export const UserSummary = ({ record }: { record: UserRecord }) => {
  const t = userMessages.useT()
  const format = useFormat()
  return (
    <Card title={t('user.summary')} aside={<UserStatusPill status={record.usr_status} />}>
      <Facts>
        <div>
          <dt>{t('user.field.seen')}</dt>
          <dd>{record.last_seen_at ? format.recent(record.last_seen_at) : t('user.list.never')}</dd>
        </div>
        <RecordDates
          record={record}
          columns={{ created_at: t('user.field.created'), updated_at: t('user.field.updated') }}
        />
      </Facts>
    </Card>
  )
}

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px 24px;
`

/** Everything that can be changed of a person, as it stands. */
export const UserFacts = ({ record }: { record: UserRecord }) => {
  const t = userMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const { columns, locale } = useUserWords()
  const none = common('state.none')
  const src = usePhoto(record)
  const share = record.usr_comission
  return (
    <Card title={t('user.data')}>
      <Person>
        <Avatar id={record.id} name={record.usr_name} src={src} size={64} />
        <DataList>
          <div>
            <dt>{columns.usr_email}</dt>
            <dd>{record.usr_email}</dd>
          </div>
          <div>
            <dt>{columns.gro_name}</dt>
            <dd>{record.gro_name ?? t('user.nobodysGroup')}</dd>
          </div>
          <div>
            <dt>{columns.usr_product}</dt>
            <dd>{record.usr_product ?? none}</dd>
          </div>
          <div>
            <dt>{columns.usr_comission}</dt>
            <dd>{share === null ? '–' : format.percent(share)}</dd>
          </div>
          <div>
            <dt>{columns.usr_locale}</dt>
            <dd>{locale[record.usr_locale]}</dd>
          </div>
        </DataList>
      </Person>
    </Card>
  )
}
