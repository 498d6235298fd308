import type { AccountRecord, Attached } from '@candela/shared-contract'
import { Card, EmptyState, Pill, useFormat, VisuallyHidden } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { PersonName } from '../people/PersonName'
import { Row, Rows } from '../people/rowStyle'
import { userMessages } from '../user/messages'
import { Fact } from './websiteRowStyle'

const Quiet = styled.span`
  color: var(--fg-3);
  font-size: 12px;
`

type PeopleProps<P> = { title: string; none: string; people: readonly P[]; more: (person: P) => ReactNode }

const People = <P extends Attached>({ title, none, people, more }: PeopleProps<P>) => {
  const format = useFormat()
  return (
    <Card title={title} aside={format.number(people.length)} flush>
      {people.length === 0 ? (
        <EmptyState icon="users" title={none} />
      ) : (
        <Rows>
          {people.map(person => (
            <Row key={person.id}>
              <PersonName person={person} />
              {more(person)}
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  )
}

export const AccountManagers = ({ managers }: Pick<AccountRecord, 'managers'>) => {
  const t = publisherMessages.useT()
  return (
    <People
      title={t('account.box.managers')}
      none={t('account.managers.none')}
      people={managers}
      more={({ acm_is_main }) =>
        acm_is_main && (
          <Pill tone="neutral" mark="none">
            {t('account.managers.main')}
          </Pill>
        )
      }
    />
  )
}

/** Who sells through an account, their share, and when they were last here. */
export const AccountUsers = ({ users }: Pick<AccountRecord, 'users'>) => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const format = useFormat()
  return (
    <People
      title={t('account.box.users')}
      none={t('account.users.none')}
      people={users}
      more={({ last_seen_at, acu_comission }) => (
        <>
          <Quiet>{last_seen_at ? format.recent(last_seen_at) : userWords('user.list.never')}</Quiet>
          {acu_comission !== null && (
            <Fact $width={72} $figure>
              <VisuallyHidden>{t('account.users.share')} </VisuallyHidden>
              {format.percent(acu_comission)}
            </Fact>
          )}
        </>
      )}
    />
  )
}
