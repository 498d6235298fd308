import { call, useCan, useSession } from '@candela/shared-auth'
import { type OneUser, userEndpoints } from '@candela/shared-contract'
import { Card, LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, formMessages, RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { FormColumns } from '../FormColumns'
import { FormSaveBar } from '../FormSaveBar'
import { PhotoBox } from './access/PhotoBox'
import { userMessages } from './messages'
import { OwnEmail, OwnPassword } from './OwnAccess'
import { AccessFields, DataFields, PasswordFields } from './UserFields'
import { UserSummary } from './UserSummary'
import { USERS, userPath, userQuery, useUserCache } from './user.api'
import { editRules, PASSWORDS, startOf, toUpdate } from './user.form'
import { useUserFields } from './useUserFields'

const UserEditForm = ({ answer }: { answer: OneUser }) => {
  const t = userMessages.useT()
  const common = commonMessages.useT()
  const form = formMessages.useT()
  const cache = useUserCache()
  const fields = useUserFields()
  const { record, can } = answer
  const maySeeUsers = useCan('user.list')
  const isOwn = useSession(({ user }) => user?.id === record.id)
  const start = startOf(answer)
  const locked = can.govern ? undefined : t(isOwn ? 'user.help.ownRecord' : 'user.help.notYours')

  return (
    <EntityForm
      label={t('user.edit')}
      schema={editRules}
      start={start}
      fields={fields}
      read={startOf}
      draft={{ key: `user.${record.id}`, except: PASSWORDS }}
      save={(values, version, base) =>
        call(userEndpoints.update, {
          params: { id: String(record.id) },
          body: { ...toUpdate(values, base), updated_at: version },
        })
      }
      onSaved={async saved => {
        await cache.keep(saved)
        addToast({ kind: 'success', title: common('success.recordSaved'), text: saved.record.usr_name })
      }}
    >
      {state => {
        const changed = new Set(state.changed.map(({ name }) => name))
        return (
          <Page
            title={t('user.edit')}
            subtitle={`${record.usr_name} · ${record.usr_email}`}
            breadcrumb={[
              ...(maySeeUsers ? [{ label: t('user.users'), href: USERS }] : []),
              { label: record.usr_name, href: userPath(record.id) },
            ]}
            actions={
              <LinkButton icon="eye" href={userPath(record.id)}>
                {common('action.open')}
              </LinkButton>
            }
            bar={<FormSaveBar state={state} saveLabel={form('form.saveChanges')} />}
          >
            {state.draft}
            {state.conflict}
            <FormColumns
              aside={
                <>
                  <PhotoBox user={record} onChanged={answer => void cache.keep(answer)} />
                  <UserSummary record={record} />
                </>
              }
            >
              <DataFields
                changed={changed}
                email={
                  isOwn ? (
                    <OwnEmail email={record.usr_email} onChanged={answer => void cache.keep(answer)} />
                  ) : undefined
                }
              />
              <AccessFields changed={changed} group={record} locked={locked} />
              <Card title={t('user.passwordCard')}>
                {isOwn ? <OwnPassword /> : <PasswordFields help={t('user.help.password')} />}
              </Card>
            </FormColumns>
          </Page>
        )
      }}
    </EntityForm>
  )
}

const UserEdit = () => {
  const t = userMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={userQuery(id)}
      title={t('user.edit')}
      breadcrumb={[{ label: t('user.users'), href: USERS }]}
      allows={({ can }) => can.update}
    >
      {answer => <UserEditForm key={id} answer={answer} />}
    </RecordPage>
  )
}

export default UserEdit
