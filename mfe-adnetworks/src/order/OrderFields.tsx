import { type Day, type OrderRecord, TYPES } from '@candela/shared-contract'
import { Banner, optionsOf, useFormat } from '@candela/shared-ui'
import { FieldCard, FormCombobox, FormDateField, FormSelect, FormTextField } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { NameCombobox } from '../shared/NameCombobox'
import {
  managerName,
  NameOf,
  type NameQuery,
  networkName,
  technologyName,
  typeName,
  websiteName,
} from '../shared/names'
import { useOrderWords } from './OrderWords'
import { findAccessesOf } from './order.api'
import type { OrderValues } from './order.form'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

type OrderFormProps = { values: OrderValues; record?: OrderRecord }

const NOTHING_FOUND = async () => []

/** What the ad networks of an order are, and whose access they get. */
export const OrderForm = ({ values, record }: OrderFormProps) => {
  const t = adNetworkMessages.useT()
  const { columns, status, anyWebsite } = useOrderWords()
  const { ord_id_ad_network_type: type, ord_id_ad_network: access } = values
  return (
    <Stack>
      {record && record.networks_count > 0 && (
        <Banner kind="info" title={t('order.networksStay', { count: record.networks_count })} />
      )}
      <FieldCard title={t('order.data')}>
        <FormTextField name="ord_name" label={columns.ord_name} autoComplete="off" maxLength={255} />
        <NameCombobox
          kind="website"
          name="ord_id_website"
          label={columns.anw_website}
          help={t('order.help.website')}
          placeholder={anyWebsite}
          optional
          known={record && [record.ord_id_website, record.anw_website]}
        />
        <NameCombobox
          kind="type"
          name="ord_id_ad_network_type"
          label={columns.ant_name}
          known={record && [record.ord_id_ad_network_type, record.ant_name]}
        />
        <NameCombobox
          kind="technology"
          name="ord_id_ad_network_category"
          label={columns.anc_name}
          known={record && [record.ord_id_ad_network_category, record.anc_name]}
        />
        <NameCombobox
          kind="manager"
          name="ord_id_ad_manager"
          label={columns.adm_name}
          optional
          known={record && [record.ord_id_ad_manager, record.adm_name]}
        />
        <FormSelect
          name="ord_status"
          label={columns.ord_status}
          help={t('order.help.status')}
          options={optionsOf(TYPES.adNetworkStatus, status)}
        />
      </FieldCard>
      <FieldCard title={t('order.access.title')}>
        <FormCombobox<number>
          key={type}
          name="ord_id_ad_network"
          label={t('order.access.of')}
          help={t(type ? 'order.access.help' : 'order.access.typeFirst')}
          disabled={!type}
          optional
          load={type ? findAccessesOf(type) : NOTHING_FOUND}
          labelOf={id => (id === record?.ord_id_ad_network ? record.access_name : null)}
        />
        <FormTextField
          name="ord_domain"
          label={columns.ord_domain}
          help={t(access === null ? 'order.help.domain' : 'order.access.itsDomain')}
          disabled={access !== null}
          optional
          autoComplete="off"
          autoCapitalize="none"
          inputMode="url"
          maxLength={253}
          spellCheck={false}
        />
        <FormDateField name="ord_token_expires_at" label={columns.ord_token_expires_at} optional />
      </FieldCard>
    </Stack>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same order. */
export const useOrderFields = (): FormFields<OrderValues> => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, status, anyWebsite } = useOrderWords()
  const named = (nameOf: NameQuery) => (id: number | null) => id && <NameOf id={id} nameOf={nameOf} />
  return [
    { name: 'ord_name', label: columns.ord_name },
    { name: 'ord_id_website', label: columns.anw_website, formatValue: id => named(websiteName)(id) ?? anyWebsite },
    { name: 'ord_id_ad_network_type', label: columns.ant_name, formatValue: named(typeName) },
    { name: 'ord_id_ad_network_category', label: columns.anc_name, formatValue: named(technologyName) },
    { name: 'ord_id_ad_manager', label: columns.adm_name, formatValue: named(managerName) },
    { name: 'ord_status', label: columns.ord_status, formatValue: value => status[value] },
    { name: 'ord_id_ad_network', label: t('order.access.of'), formatValue: named(networkName) },
    { name: 'ord_domain', label: columns.ord_domain },
    {
      name: 'ord_token_expires_at',
      label: columns.ord_token_expires_at,
      formatValue: day => day && format.date(day as Day),
    },
  ]
}
