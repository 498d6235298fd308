import type { Flag } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import type { FormField, FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { publisherMessages } from '../i18n/messages'
import { isSameRows, mergeRows } from '../people/rows'
import { useAccountWords } from './AccountWords'
import {
  type AccountValues,
  type ManagerRow,
  managerRules,
  type SellerRow,
  sellerRules,
  type WebsiteRow,
  websiteRules,
  withMain,
} from './account.form'
import { useTimeZones } from './useTimeZones'

const SWITCHES = [
  ['acc_gross_visible', 'gross'],
  ['acc_enable_aps', 'aps'],
  ['acc_enable_teads', 'teads'],
  ['acc_is_custom_ad_unit_path_enabled', 'path'],
] as const

/** How the form speaks of its fields: in the save bar, and when two people changed the same account. */
export const useAccountFields = (): FormFields<AccountValues> => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const { columns, tier, enabled } = useAccountWords()
  const { labelOf } = useTimeZones()
  const format = useFormat()
  const none = common('state.none')
  const list = (entries: (string | undefined)[]) => entries.filter(Boolean).join(', ') || none
  const commissionSuffix = (text: string | null) => (text === null ? '' : ` ${format.percent(text)}`)
  const onOff = (value: Flag) => t(value ? 'account.on' : 'account.off')
  const managerName = ({ person, acm_is_main }: ManagerRow) =>
    person && (acm_is_main ? `${person.usr_name} (${t('account.managers.main')})` : person.usr_name)
  const boxes: FormField<AccountValues>[] = [
    {
      name: 'managers',
      label: t('account.box.managers'),
      formatValue: rows => list(withMain(rows).map(row => managerName(row) ?? undefined)),
      isEqual: isSameRows(managerRules),
      merge: (...versions) => withMain(mergeRows<ManagerRow>(managerRules)(...versions)),
    },
    {
      name: 'users',
      label: t('account.box.users'),
      formatValue: rows =>
        list(
          rows.map(
            ({ person, acu_comission }) => person?.usr_name && person.usr_name + commissionSuffix(acu_comission),
          ),
        ),
      isEqual: isSameRows(sellerRules),
      merge: mergeRows<SellerRow>(sellerRules),
    },
    {
      name: 'websites',
      label: t('account.box.websites'),
      formatValue: rows => list(rows.map(({ anw_website }) => anw_website)),
      isEqual: isSameRows(websiteRules),
      merge: mergeRows<WebsiteRow>(websiteRules),
    },
  ]
  return [
    { name: 'acc_name', label: columns.acc_name },
    { name: 'acc_tier', label: columns.acc_tier, formatValue: value => tier[Number(value) as keyof typeof tier] },
    { name: 'acc_time_zone', label: columns.acc_time_zone, formatValue: zone => zone && labelOf(zone) },
    {
      name: 'acc_google_child_network_code',
      label: columns.acc_google_child_network_code,
      formatValue: code => code || none,
    },
    { name: 'acc_is_enabled', label: t('account.field.enabled'), formatValue: value => enabled[value] },
    ...SWITCHES.map(([name, words]) => ({ name, label: t(`account.field.${words}`), formatValue: onOff })),
    ...boxes,
  ]
}
