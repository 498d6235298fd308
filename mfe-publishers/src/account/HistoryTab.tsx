import { useCan } from '@candela/shared-auth'
import { ACCOUNT_REVERTS, type HistoryEntry, type OneAccount, TYPES } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { HistoryList, type HistoryWords } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { publisherMessages } from '../i18n/messages'
import { LoggedHistory } from '../LoggedHistory'
import { historyQuery, useAccountCache } from './account.api'
import { useAccountWords } from './useAccountWords'

const ACTIONS = ['store', 'onboard', 'import', 'update', 'destroy', 'restore', 'bulk', 'revert'] as const
const SWITCHED: readonly string[] = [
  'acc_enable_aps',
  'acc_enable_teads',
  'acc_is_custom_ad_unit_path_enabled',
  'acc_gross_visible',
]
const TIES = ['account_managers', 'account_users'] as const

const useHistoryWords = (): HistoryWords => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, tier, enabled } = useAccountWords()
  return useMemo(() => {
    const fields: Record<string, string> = {
      ...columns,
      acc_enable_aps: t('account.field.aps'),
      acc_enable_teads: t('account.field.teads'),
      acc_is_custom_ad_unit_path_enabled: t('account.field.path'),
      acc_gross_visible: t('account.field.gross'),
      acm_id_user: t('account.managers.one'),
      acm_is_main: t('account.managers.main'),
      acu_id_user: t('account.users.one'),
      acu_comission: t('account.users.share'),
      deleted_at: t('account.history.removed'),
    }
    return {
      action: useCase => {
        const known = ACTIONS.find(action => useCase === `account.${action}`)
        return known ? t(`account.history.action.${known}`) : useCase
      },
      field: field => fields[field] ?? field,
      value: (value, field) => {
        const ofTier = TYPES.accountTier.find(each => String(each) === value)
        if (field === 'acc_tier' && ofTier) return tier[ofTier]
        if (field === 'acc_is_enabled') return enabled[value === '1' ? 1 : 0]
        if (SWITCHED.includes(field)) return t(value === '1' ? 'account.on' : 'account.off')
        if (field === 'acm_is_main') return t(value === 'true' ? 'account.yes' : 'account.no')
        if (field === 'acu_comission') return format.percent(value as `${number}`)
        return field.endsWith('_at') ? format.dateTime(value) : value
      },
    }
  }, [t, format, columns, tier, enabled])
}

/** What begins an account is not taken back: that is what removing is for. */
const BEGINS: readonly string[] = ['account.store', 'account.onboard', 'account.import']

const comesBack = ({ table, field }: HistoryEntry['changes'][number]): boolean =>
  TIES.some(tie => tie === table) || ACCOUNT_REVERTS.some(each => each === field)

/** What was done to an account, and by whom. */
export const HistoryTab = ({ record }: Pick<OneAccount, 'record'>) => {
  const t = publisherMessages.useT()
  const mayUpdate = useCan('account.update')
  const cache = useAccountCache()
  return (
    <LoggedHistory type="account" id={record.id} label={t('account.history.log')}>
      <HistoryList
        source={before => historyQuery(String(record.id), before)}
        words={useHistoryWords()}
        revert={{
          canRevert: ({ slo_action }) => mayUpdate && !BEGINS.includes(slo_action),
          comesBack,
          ties: TIES,
          onRevert: ({ slo_transaction_hash }) => cache.revert(record, slo_transaction_hash),
        }}
      />
    </LoggedHistory>
  )
}
