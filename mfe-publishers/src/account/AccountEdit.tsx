import { call, useCan, useSession } from '@candela/shared-auth'
import { accountEndpoints, type OneAccount } from '@candela/shared-contract'
import { LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, formMessages, RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { FormSaveBar } from '../FormSaveBar'
import { publisherMessages } from '../i18n/messages'
import { DataBox, TagBox } from './AccountFields'
import { AccountForm } from './AccountForm'
import { AccountSummary } from './AccountSummary'
import { ACCOUNTS, accountPath, accountQuery, useAccountCache } from './account.api'
import { editRules, feeOf, startOf, toUpdate } from './account.form'
import { ManagersBox } from './ManagersBox'
import { UsersBox } from './UsersBox'
import { useAccountFields } from './useAccountFields'
import { useStopping } from './useStopping'
import { WebsitesBox } from './WebsitesBox'

const AccountEditForm = ({ answer }: { answer: OneAccount }) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const cache = useAccountCache()
  const fields = useAccountFields()
  const { record, can } = answer
  const stopping = useStopping(record.websites_live)
  const maySeeHistory = useCan('systemLog.list')
  // What the platform decides is no publisher's, whatever rights they were given.
  const isPublisher = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const mayChoose = useCan('user.accountManager')
  const locked = isPublisher ? t('account.help.governed') : undefined

  return (
    <EntityForm
      label={t('account.edit')}
      schema={editRules}
      start={startOf(answer)}
      fields={fields}
      read={startOf}
      draft={{ key: `account.${record.id}` }}
      save={(values, version, base) =>
        call(accountEndpoints.update, {
          params: { id: String(record.id) },
          body: { ...toUpdate(values, base), updated_at: version },
        })
      }
      onSaved={async saved => {
        await cache.keep(saved)
        addToast({ kind: 'success', title: common('success.recordSaved'), text: saved.record.acc_name })
      }}
    >
      {state => {
        const changed = new Set(state.changed.map(({ name }) => name))
        return (
          <Page
            title={t('account.edit')}
            subtitle={record.acc_name}
            breadcrumb={[
              { label: t('account.accounts'), href: ACCOUNTS },
              { label: record.acc_name, href: accountPath(record.id) },
            ]}
            actions={
              <>
                {maySeeHistory && (
                  <LinkButton variant="ghost" icon="clock" href={`${accountPath(record.id)}?tab=history`}>
                    {t('account.tabs.history')}
                  </LinkButton>
                )}
                <LinkButton icon="eye" href={accountPath(record.id)}>
                  {common('action.open')}
                </LinkButton>
              </>
            }
            bar={<FormSaveBar state={state} saveLabel={form('form.saveChanges')} />}
          >
            {state.draft}
            {state.conflict}
            <AccountForm state={state} aside={<AccountSummary record={record} />}>
              <DataBox changed={changed} locked={locked} askEnabled={stopping.ask} />
              <TagBox changed={changed} values={state.values} />
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
          </Page>
        )
      }}
    </EntityForm>
  )
}

const AccountEdit = () => {
  const t = publisherMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={accountQuery(id)}
      title={t('account.edit')}
      breadcrumb={[{ label: t('account.accounts'), href: ACCOUNTS }]}
      allows={({ can }) => can.update}
    >
      {answer => <AccountEditForm key={id} answer={answer} />}
    </RecordPage>
  )
}

export default AccountEdit
