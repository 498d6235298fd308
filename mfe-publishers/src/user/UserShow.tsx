import { useCan, useSession } from '@candela/shared-auth'
import type { OneUser } from '@candela/shared-contract'
import { IconButton, LinkButton, Menu, type MenuItem, Page, Tabs } from '@candela/shared-ui'
import { RecordPage, useTab } from '@candela/shared-ui/pages'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { styled } from 'styled-components'
import { FormColumns } from '../FormColumns'
import { AccessTab } from './access/AccessTab'
import { EmailDialog } from './access/EmailDialog'
import { InvitationBar } from './access/InvitationBar'
import { PasswordDialog } from './access/PasswordDialog'
import { HistoryTab } from './HistoryTab'
import { userMessages } from './messages'
import { PermissionsTab } from './PermissionsTab'
import { UserFacts, UserSummary } from './UserSummary'
import { editPath, USERS, userQuery, useUserCache } from './user.api'
import { useUserRemoval } from './useUserRemoval'

const TABS = ['overview', 'permissions', 'access', 'history'] as const

const Overview = ({ record }: Pick<OneUser, 'record'>) => (
  <FormColumns aside={<UserSummary record={record} />}>
    <UserFacts record={record} />
  </FormColumns>
)

const UserView = ({ answer }: { answer: OneUser }) => {
  const t = userMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const { record, can } = answer
  const isOwn = useSession(({ user }) => user?.id === record.id)
  const maySeeUsers = useCan('user.list')
  const maySeeVisits = useCan('userAccessLog.list')
  const maySeeHistory = useCan('systemLog.list')
  const removal = useUserRemoval(() => void navigate(USERS))
  const [dialog, setDialog] = useState<'password' | 'email' | null>(null)
  const close = () => setDialog(null)
  const cache = useUserCache()
  const keep = (changed: OneUser) => void cache.keep(changed)

  const tabs = [
    { id: 'overview' as const, label: t('user.tabs.overview'), content: <Overview record={record} /> },
    { id: 'permissions' as const, label: t('user.tabs.permissions'), content: <PermissionsTab id={record.id} /> },
    ...(isOwn || can.update || maySeeVisits
      ? [{ id: 'access' as const, label: t('user.tabs.access'), content: <AccessTab user={answer} /> }]
      : []),
    ...(maySeeHistory
      ? [{ id: 'history' as const, label: t('user.tabs.history'), content: <HistoryTab record={record} /> }]
      : []),
  ]
  const [asked, setTab] = useTab(TABS)
  const tab = tabs.some(({ id }) => id === asked) ? asked : 'overview'

  const more: MenuItem[] = [
    ...(isOwn
      ? [
          {
            id: 'password',
            label: t('user.password.change'),
            icon: 'key' as const,
            onSelect: () => setDialog('password'),
          },
          {
            id: 'email',
            label: t('user.email.change'),
            icon: 'mail' as const,
            onSelect: () => setDialog('email'),
          },
        ]
      : []),
    ...(can.destroy
      ? [
          {
            id: 'remove',
            label: t('user.action.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: () => removal.ask({ id: record.id, name: record.usr_name }),
          },
        ]
      : []),
  ]

  return (
    <Page
      title={record.usr_name}
      subtitle={record.usr_email}
      breadcrumb={maySeeUsers ? [{ label: t('user.users'), href: USERS }] : undefined}
      actions={
        <>
          {more.length > 0 && (
            <Menu trigger={props => <IconButton {...props} icon="dots" label={t('user.moreActions')} />} items={more} />
          )}
          {can.update && (
            <LinkButton variant="primary" icon="edit" href={editPath(record.id)}>
              {common('action.edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        <InvitationBar user={answer} />
        <div>
          <Tabs label={t('user.tabs.label')} tabs={tabs} value={tab} onChange={setTab} />
        </div>
      </Stack>
      {removal.dialog}
      {dialog === 'password' && <PasswordDialog onClose={close} />}
      {dialog === 'email' && <EmailDialog onChanged={keep} onClose={close} />}
    </Page>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;

  > * {
    min-width: 0;
  }
`

const UserShow = () => {
  const t = userMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage source={userQuery(id)} title={t('user.one')} breadcrumb={[{ label: t('user.users'), href: USERS }]}>
      {answer => <UserView key={id} answer={answer} />}
    </RecordPage>
  )
}

export default UserShow
