import { call, upload, useCan } from '@candela/shared-auth'
import { type OneUser, userEndpoints } from '@candela/shared-contract'
import { NewPage, RecordColumns } from '@candela/shared-ui/pages'
import { addToast, useLocale } from '@candela/shared-ui/runtime'
import { userMessages } from './messages'
import { PhotoToCome } from './PhotoToCome'
import { AccessFields, DataFields, EntryFields } from './UserFields'
import { USER } from './user.api'
import { emptyUser, type NewUserValues, newRules, PASSWORDS, toInvite, toStore } from './user.form'
import { useNewUserFields } from './useUserFields'

const store = (values: NewUserValues, keyOf: (body: object) => string): Promise<OneUser> => {
  if (values.how === 'password') {
    const body = toStore(values)
    return USER.store(body, keyOf(body))
  }
  const body = toInvite(values)
  return call(userEndpoints.invite, { body }, { idempotencyKey: keyOf(body) })
}

const UserNew = () => {
  const t = userMessages.useT()
  const fields = useNewUserFields()
  const locale = useLocale()
  const mayInvite = useCan('user.invite')
  const mayStore = useCan('user.store')

  /** The person is there whatever becomes of the picture. */
  const withPhoto = (answer: OneUser, photo: Blob | null): Promise<OneUser> | OneUser => {
    if (!photo) return answer
    const sent = upload(userEndpoints.storePhoto, { params: { id: String(answer.record.id) }, file: photo })
    return sent.catch(() => {
      addToast({ kind: 'error', title: t('user.created.photoFailed') })
      return answer
    })
  }

  return (
    <NewPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.new')}
      subtitle={t('user.newSubtitle')}
      saveLabel={({ how }) => t(how === 'invite' ? 'user.action.invite' : 'user.action.create')}
      fields={fields}
      schema={newRules}
      start={() => emptyUser(mayInvite ? 'invite' : 'password', locale)}
      secrets={[...PASSWORDS, 'photo']}
      save={async (values, keyOf) => withPhoto(await store(values, keyOf), values.photo)}
      savedTitle={({ record }) => (record.invited ? t('user.created.invited') : undefined)}
    >
      {({ values: { how, usr_name, photo }, changedNames, form }) => (
        <RecordColumns
          aside={<PhotoToCome name={usr_name} photo={photo} onChange={chosen => form.change('photo', chosen)} />}
        >
          <DataFields changed={changedNames} />
          <AccessFields changed={changedNames} withStatus={how === 'password'} />
          <EntryFields mayInvite={mayInvite} mayStore={mayStore} how={how} />
        </RecordColumns>
      )}
    </NewPage>
  )
}

export default UserNew
