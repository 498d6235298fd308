import { useCan } from '@candela/shared-auth'
import type { WebsiteRecord } from '@candela/shared-contract'
import { Card, EmptyState, TextLink, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { DataList } from '../Facts'
import { publisherMessages } from '../i18n/messages'
import { PersonName } from '../people/PersonName'
import { Row, Rows } from '../people/rowStyle'
import { userMessages } from '../user/messages'
import { useCommissionWords } from './useCommissionWords'
import { useWebsiteWords } from './useWebsiteWords'
import { accountPath } from './website.api'

const Seen = styled.span`
  align-self: center;
  padding-right: 6px;
  color: var(--fg-3);
  font-size: 12px;
`

/** Where the website itself is. */
export const siteHref = ({ anw_website }: WebsiteRecord) => `https://${anw_website}/`

/** Everything that can be changed of a website, as it stands. */
export const WebsiteFacts = ({ record }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const sidesOf = useCommissionWords()
  const mayOpenAccount = useCan('account.get') && record.acc_name !== null
  const { readable, anw_website } = record
  return (
    <Card title={t('website.data')}>
      <DataList>
        <div>
          <dt>{columns.anw_website}</dt>
          <dd>{readable === anw_website ? readable : `${readable} (${anw_website})`}</dd>
        </div>
        <div>
          <dt>{columns.anw_name}</dt>
          <dd>{record.anw_name}</dd>
        </div>
        <div>
          <dt>{columns.acc_name}</dt>
          <dd>
            {mayOpenAccount ? (
              <TextLink href={accountPath(record.anw_account_id)}>{record.acc_name}</TextLink>
            ) : (
              (record.acc_name ?? '–')
            )}
          </dd>
        </div>
        <div>
          <dt>{columns.anw_product}</dt>
          <dd>{record.anw_product}</dd>
        </div>
        <div>
          <dt>{columns.anw_comission}</dt>
          <dd>{sidesOf(record.anw_comission) ?? '–'}</dd>
        </div>
      </DataList>
    </Card>
  )
}

/** Who works on a website, and when they were last here. */
export const WebsitePeople = ({ record: { users } }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const format = useFormat()
  return (
    <Card title={t('website.users.title')} aside={t('website.users.count', { count: users.length })} flush>
      {users.length === 0 ? (
        <EmptyState icon="users" title={t('website.users.none')} />
      ) : (
        <Rows aria-label={t('website.users.title')}>
          {users.map(user => (
            <Row key={user.id}>
              <PersonName person={user} />
              <Seen>
                {userWords('user.field.seen')}:{' '}
                {user.last_seen_at ? format.recent(user.last_seen_at) : userWords('user.list.never')}
              </Seen>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  )
}
