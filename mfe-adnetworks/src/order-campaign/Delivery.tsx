import { useSession } from '@candela/shared-auth'
import type { OrderCampaignRecord, OrderCampaignRow } from '@candela/shared-contract'
import { Card, Change, EmptyState, Skeleton, useFormat } from '@candela/shared-ui'
import { DataList } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { useOrderCampaignWords } from './OrderCampaignWords'
import { campaignInCurrency } from './orderCampaign.api'

const Root = styled.span`
  display: block;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > span:first-child {
    display: block;
  }
  > span + span {
    line-height: 14px;
  }
`

type Delivery = Pick<
  OrderCampaignRow,
  'impressions7' | 'impressions7_change' | 'gross7' | 'gross7_change' | 'ecpm7' | 'ecpm7_change' | 'delivery7_currency'
>

const Figure = ({ children, change }: { children: ReactNode; change: string | null }) => (
  <Root>
    <span>{children}</span>
    {change !== null && <Change value={change} />}
  </Root>
)

/** Each number of a delivery as it is shown; nothing where it is not known. */
export const useFigures = () => {
  const format = useFormat()
  return {
    impressions7: ({ impressions7, impressions7_change }: Delivery) =>
      impressions7 !== null && <Figure change={impressions7_change}>{format.number(impressions7)}</Figure>,
    gross7: ({ gross7, gross7_change, delivery7_currency }: Delivery) =>
      gross7 !== null && <Figure change={gross7_change}>{format.money(delivery7_currency, gross7)}</Figure>,
    ecpm7: ({ ecpm7, ecpm7_change, delivery7_currency }: Delivery) =>
      ecpm7 !== null && <Figure change={ecpm7_change}>{format.money(delivery7_currency, ecpm7)}</Figure>,
  }
}

const Numbers = styled(DataList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
`

const Note = styled.p`
  margin-top: 14px;
  padding-top: 14px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-2);
`

/** In the currency of the session. Only the amounts are asked for anew. */
const useDeliveryOf = (record: OrderCampaignRecord): Delivery | undefined => {
  const currency = useSession(state => state.currency)
  const isThere = record.delivery7_currency === currency
  const { data, isError } = useQuery({ ...campaignInCurrency(record.id, currency), enabled: !isThere })
  return isThere || isError ? record : data?.record
}

/** What the ad networks of a campaign delivered in the last 7 days. */
export const DeliveryCard = ({ record }: { record: OrderCampaignRecord }) => {
  const t = adNetworkMessages.useT()
  const figures = useFigures()
  const { columns } = useOrderCampaignWords()
  const delivery = useDeliveryOf(record)
  if (record.impressions7 === null)
    return (
      <Card title={t('orderCampaign.delivery.title')}>
        <EmptyState icon="chart" title={t('orderCampaign.delivery.none')} text={t('orderCampaign.delivery.noneText')} />
      </Card>
    )
  const loading = <Skeleton width="96px" height="16px" />
  return (
    <Card title={t('orderCampaign.delivery.title')}>
      <Numbers
        words={columns}
        facts={{
          impressions7: delivery ? figures.impressions7(delivery) : loading,
          gross7: delivery ? figures.gross7(delivery) || undefined : loading,
          ecpm7: delivery ? figures.ecpm7(delivery) || undefined : loading,
        }}
      />
      <Note>{t('orderCampaign.delivery.note', { technology: record.anc_name })}</Note>
    </Card>
  )
}
