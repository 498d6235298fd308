import { useCan, useSession } from '@candela/shared-auth'
import { RecordColumns, RecordTabs, ShowPage, useEntityCache } from '@candela/shared-ui/pages'
import { AccessTab } from './access/AccessTab'
import { InvitationBar } from './access/InvitationBar'
import { userMessages } from './messages'
import { useOwnAccess } from './OwnAccess'
import { PermissionsTab } from './PermissionsTab'
import { UserFacts, UserSummary } from './UserFacts'
import { UserHistory } from './UserHistory'
import { USER } from './user.api'

const UserShow = () => {
  const t = userMessages.useT()
  const me = useSession(({ user }) => user?.id)
  const maySeeVisits = useCan('userAccessLog.list')
  const maySeeHistory = useCan('systemLog.list')
  const own = useOwnAccess(useEntityCache(USER).keep)
  return (
    <ShowPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.one')}
      subtitle={({ usr_email }) => usr_email}
      moreLabel={t('user.moreActions')}
      removeLabel={t('user.action.remove')}
      more={({ record }) => (record.id === me ? own.items : [])}
    >
      {answer => (
        <>
          <InvitationBar user={answer} />
          <RecordTabs
            label={t('user.tabs.label')}
            tabs={[
              {
                id: 'overview',
                label: t('user.tabs.overview'),
                content: (
                  <RecordColumns aside={<UserSummary record={answer.record} />}>
                    <UserFacts record={answer.record} />
                  </RecordColumns>
                ),
              },
              {
                id: 'permissions',
                label: t('user.tabs.permissions'),
                content: <PermissionsTab id={answer.record.id} />,
              },
              (answer.record.id === me || answer.can.update || maySeeVisits) && {
                id: 'access',
                label: t('user.tabs.access'),
                content: <AccessTab user={answer} />,
              },
              maySeeHistory && {
                id: 'history',
                label: t('user.tabs.history'),
                content: <UserHistory answer={answer} />,
              },
            ]}
          />
          {own.dialog}
        </>
      )}
    </ShowPage>
  )
}

export default UserShow
