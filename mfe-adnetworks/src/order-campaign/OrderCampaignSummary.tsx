import type { OrderCampaignRecord } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { SummaryList } from '@candela/shared-ui/pages'
import { adNetworkMessages } from '../i18n/messages'
import { OrderCampaignStatusPill, useOrderCampaignWords } from './OrderCampaignWords'

/** How a campaign stands, beside what can be changed of it. */
export const OrderCampaignSummary = ({ record }: { record: OrderCampaignRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns } = useOrderCampaignWords()
  return (
    <Card title={t('orderCampaign.summary')} aside={<OrderCampaignStatusPill status={record.orc_status} />}>
      <SummaryList
        words={columns}
        facts={{
          networks_count: format.number(record.networks_count),
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}
