import { useCan, useSession } from '@candela/shared-auth'
import { lazyPart } from '@candela/shared-ui'
import { RecordColumns, RecordTabs, ShowPage, useEntityCache } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { AccessTab } from './access/AccessTab'
import { InvitationBar } from './access/InvitationBar'
import { ViewAsDialog } from './access/ViewAsDialog'
import { userMessages } from './messages'
import { useOwnAccess } from './OwnAccess'
import { UserFacts, UserSummary } from './UserFacts'
import { UserHistory } from './UserHistory'
import { BanAtOnce, mayBan, useBan } from './useBan'
import { USER } from './user.api'

const PermissionsTab = lazyPart(() => import('./PermissionsTab'))

const UserShow = () => {
  const t = userMessages.useT()
  const me = useSession(({ user }) => user?.id)
  const maySeeVisits = useCan('userAccessLog.list')
  const [isViewing, setIsViewing] = useState(false)
  const ban = useBan()
  const own = useOwnAccess(useEntityCache(USER).cacheSaved)
  return (
    <ShowPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.one')}
      subtitle={({ usr_email }) => usr_email}
      removeLabel={t('user.action.remove')}
      more={answer => [
        ...(answer.record.id === me ? own.items : []),
        ...(answer.can.impersonate
          ? [
              {
                id: 'viewAs',
                label: t('user.viewAs.action', { name: answer.record.usr_name }),
                icon: 'eye' as const,
                onSelect: () => setIsViewing(true),
              },
            ]
          : []),
        ...(mayBan(answer)
          ? [
              {
                id: 'ban',
                label: t('user.ban.action', { name: answer.record.usr_name }),
                icon: 'alert' as const,
                onSelect: () => ban.ask(answer.record),
              },
            ]
          : []),
      ]}
    >
      {answer => (
        <>
          <InvitationBar user={answer} />
          <RecordTabs
            label={t('user.tabs.label')}
            overview={
              <RecordColumns aside={<UserSummary record={answer.record} />}>
                <UserFacts record={answer.record} />
              </RecordColumns>
            }
            tabs={[
              {
                id: 'permissions',
                label: t('user.tabs.permissions'),
                content: <PermissionsTab record={answer.record} />,
              },
              (answer.record.id === me || answer.can.update || maySeeVisits) && {
                id: 'access',
                label: t('user.tabs.access'),
                content: <AccessTab user={answer} />,
              },
            ]}
            history={<UserHistory answer={answer} />}
          />
          {own.dialog}
          {ban.dialogs}
          <BanAtOnce answer={answer} ask={ban.ask} />
          {isViewing && <ViewAsDialog user={answer.record} onClose={() => setIsViewing(false)} />}
        </>
      )}
    </ShowPage>
  )
}

export default UserShow
