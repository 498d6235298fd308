import { ACCOUNT_REVERTS, type OneAccount, TYPES } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'
import { RecordHistory } from '../RecordHistory'
import { useAccountWords } from './AccountWords'
import { ACCOUNT } from './account.api'

const ACTIONS = ['store', 'onboard', 'import', 'update', 'destroy', 'restore', 'bulk', 'revert'] as const
const SWITCHED: readonly string[] = [
  'acc_enable_aps',
  'acc_enable_teads',
  'acc_is_custom_ad_unit_path_enabled',
  'acc_gross_visible',
]

/** What was done to an account, and by whom. */
export const AccountHistory = ({ answer: { record, can } }: { answer: OneAccount }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, tier, enabled } = useAccountWords()
  return (
    <RecordHistory
      entity={ACCOUNT}
      record={record}
      logLabel={t('account.history.log')}
      mayRevert={can.update}
      begins={['account.store', 'account.onboard', 'account.import']}
      reverts={ACCOUNT_REVERTS}
      ties={['account_managers', 'account_users']}
      fields={{
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
      }}
      actionOf={action => {
        const known = ACTIONS.find(each => each === action)
        return known && t(`account.history.action.${known}`)
      }}
      wordsOf={(value, field) => {
        const ofTier = TYPES.accountTier.find(each => String(each) === value)
        if (field === 'acc_tier' && ofTier) return tier[ofTier]
        if (field === 'acc_is_enabled') return enabled[value === '1' ? 1 : 0]
        if (SWITCHED.includes(field)) return t(value === '1' ? 'account.on' : 'account.off')
        if (field === 'acm_is_main') return t(value === 'true' ? 'account.yes' : 'account.no')
        return field === 'acu_comission' ? format.percent(value) : undefined
      }}
    />
  )
}
