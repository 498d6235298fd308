import type { OrderCampaignRecord } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { FieldGrid, FormSwitch, FormTextField } from '@candela/shared-ui/form'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { NameCombobox } from '../shared/NameCombobox'
import { NameOf, technologyName } from '../shared/names'
import { NetworksBox } from './NetworksBox'
import { useOrderCampaignWords } from './OrderCampaignWords'
import { isSameNetworks, mergeNetworks, type OrderCampaignValues } from './orderCampaign.form'

const Fields = styled(FieldGrid)`
  padding: 16px;
`

const Settings = styled.div`
  border-top: 1px solid var(--line-subtle);
`

/** The fields of a campaign, of a new one as of one that is there. */
export const OrderCampaignForm = ({ record }: { record?: OrderCampaignRecord }) => {
  const t = adNetworkMessages.useT()
  const { columns } = useOrderCampaignWords()
  return (
    <>
      <Card title={t('orderCampaign.data')} flush>
        <Fields>
          <FormTextField name="orc_name" label={columns.orc_name} autoComplete="off" maxLength={255} />
          <NameCombobox
            kind="technology"
            name="orc_id_ad_network_category"
            label={columns.anc_name}
            known={record && [record.orc_id_ad_network_category, record.anc_name]}
          />
          <FormTextField
            name="orc_ad_manager_order_id"
            label={columns.orc_ad_manager_order_id}
            help={t('orderCampaign.help.orderId')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
            spellCheck={false}
          />
          <FormTextField
            name="orc_link"
            label={columns.orc_link}
            help={t('orderCampaign.help.link')}
            optional
            autoComplete="off"
            autoCapitalize="none"
            inputMode="url"
            maxLength={1_000}
            spellCheck={false}
          />
        </Fields>
        <Settings>
          <FormSwitch name="orc_status" label={t('orderCampaign.field.status')} help={t('orderCampaign.help.status')} />
        </Settings>
      </Card>
      <NetworksBox {...(record && { campaign: record.id })} />
    </>
  )
}

/** How the form speaks of its fields: in the save bar, and when two people changed the same campaign. */
export const useOrderCampaignFields = (): FormFields<OrderCampaignValues> => {
  const t = adNetworkMessages.useT()
  const common = commonMessages.useT()
  const { columns, status } = useOrderCampaignWords()
  return [
    { name: 'orc_name', label: columns.orc_name },
    {
      name: 'orc_id_ad_network_category',
      label: columns.anc_name,
      formatValue: id => id && <NameOf id={id} nameOf={technologyName} />,
    },
    { name: 'orc_ad_manager_order_id', label: columns.orc_ad_manager_order_id },
    { name: 'orc_link', label: columns.orc_link },
    { name: 'orc_status', label: columns.orc_status, formatValue: value => status[value] },
    {
      name: 'networks',
      label: t('orderCampaign.networks.title'),
      formatValue: networks => networks.map(({ adn_name }) => adn_name).join(', ') || common('state.none'),
      isEqual: isSameNetworks,
      merge: mergeNetworks,
    },
  ]
}
