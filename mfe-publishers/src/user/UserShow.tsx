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
  const own = useOwnAccess(useEntityCache(USER).cacheSaved)
  return (
    <ShowPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.one')}
      subtitle={({ usr_email }) => usr_email}
      removeLabel={t('user.action.remove')}
      more={({ record }) => (record.id === me ? own.items : [])}
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
                content: <PermissionsTab id={answer.record.id} />,
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
        </>
      )}
    </ShowPage>
  )
}

export default UserShow
