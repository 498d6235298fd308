import type { OneAccount } from '@candela/shared-contract'
import { RecordColumns, RecordTabs, ShowPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { AccountFacts, AccountSummary, AccountWebsites } from './AccountFacts'
import { AccountHistory } from './AccountHistory'
import { AccountManagers, AccountUsers } from './AccountPeople'
import { useAccountRemovalRefusal, useAccountWords } from './AccountWords'
import { ACCOUNT } from './account.api'
import { NextPayment } from './NextPayment'
import { NotesTab } from './NotesTab'
import { Readiness } from './Readiness'

const Overview = ({ answer: { record, can } }: { answer: OneAccount }) => (
  <RecordColumns
    aside={
      <>
        <AccountSummary record={record} />
        <Readiness record={record} mayUpdate={can.update} />
        <NextPayment account={record.id} />
      </>
    }
  >
    <AccountFacts record={record} />
    <AccountWebsites id={record.id} websites={record.websites} />
    <AccountUsers users={record.users} />
    <AccountManagers managers={record.managers} />
  </RecordColumns>
)

const AccountShow = () => {
  const t = publisherMessages.useT()
  const { tier } = useAccountWords()
  return (
    <ShowPage
      entity={ACCOUNT}
      listTitle={t('account.accounts')}
      title={t('account.one')}
      subtitle={({ acc_tier, managers }) => {
        const main = managers.find(({ acm_is_main }) => acm_is_main)
        return [acc_tier && tier[acc_tier], main?.usr_name ?? t('account.list.nobody')].filter(Boolean).join(' · ')
      }}
      removeLabel={t('account.action.remove')}
      removalRefusal={useAccountRemovalRefusal()}
    >
      {answer => (
        <RecordTabs
          label={t('account.tabs.label')}
          overview={<Overview answer={answer} />}
          tabs={[
            answer.can.note && {
              id: 'notes',
              label: t('account.tabs.notes'),
              content: <NotesTab id={answer.record.id} />,
            },
          ]}
          history={<AccountHistory answer={answer} />}
        />
      )}
    </ShowPage>
  )
}

export default AccountShow
