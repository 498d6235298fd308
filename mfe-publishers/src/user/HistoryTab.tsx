import { isLocale, TYPES } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { HistoryList } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { publisherMessages } from '../i18n/messages'
import { historyQuery } from './user.api'
import { useUserWords } from './useUserWords'

const ACTIONS = [
  'store',
  'invite',
  'inviteAgain',
  'update',
  'destroy',
  'restore',
  'bulk',
  'updateUserLocale',
  'changePassword',
  'changeEmail',
  'storePhoto',
  'destroyPhoto',
] as const

const useHistoryWords = () => {
  const t = publisherMessages.useT()
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

/** What was done to somebody, and by whom. */
export const HistoryTab = ({ id }: { id: number }) => (
  <HistoryList source={before => historyQuery(String(id), before)} words={useHistoryWords()} />
)
