import { useCan } from '@candela/shared-auth'
import { CREDENTIAL_NAMES, type Day, type OneAdNetwork, TYPES } from '@candela/shared-contract'
import { optionsOf, useFormat } from '@candela/shared-ui'
import { FieldCard, FormDateField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { adNetworkMessages } from '../i18n/messages'
import { NameCombobox } from '../shared/NameCombobox'
import {
  managerName,
  NameOf,
  type NameQuery,
  networkName,
  orderName,
  technologyName,
  typeName,
  websiteName,
} from '../shared/names'
import { useAdNetworkWords, useCredentialNames } from './AdNetworkWords'
import { isSameAccess, type NetworkValues } from './adNetwork.form'

/** What a network is, and for which website. */
export const AdNetworkData = ({ record }: { record?: OneAdNetwork['record'] | undefined }) => {
  const t = adNetworkMessages.useT()
  const { columns, status, anyWebsite } = useAdNetworkWords()
  const findsOrders = useCan('order.simpleList')
  return (
    <FieldCard title={t('network.data')}>
      <FormTextField name="adn_name" label={columns.adn_name} autoComplete="off" maxLength={255} />
      <NameCombobox
        kind="website"
        name="adn_id_website"
        label={columns.anw_website}
        help={t('network.help.website')}
        placeholder={anyWebsite}
        optional
        known={record && [record.adn_id_website, record.anw_website]}
      />
      <NameCombobox
        kind="type"
        name="adn_id_ad_network_type"
        label={columns.ant_name}
        help={t('network.help.type')}
        known={record && [record.adn_id_ad_network_type, record.ant_name]}
      />
      <NameCombobox
        kind="technology"
        name="adn_id_ad_network_category"
        label={columns.anc_name}
        known={record && [record.adn_id_ad_network_category, record.anc_name]}
      />
      <NameCombobox
        kind="manager"
        name="adn_id_ad_manager"
        label={columns.adm_name}
        optional
        known={record && [record.adn_id_ad_manager, record.adm_name]}
      />
      {findsOrders && (
        <NameCombobox
          kind="order"
          name="adn_id_order"
          label={columns.ord_name}
          help={t('network.help.order')}
          optional
          known={record && [record.adn_id_order, record.ord_name]}
        />
      )}
      <FormSelect
        name="adn_status"
        label={columns.adn_status}
        help={t('network.help.status')}
        options={optionsOf(TYPES.adNetworkStatus, status)}
      />
      <FormDateField
        name="adn_token_expires_at"
        label={columns.adn_token_expires_at}
        help={t('network.help.token')}
        optional
      />
    </FieldCard>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same network. */
export const useAdNetworkFields = (): FormFields<NetworkValues> => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const { columns, status, anyWebsite } = useAdNetworkWords()
  const namesOf = useCredentialNames()
  const named = (nameOf: NameQuery) => (id: number | null) => id && <NameOf id={id} nameOf={nameOf} />
  return [
    { name: 'adn_name', label: columns.adn_name },
    {
      name: 'adn_id_website',
      label: columns.anw_website,
      formatValue: id => named(websiteName)(id) ?? anyWebsite,
    },
    { name: 'adn_id_ad_network_type', label: columns.ant_name, formatValue: named(typeName) },
    { name: 'adn_id_ad_network_category', label: columns.anc_name, formatValue: named(technologyName) },
    { name: 'adn_id_ad_manager', label: columns.adm_name, formatValue: named(managerName) },
    { name: 'adn_id_order', label: columns.ord_name, formatValue: named(orderName) },
    { name: 'adn_status', label: columns.adn_status, formatValue: value => status[value] },
    {
      name: 'adn_token_expires_at',
      label: columns.adn_token_expires_at,
      formatValue: day => day && format.date(day as Day),
    },
    { name: 'adn_domain', label: columns.adn_domain },
    {
      name: 'credentials',
      label: t('network.access.title'),
      isEqual: isSameAccess,
      // Which of them, and never what they are.
      formatValue: (credentials = {}, base = {}) =>
        namesOf(
          CREDENTIAL_NAMES.filter(name => (credentials[name] ?? '') !== (base[name] ?? '')).map(credential => ({
            credential,
            label: {},
          })),
        ) || common('state.none'),
    },
    { name: 'credentialsOf', label: t('network.access.of'), formatValue: named(networkName) },
    {
      name: 'leaves',
      label: t('network.access.leave'),
      formatValue: leaves => t(leaves ? 'network.access.ownAccess' : 'network.access.sharedAccess'),
    },
  ]
}
