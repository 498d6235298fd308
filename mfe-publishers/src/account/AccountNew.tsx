import { useCan } from '@candela/shared-auth'
import { NewPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useIsPublisher } from '../useIsPublisher'
import { AccountForm } from './AccountFields'
import { ACCOUNT } from './account.api'
import { emptyAccount, newRules, toCreateBody } from './account.form'
import { useAccountFields } from './useAccountFields'

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const AccountNew = () => {
  const t = publisherMessages.useT()
  const isPublisher = useIsPublisher()
  const mayAddWebsites = useCan('website.store')
  return (
    <NewPage
      entity={ACCOUNT}
      listTitle={t('account.accounts')}
      title={t('account.new')}
      subtitle={t('account.newSubtitle')}
      saveLabel={t('account.action.create')}
      fields={useAccountFields()}
      schema={newRules}
      start={() => emptyAccount(ownTimeZone(), isPublisher)}
      body={toCreateBody}
    >
      {state => <AccountForm state={state} mayAddWebsites={mayAddWebsites} mayRemoveWebsites={mayAddWebsites} />}
    </NewPage>
  )
}

export default AccountNew
