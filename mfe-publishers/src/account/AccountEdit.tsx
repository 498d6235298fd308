import { useCan } from '@candela/shared-auth'
import { LinkButton } from '@candela/shared-ui'
import { EditPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { AccountSummary } from './AccountFacts'
import { AccountForm } from './AccountFields'
import { ACCOUNT } from './account.api'
import { editRules, toUpdateBody, valuesOf } from './account.form'
import { useAccountFields } from './useAccountFields'

const AccountEdit = () => {
  const t = publisherMessages.useT()
  const maySeeHistory = useCan('systemLog.list')
  return (
    <EditPage
      entity={ACCOUNT}
      listTitle={t('account.accounts')}
      title={t('account.edit')}
      fields={useAccountFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
      actions={({ record }) =>
        maySeeHistory && (
          <LinkButton variant="ghost" icon="clock" href={`${ACCOUNT.pathOf(record.id)}?tab=history`}>
            {t('account.tabs.history')}
          </LinkButton>
        )
      }
    >
      {(state, { record, can }) => (
        <AccountForm
          state={state}
          record={record}
          aside={<AccountSummary record={record} />}
          mayAddWebsites={can.addWebsite}
          mayRemoveWebsites={can.removeWebsite}
        />
      )}
    </EditPage>
  )
}

export default AccountEdit
