import { useCan, useSession } from '@candela/shared-auth'
import { LinkButton } from '@candela/shared-ui'
import { EditPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { DataBox, TagBox } from './AccountFields'
import { AccountForm } from './AccountForm'
import { AccountSummary } from './AccountSummary'
import { ACCOUNT } from './account.api'
import { editRules, feeOf, startOf, toUpdate } from './account.form'
import { ManagersBox } from './ManagersBox'
import { UsersBox } from './UsersBox'
import { useAccountFields } from './useAccountFields'
import { useStopping } from './useStopping'
import { WebsitesBox } from './WebsitesBox'

const AccountEdit = () => {
  const t = publisherMessages.useT()
  const fields = useAccountFields()
  const stopping = useStopping()
  const maySeeHistory = useCan('systemLog.list')
  // What the platform decides is no publisher's, whatever rights they were given.
  const isPublisher = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const mayChoose = useCan('user.accountManager')
  const locked = isPublisher ? t('account.help.governed') : undefined
  return (
    <EditPage
      entity={ACCOUNT}
      listTitle={t('account.accounts')}
      title={t('account.edit')}
      fields={fields}
      schema={() => editRules}
      read={startOf}
      body={toUpdate}
      actions={({ record }) =>
        maySeeHistory && (
          <LinkButton variant="ghost" icon="clock" href={`${ACCOUNT.pathOf(record.id)}?tab=history`}>
            {t('account.tabs.history')}
          </LinkButton>
        )
      }
    >
      {(state, { record, can }) => (
        <>
          <AccountForm state={state} aside={<AccountSummary record={record} />}>
            <DataBox
              changed={state.changedNames}
              locked={locked}
              askEnabled={(enabled, change) => stopping.ask(enabled ? 0 : record.websites_live, change)}
            />
            <TagBox changed={state.changedNames} values={state.values} />
            <ManagersBox
              rows={state.values.managers}
              locked={locked ?? (mayChoose ? undefined : t('account.help.notYours'))}
            />
            <UsersBox />
            <WebsitesBox
              mayAdd={can.addWebsite}
              mayRemove={can.removeWebsite}
              fee={isPublisher ? undefined : feeOf(state.values.acc_tier)}
            />
          </AccountForm>
          {stopping.dialog}
        </>
      )}
    </EditPage>
  )
}

export default AccountEdit
