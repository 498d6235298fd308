import { useCan, useSession } from '@candela/shared-auth'
import { NewPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { DataBox, TagBox } from './AccountFields'
import { AccountForm } from './AccountForm'
import { ACCOUNT } from './account.api'
import { emptyAccount, feeOf, newRules, toStore } from './account.form'
import { ManagersBox } from './ManagersBox'
import { UsersBox } from './UsersBox'
import { useAccountFields } from './useAccountFields'
import { WebsitesBox } from './WebsitesBox'

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const AccountNew = () => {
  const t = publisherMessages.useT()
  const fields = useAccountFields()
  const mayChoose = useCan('user.accountManager')
  const mayAddWebsites = useCan('website.store')
  const isPublisher = useSession(({ user }) => user?.group?.gro_scope === 'own')
  return (
    <NewPage
      entity={ACCOUNT}
      listTitle={t('account.accounts')}
      title={t('account.new')}
      subtitle={t('account.newSubtitle')}
      saveLabel={t('account.action.create')}
      fields={fields}
      schema={newRules}
      start={() => emptyAccount(ownTimeZone())}
      save={(values, keyOf) => {
        const body = toStore(values)
        return ACCOUNT.store(body, keyOf(body))
      }}
    >
      {state => (
        <AccountForm state={state}>
          <DataBox changed={state.changedNames} />
          <TagBox changed={state.changedNames} values={state.values} />
          <ManagersBox rows={state.values.managers} locked={mayChoose ? undefined : t('account.help.notYours')} />
          <UsersBox />
          <WebsitesBox
            mayAdd={mayAddWebsites}
            mayRemove={mayAddWebsites}
            fee={isPublisher ? undefined : feeOf(state.values.acc_tier)}
          />
        </AccountForm>
      )}
    </NewPage>
  )
}

export default AccountNew
