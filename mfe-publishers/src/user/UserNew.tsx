import { call, useCan } from '@candela/shared-auth'
import { type OneUser, userEndpoints } from '@candela/shared-contract'
import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { NewUserPhoto, useNewUserPhoto } from './access/PhotoBox'
import { userMessages } from './messages'
import { AccessFields, DataFields, EntryFields } from './UserFields'
import { USER } from './user.api'
import { emptyUser, type NewUserValues, newRules, PASSWORDS, toCreateBody, toInviteBody } from './user.form'
import { useNewUserFields } from './useUserFields'

const store = (values: NewUserValues, keyOf: (body: object) => string): Promise<OneUser> => {
  if (values.how === 'password') {
    const body = toCreateBody(values)
    return USER.store(body, keyOf(body))
  }
  const body = toInviteBody(values)
  return call(userEndpoints.invite, { body }, { idempotencyKey: keyOf(body) })
}

const UserNew = () => {
  const t = userMessages.useT()
  const locale = useLocale()
  const withPhoto = useNewUserPhoto()
  const mayInvite = useCan('user.invite')
  const mayStore = useCan('user.store')
  return (
    <NewPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.new')}
      subtitle={t('user.newSubtitle')}
      saveLabel={({ how }) => t(how === 'invite' ? 'user.action.invite' : 'user.action.create')}
      fields={useNewUserFields()}
      schema={newRules}
      start={() => emptyUser(mayInvite ? 'invite' : 'password', locale)}
      secrets={[...PASSWORDS, 'photo']}
      save={async (values, keyOf) => withPhoto(await store(values, keyOf), values.photo)}
      savedTitle={({ record }) => (record.invited ? t('user.created.invited') : undefined)}
    >
      {({ values: { how, usr_name, photo }, form }) => (
        <RecordColumns
          aside={<NewUserPhoto name={usr_name} photo={photo} onChange={chosen => form.change('photo', chosen)} />}
        >
          <DataFields />
          <AccessFields withStatus={how === 'password'} />
          <EntryFields mayInvite={mayInvite} mayStore={mayStore} how={how} />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default UserNew
