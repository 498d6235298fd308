import { type Account, BRAND, type Flag } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { DataList } from '../Facts'
import { publisherMessages } from '../i18n/messages'
import { adUnitPath } from './adUnitPath'
import { useAccountWords } from './useAccountWords'
import { useTimeZones } from './useTimeZones'

/** Everything that can be changed of an account, as it stands. */
export const AccountFacts = ({ record }: { record: Account }) => {
  const t = publisherMessages.useT()
  const { columns, tier } = useAccountWords()
  const { labelOf } = useTimeZones()
  const child = record.acc_google_child_network_code ?? ''
  const onOff = (value: Flag) => t(value ? 'account.on' : 'account.off')
  const facts = [
    [columns.acc_tier, `${record.acc_tier} · ${tier[record.acc_tier]}`],
    [columns.acc_time_zone, labelOf(record.acc_time_zone)],
    [columns.acc_google_child_network_code, child || '–'],
    [t('account.field.aps'), onOff(record.acc_enable_aps)],
    [t('account.field.teads'), onOff(record.acc_enable_teads)],
    [
      t('account.field.path'),
      record.acc_is_custom_ad_unit_path_enabled
        ? adUnitPath(BRAND.parentNetworkCode, child, t('account.path.unit'))
        : t('account.off'),
    ],
    [t('account.field.gross'), onOff(record.acc_gross_visible)],
  ]
  return (
    <Card title={t('account.box.data')}>
      <DataList>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </DataList>
    </Card>
  )
}
