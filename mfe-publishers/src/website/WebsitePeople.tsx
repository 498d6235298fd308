import type { WebsiteRecord } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { PeopleCard } from '../people/PeopleCard'
import { Quiet } from '../people/rowStyle'
import { userMessages } from '../user/messages'
import { useUserWords } from '../user/UserWords'

/** Who works on a website, and when they were last here. */
export const WebsitePeople = ({ record: { users } }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const userWords = userMessages.useT()
  const { columns } = useUserWords()
  const format = useFormat()
  return (
    <PeopleCard
      title={t('website.users.title')}
      count={t('website.users.count', { count: users.length })}
      none={t('website.users.none')}
      people={users}
      more={({ last_seen_at }) => (
        <Quiet>
          {columns.last_seen_at}: {last_seen_at ? format.recent(last_seen_at) : userWords('user.list.never')}
        </Quiet>
      )}
    />
  )
}
