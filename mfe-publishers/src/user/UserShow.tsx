import { useCan, useSession } from '@candela/shared-auth'
import { RecordColumns, RecordTabs, ShowPage, useEntityCache } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { AccessTab } from './access/AccessTab'
import { EmailDialog } from './access/EmailDialog'
import { InvitationBar } from './access/InvitationBar'
import { PasswordDialog } from './access/PasswordDialog'
import { userMessages } from './messages'
import { PermissionsTab } from './PermissionsTab'
import { UserHistory } from './UserHistory'
import { UserFacts, UserSummary } from './UserSummary'
import { USER } from './user.api'

const UserShow = () => {
  const t = userMessages.useT()
  const me = useSession(({ user }) => user?.id)
  const maySeeVisits = useCan('userAccessLog.list')
  const maySeeHistory = useCan('systemLog.list')
  const { keep } = useEntityCache(USER)
  const [dialog, setDialog] = useState<'password' | 'email' | null>(null)
  const close = () => setDialog(null)
  return (
    <ShowPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.one')}
      subtitle={({ usr_email }) => usr_email}
      moreLabel={t('user.moreActions')}
      removeLabel={t('user.action.remove')}
      more={({ record }) =>
        record.id === me
          ? [
              { id: 'password', label: t('user.password.change'), icon: 'key', onSelect: () => setDialog('password') },
              { id: 'email', label: t('user.email.change'), icon: 'mail', onSelect: () => setDialog('email') },
            ]
          : []
      }
    >
      {answer => {
        const { record, can } = answer
        return (
          <>
            <InvitationBar user={answer} />
            <RecordTabs
              label={t('user.tabs.label')}
              tabs={[
                {
                  id: 'overview',
                  label: t('user.tabs.overview'),
                  content: (
                    <RecordColumns aside={<UserSummary record={record} />}>
                      <UserFacts record={record} />
                    </RecordColumns>
                  ),
                },
                {
                  id: 'permissions',
                  label: t('user.tabs.permissions'),
                  content: <PermissionsTab id={record.id} />,
                },
                (record.id === me || can.update || maySeeVisits) && {
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
            {dialog === 'password' && <PasswordDialog onClose={close} />}
            {dialog === 'email' && <EmailDialog onChanged={keep} onClose={close} />}
          </>
        )
      }}
    </ShowPage>
  )
}

export default UserShow
