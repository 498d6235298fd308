import type { WebsiteRecord } from '@candela/shared-contract'
import { Card, EmptyState, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { PersonName } from '../people/PersonName'
import { Row, Rows } from '../people/rowStyle'
import { userMessages } from '../user/messages'
import { useUserWords } from '../user/UserWords'

const Seen = styled.span`
  align-self: center;
  padding-right: 6px;
  color: var(--fg-3);
  font-size: 12px;
`

/** Who works on a website, and when they were last here. */
export const WebsitePeople = ({ record: { users } }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const { columns } = useUserWords()
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
                {columns.last_seen_at}:{' '}
                {user.last_seen_at ? format.recent(user.last_seen_at) : userWords('user.list.never')}
              </Seen>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  )
}
