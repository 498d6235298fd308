import type { UserRecord } from '@candela/shared-contract'
import { Avatar, Card, useFormat } from '@candela/shared-ui'
import { DataList, SummaryList } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { useIsPublisher } from '../useIsPublisher'
import { usePhoto } from './access/usePhoto'
import { userMessages } from './messages'
import { UserStatusPill, useUserWords } from './UserWords'

/** What the product observed of a person. */
export const UserSummary = ({ record }: { record: UserRecord }) => {
  const t = userMessages.useT()
  const format = useFormat()
  const { columns } = useUserWords()
  return (
    <Card title={t('user.summary')} aside={<UserStatusPill status={record.usr_status} />}>
      <SummaryList
        words={columns}
        facts={{
          last_seen_at: record.last_seen_at ? format.recent(record.last_seen_at) : t('user.list.never'),
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
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
  const src = usePhoto(record)
  const commission = record.usr_comission
  const isPublisher = useIsPublisher()
  return (
    <Card title={t('user.data')}>
      <Person>
        <Avatar id={record.id} name={record.usr_name} src={src} size={64} />
        <DataList
          words={columns}
          facts={{
            usr_email: record.usr_email,
            gro_name: record.gro_name ?? t('user.nobodysGroup'),
            usr_product: record.usr_product ?? common('state.none'),
            ...(!isPublisher && { usr_comission: commission && format.percent(commission) }),
            usr_locale: locale[record.usr_locale],
          }}
        />
      </Person>
    </Card>
  )
}
