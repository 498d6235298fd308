import { useSession } from '@candela/shared-auth'
import {
  type OrderCampaignRecord,
  type OrderCampaignRow,
  type OrderReportMetric,
  reportPath,
} from '@candela/shared-contract'
import { Card, Change, EmptyState, Skeleton, useFormat } from '@candela/shared-ui'
import { DataList } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { ReportedAmount } from '../shared/ReportedAmount'
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
  | 'id'
  | 'impressions7'
  | 'impressions7_change'
  | 'gross7'
  | 'gross7_change'
  | 'ecpm7'
  | 'ecpm7_change'
  | 'delivery7_currency'
>

type FigureProps = {
  of: Pick<Delivery, 'id' | 'delivery7_currency'>
  measure: OrderReportMetric
  change: string | null
  inList: boolean
  children: ReactNode
}

const Figure = ({ of, measure, change, inList, children }: FigureProps) => (
  <Root>
    <span>
      <ReportedAmount
        report="orders"
        href={reportPath('orders', {
          period: 'last7',
          currency: of.delivery7_currency,
          orderCampaign: [String(of.id)],
          measure,
        })}
        inList={inList}
      >
        {children}
      </ReportedAmount>
    </span>
    {change !== null && <Change value={change} />}
  </Root>
)

/** Each number of a delivery as it is shown, with the way to its report; nothing where it is not known. */
export const useFigures = (inList = false) => {
  const format = useFormat()
  return {
    impressions7: (of: Delivery) =>
      of.impressions7 !== null && (
        <Figure {...{ of, inList }} measure="total_impressions" change={of.impressions7_change}>
          {format.number(of.impressions7)}
        </Figure>
      ),
    gross7: (of: Delivery) =>
      of.gross7 !== null && (
        <Figure {...{ of, inList }} measure="gross" change={of.gross7_change}>
          {format.money(of.delivery7_currency, of.gross7)}
        </Figure>
      ),
    ecpm7: (of: Delivery) =>
      of.ecpm7 !== null && (
        <Figure {...{ of, inList }} measure="gross_ecpm" change={of.ecpm7_change}>
          {format.money(of.delivery7_currency, of.ecpm7)}
        </Figure>
      ),
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
