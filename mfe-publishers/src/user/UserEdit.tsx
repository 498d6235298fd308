import { useSession } from '@candela/shared-auth'
import { Card } from '@candela/shared-ui'
import { EditPage, RecordColumns, useEntityCache } from '@candela/shared-ui/pages'
import { useIsPublisher } from '../useIsPublisher'
import { PhotoBox } from './access/PhotoBox'
import { OwnHours } from './hours/OwnHours'
import { userMessages } from './messages'
import { OwnEmail, OwnPassword } from './OwnAccess'
import { UserSummary } from './UserFacts'
import { AccessFields, DataFields, PasswordFields } from './UserFields'
import { USER } from './user.api'
import { editRules, PASSWORDS, toUpdateBody, valuesOf } from './user.form'
import { useUserFields } from './useUserFields'

const UserEdit = () => {
  const t = userMessages.useT()
  const { cacheSaved } = useEntityCache(USER)
  const me = useSession(({ user }) => user?.id)
  const isPublisher = useIsPublisher()
  return (
    <EditPage
      entity={USER}
      listTitle={t('user.users')}
      title={t('user.edit')}
      subtitle={({ usr_name, usr_email }) => `${usr_name} · ${usr_email}`}
      fields={useUserFields()}
      schema={() => editRules}
      valuesOf={valuesOf}
      body={toUpdateBody}
      secrets={PASSWORDS}
      whyNot={t('user.help.above')}
    >
      {(_, { record, can }) => {
        const isOwn = record.id === me
        const locked = can.govern ? undefined : t(isOwn ? 'user.help.ownRecord' : 'user.help.notYours')
        return (
          <RecordColumns
            aside={
              <>
                <PhotoBox user={record} onChanged={cacheSaved} />
                <UserSummary record={record} />
              </>
            }
          >
            <DataFields email={isOwn ? <OwnEmail email={record.usr_email} onChanged={cacheSaved} /> : undefined} />
            <AccessFields group={record} locked={locked} />
            <Card title={t('user.passwordCard')}>
              {isOwn ? <OwnPassword /> : <PasswordFields help={t('user.help.password')} />}
            </Card>
            {isOwn && !isPublisher && <OwnHours />}
          </RecordColumns>
        )
      }}
    </EditPage>
  )
}

export default UserEdit
