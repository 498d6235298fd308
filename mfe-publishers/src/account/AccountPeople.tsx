import type { AccountRecord } from '@candela/shared-contract'
import { Pill, useFormat, VisuallyHidden } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { PeopleCard } from '../people/PeopleCard'
import { Quiet } from '../people/rowStyle'
import { userMessages } from '../user/messages'
import { Fact } from './websiteRowStyle'

export const AccountManagers = ({ managers }: Pick<AccountRecord, 'managers'>) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  return (
    <PeopleCard
      title={t('account.box.managers')}
      count={format.number(managers.length)}
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
    <PeopleCard
      title={t('account.box.users')}
      count={format.number(users.length)}
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
