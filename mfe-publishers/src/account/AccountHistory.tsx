import { accountLogConfig, type OneAccount } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { RecordHistory } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { useAccountWords } from './AccountWords'
import { ACCOUNT } from './account.api'

/** What was done to an account, and by whom. */
export const AccountHistory = ({ answer }: { answer: OneAccount }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns, tier, enabled } = useAccountWords()
  const onOff = { 1: t('account.on'), 0: t('account.off') }
  return (
    <RecordHistory
      entity={ACCOUNT}
      answer={answer}
      logConfig={accountLogConfig}
      begins={['account.onboard', 'account.import']}
      actions={{ 'account.import': t('account.history.import') }}
      fields={{
        ...columns,
        acc_enable_aps: t('account.field.aps'),
        acc_is_custom_ad_unit_path_enabled: t('account.field.path'),
        acm_is_main: t('account.managers.main'),
        acu_id_user: t('account.users.one'),
        deleted_at: t('account.history.removed'),
      }}
      values={{
        acc_tier: tier,
        acc_is_enabled: enabled,
        acc_enable_aps: onOff,
        acc_enable_teads: onOff,
        acc_is_custom_ad_unit_path_enabled: onOff,
        acc_gross_visible: onOff,
        acm_is_main: { true: t('account.yes'), false: t('account.no') },
        acu_comission: commission => format.percent(commission),
      }}
    />
  )
}
