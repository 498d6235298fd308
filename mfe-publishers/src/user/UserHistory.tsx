import { useCan } from '@candela/shared-auth'
import { isLocale, type OneUser, TYPES, USER_REVERTS } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { RecordHistory } from '../RecordHistory'
import { userMessages } from './messages'
import { useUserWords } from './UserWords'
import { USER } from './user.api'

const ACTIONS = [
  'store',
  'invite',
  'inviteAgain',
  'update',
  'destroy',
  'restore',
  'bulk',
  'revert',
  'updateUserLocale',
  'changePassword',
  'changeEmail',
  'storePhoto',
  'destroyPhoto',
] as const

/** What was done to somebody, and by whom. */
export const UserHistory = ({ answer: { record, can } }: { answer: OneUser }) => {
  const t = userMessages.useT()
  // Everybody changes their own record, and only some take back.
  const mayUpdate = useCan('user.update')
  const format = useFormat()
  const { columns, status, locale } = useUserWords()
  return (
    <RecordHistory
      entity={USER}
      record={record}
      logLabel={t('user.history.log')}
      mayRevert={mayUpdate && can.update}
      begins={['user.store', 'user.invite']}
      reverts={USER_REVERTS}
      fields={{
        ...columns,
        usr_id_group: columns.gro_name,
        usr_id_creator: t('user.history.creator'),
        usr_password: t('user.history.password'),
        pho_name: t('user.history.photo'),
        deleted_at: t('user.history.removed'),
      }}
      actionOf={action => {
        if (action === 'auth.resetPassword') return t('user.history.action.resetPassword')
        const known = ACTIONS.find(each => each === action)
        return known && t(`user.history.action.${known}`)
      }}
      wordsOf={(value, field) => {
        const ofStatus = TYPES.userStatus.find(each => each === value)
        if (field === 'usr_status' && ofStatus) return status[ofStatus]
        if (field === 'usr_locale' && isLocale(value)) return locale[value]
        return field === 'usr_comission' ? format.percent(value) : undefined
      }}
    />
  )
}
