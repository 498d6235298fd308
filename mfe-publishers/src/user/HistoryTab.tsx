import { useCan } from '@candela/shared-auth'
import { type HistoryEntry, isLocale, type OneUser, TYPES, USER_REVERTS } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { HistoryList } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { LoggedHistory } from '../LoggedHistory'
import { userMessages } from './messages'
import { historyQuery, useUserCache } from './user.api'
import { useUserWords } from './useUserWords'

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

const useHistoryWords = () => {
  const t = userMessages.useT()
  const format = useFormat()
  const { columns, status, locale } = useUserWords()
  return useMemo(() => {
    const fields: Record<string, string> = {
      ...columns,
      usr_id_group: columns.gro_name,
      usr_id_creator: t('user.history.creator'),
      usr_password: t('user.history.password'),
      pho_name: t('user.history.photo'),
      deleted_at: t('user.history.removed'),
    }
    return {
      action: (useCase: string) => {
        if (useCase === 'auth.resetPassword') return t('user.history.action.resetPassword')
        const known = ACTIONS.find(action => useCase === `user.${action}`)
        return known ? t(`user.history.action.${known}`) : useCase
      },
      field: (field: string) => fields[field] ?? field,
      value: (value: string, field: string) => {
        const ofStatus = TYPES.userStatus.find(each => each === value)
        if (field === 'usr_status' && ofStatus) return status[ofStatus]
        if (field === 'usr_locale' && isLocale(value)) return locale[value]
        if (field === 'usr_comission') return format.percent(value as `${number}`)
        return field.endsWith('_at') ? format.dateTime(value) : value
      },
    }
  }, [t, format, columns, status, locale])
}

/** What begins somebody is not taken back: that is what removing is for. */
const BEGINS: readonly string[] = ['user.store', 'user.invite']

const comesBack = ({ table, field }: HistoryEntry['changes'][number]): boolean =>
  table === 'users' && USER_REVERTS.some(each => each === field)

/** What was done to somebody, and by whom. */
export const HistoryTab = ({ record }: Pick<OneUser, 'record'>) => {
  const t = userMessages.useT()
  const mayUpdate = useCan('user.update')
  const cache = useUserCache()
  return (
    <LoggedHistory type="user" id={record.id} label={t('user.history.log')}>
      <HistoryList
        source={before => historyQuery(String(record.id), before)}
        words={useHistoryWords()}
        revert={{
          canRevert: ({ slo_action }) => mayUpdate && !BEGINS.includes(slo_action),
          comesBack,
          onRevert: ({ slo_transaction_hash }) => cache.revert(record, slo_transaction_hash),
        }}
      />
    </LoggedHistory>
  )
}
