import { call, upload, useCan } from '@candela/shared-auth'
import { type OneUser, userEndpoints } from '@candela/shared-contract'
import { LinkButton, Page } from '@candela/shared-ui'
import { EntityForm, useOnce } from '@candela/shared-ui/pages'
import { useNavigate } from '@candela/shared-ui/router'
import { addToast, commonMessages, useLocale } from '@candela/shared-ui/runtime'
import { FormColumns } from '../FormColumns'
import { FormSaveBar } from '../FormSaveBar'
import { userMessages } from './messages'
import { PhotoToCome } from './PhotoToCome'
import { AccessFields, DataFields, EntryFields } from './UserFields'
import { USERS, userPath, useUserCache } from './user.api'
import { emptyUser, type NewUserValues, newRules, PASSWORDS, toInvite, toStore } from './user.form'
import { useNewUserFields } from './useUserFields'

type Saved = { answer: OneUser; photoFailed: boolean }

/** The person is there whatever becomes of the picture. */
const withPhoto = async (answer: OneUser, photo: Blob | null): Promise<Saved> => {
  if (!photo) return { answer, photoFailed: false }
  const params = { id: String(answer.record.id) }
  return upload(userEndpoints.storePhoto, { params, file: photo }).then(
    kept => ({ answer: kept, photoFailed: false }),
    () => ({ answer, photoFailed: true }),
  )
}

const UserNew = () => {
  const t = userMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const cache = useUserCache()
  const fields = useNewUserFields()
  const keyFor = useOnce()
  const locale = useLocale()
  const mayInvite = useCan('user.invite')
  const mayStore = useCan('user.store')

  const store = (values: NewUserValues): Promise<OneUser> => {
    if (values.how === 'invite') {
      const body = toInvite(values)
      return call(userEndpoints.invite, { body }, { idempotencyKey: keyFor(body) })
    }
    const body = toStore(values)
    return call(userEndpoints.store, { body }, { idempotencyKey: keyFor(body) })
  }

  const settle = async ({ answer, photoFailed }: Saved) => {
    await cache.keep(answer)
    const { id, usr_name, invited } = answer.record
    addToast({
      kind: 'success',
      title: invited ? t('user.created.invited') : common('success.recordAdded'),
      text: usr_name,
    })
    if (photoFailed) addToast({ kind: 'error', title: t('user.created.photoFailed') })
    await navigate(userPath(id))
  }

  return (
    <EntityForm
      label={t('user.new')}
      schema={newRules}
      start={emptyUser(mayInvite ? 'invite' : 'password', locale)}
      fields={fields}
      draft={{ key: 'user.new', except: [...PASSWORDS, 'photo'] }}
      save={async values => withPhoto(await store(values), values.photo)}
      onSaved={settle}
    >
      {state => {
        const changed = new Set(state.changed.map(({ name }) => name))
        const { how, usr_name, photo } = state.values
        return (
          <Page
            title={t('user.new')}
            subtitle={t('user.newSubtitle')}
            breadcrumb={[{ label: t('user.users'), href: USERS }]}
            bar={
              <FormSaveBar state={state} saveLabel={t(how === 'invite' ? 'user.action.invite' : 'user.action.create')}>
                <LinkButton variant="ghost" href={USERS}>
                  {common('action.cancel')}
                </LinkButton>
              </FormSaveBar>
            }
          >
            {state.draft}
            <FormColumns
              aside={
                <PhotoToCome name={usr_name} photo={photo} onChange={chosen => state.form.change('photo', chosen)} />
              }
            >
              <DataFields changed={changed} />
              <AccessFields changed={changed} withStatus={how === 'password'} />
              <EntryFields mayInvite={mayInvite} mayStore={mayStore} how={how} />
            </FormColumns>
          </Page>
        )
      }}
    </EntityForm>
  )
}

export default UserNew
