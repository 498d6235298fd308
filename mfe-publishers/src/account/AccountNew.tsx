import { call, useCan, useSession } from '@candela/shared-auth'
import { accountEndpoints } from '@candela/shared-contract'
import { LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, useOnce } from '@candela/shared-ui/pages'
import { useNavigate } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { FormSaveBar } from '../FormSaveBar'
import { publisherMessages } from '../i18n/messages'
import { DataBox, TagBox } from './AccountFields'
import { AccountForm } from './AccountForm'
import { ACCOUNTS, accountPath, useAccountCache } from './account.api'
import { emptyAccount, feeOf, newRules, toStore } from './account.form'
import { ManagersBox } from './ManagersBox'
import { UsersBox } from './UsersBox'
import { useAccountFields } from './useAccountFields'
import { WebsitesBox } from './WebsitesBox'

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const AccountNew = () => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const cache = useAccountCache()
  const fields = useAccountFields()
  const keyFor = useOnce()
  const mayChoose = useCan('user.accountManager')
  const mayAddWebsites = useCan('website.store')
  const isPublisher = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const [start] = useState(() => emptyAccount(ownTimeZone()))

  return (
    <EntityForm
      label={t('account.new')}
      schema={newRules}
      start={start}
      fields={fields}
      draft={{ key: 'account.new' }}
      save={values => {
        const body = toStore(values)
        return call(accountEndpoints.store, { body }, { idempotencyKey: keyFor(body) })
      }}
      onSaved={async answer => {
        await cache.keep(answer)
        const { id, acc_name } = answer.record
        addToast({ kind: 'success', title: common('success.recordAdded'), text: acc_name })
        await navigate(accountPath(id))
      }}
    >
      {state => {
        const changed = new Set(state.changed.map(({ name }) => name))
        return (
          <Page
            title={t('account.new')}
            subtitle={t('account.newSubtitle')}
            breadcrumb={[{ label: t('account.accounts'), href: ACCOUNTS }]}
            bar={
              <FormSaveBar state={state} saveLabel={t('account.action.create')}>
                <LinkButton variant="ghost" href={ACCOUNTS}>
                  {common('action.cancel')}
                </LinkButton>
              </FormSaveBar>
            }
          >
            {state.draft}
            <AccountForm state={state}>
              <DataBox changed={changed} />
              <TagBox changed={changed} values={state.values} />
              <ManagersBox rows={state.values.managers} locked={mayChoose ? undefined : t('account.help.notYours')} />
              <UsersBox />
              <WebsitesBox
                mayAdd={mayAddWebsites}
                mayRemove={mayAddWebsites}
                fee={isPublisher ? undefined : feeOf(state.values.acc_tier)}
              />
            </AccountForm>
          </Page>
        )
      }}
    </EntityForm>
  )
}

export default AccountNew
