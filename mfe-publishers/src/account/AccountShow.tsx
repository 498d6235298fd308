import { useCan } from '@candela/shared-auth'
import type { OneAccount } from '@candela/shared-contract'
import { IconButton, LinkButton, Menu, Page, Tabs } from '@candela/shared-ui'
import { RecordPage, useTab } from '@candela/shared-ui/pages'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { FormColumns } from '../FormColumns'
import { publisherMessages } from '../i18n/messages'
import { AccountFacts } from './AccountFacts'
import { AccountManagers, AccountUsers, AccountWebsites } from './AccountParts'
import { AccountSummary } from './AccountSummary'
import { ACCOUNTS, accountQuery, editPath } from './account.api'
import { HistoryTab } from './HistoryTab'
import { NotesTab } from './NotesTab'
import { Readiness } from './Readiness'
import { useAccountRemoval } from './useAccountRemoval'
import { useAccountWords } from './useAccountWords'

const TABS = ['overview', 'notes', 'history'] as const

const Overview = ({ answer: { record, can } }: { answer: OneAccount }) => (
  <FormColumns
    aside={
      <>
        <AccountSummary record={record} />
        <Readiness record={record} mayUpdate={can.update} />
      </>
    }
  >
    <AccountFacts record={record} />
    <AccountWebsites websites={record.websites} />
    <AccountUsers users={record.users} />
    <AccountManagers managers={record.managers} />
  </FormColumns>
)

const AccountView = ({ answer }: { answer: OneAccount }) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const { tier } = useAccountWords()
  const { record, can } = answer
  const maySeeList = useCan('account.list')
  const maySeeHistory = useCan('systemLog.list')
  const removal = useAccountRemoval(() => void navigate(ACCOUNTS))
  const main = record.managers.find(({ acm_is_main }) => acm_is_main)

  const tabs = [
    { id: 'overview' as const, label: t('account.tabs.overview'), content: <Overview answer={answer} /> },
    ...(can.note
      ? [{ id: 'notes' as const, label: t('account.tabs.notes'), content: <NotesTab id={record.id} /> }]
      : []),
    ...(maySeeHistory
      ? [{ id: 'history' as const, label: t('account.tabs.history'), content: <HistoryTab record={record} /> }]
      : []),
  ]
  const [asked, setTab] = useTab(TABS)
  const tab = tabs.some(({ id }) => id === asked) ? asked : 'overview'

  return (
    <Page
      title={record.acc_name}
      subtitle={[tier[record.acc_tier], main?.usr_name ?? t('account.list.nobody')].join(' · ')}
      breadcrumb={maySeeList ? [{ label: t('account.accounts'), href: ACCOUNTS }] : undefined}
      actions={
        <>
          {can.destroy && (
            <Menu
              trigger={props => <IconButton {...props} icon="dots" label={t('account.moreActions')} />}
              items={[
                {
                  id: 'remove',
                  label: t('account.action.remove'),
                  icon: 'trash',
                  danger: true,
                  onSelect: () => removal.ask({ id: record.id, name: record.acc_name }),
                },
              ]}
            />
          )}
          {can.update && (
            <LinkButton variant="primary" icon="edit" href={editPath(record.id)}>
              {common('action.edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <Tabs label={t('account.tabs.label')} tabs={tabs} value={tab} onChange={setTab} />
      {removal.dialog}
    </Page>
  )
}

const AccountShow = () => {
  const t = publisherMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={accountQuery(id)}
      title={t('account.one')}
      breadcrumb={[{ label: t('account.accounts'), href: ACCOUNTS }]}
    >
      {answer => <AccountView key={id} answer={answer} />}
    </RecordPage>
  )
}

export default AccountShow
