import { useCan } from '@candela/shared-auth'
import { type OrderRecord, orderLogConfig, toDay } from '@candela/shared-contract'
import { Button, Card, EmptyState, TextLink, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, RecordHistory, RecordTabs, ShowPage, SummaryList } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { AdNetworkStatusPill } from '../ad-network/AdNetworkWords'
import { AD_NETWORK } from '../ad-network/adNetwork.api'
import { adNetworkMessages } from '../i18n/messages'
import { NetworkRows } from '../order-campaign/networkRows'
import { NetworksLink } from '../shared/NetworksLink'
import { InColor } from '../technology/TechnologyWords'
import { TECHNOLOGY } from '../technology/technology.api'
import { ApplyDialog } from './ApplyDialog'
import { useOrderWords } from './OrderWords'
import { ORDER } from './order.api'

const Facts = ({ record }: { record: OrderRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, anyWebsite } = useOrderWords()
  const mayOpenTechnology = useCan('adNetworkCategory.get')
  const { anc_name, anc_color, ord_id_ad_network_category, ord_id_website, ord_token_expires_at: day } = record
  return (
    <Card title={t('order.data')}>
      <DataList
        words={{ ...columns, access_name: t('order.access.of') }}
        facts={{
          anw_website: record.anw_website ?? (ord_id_website === null ? anyWebsite : null),
          anc_name: (
            <InColor color={anc_color}>
              {mayOpenTechnology ? (
                <TextLink href={TECHNOLOGY.pathOf(ord_id_ad_network_category)}>{anc_name}</TextLink>
              ) : (
                anc_name
              )}
            </InColor>
          ),
          ant_name: record.ant_name,
          adm_name: record.adm_name,
          access_name: record.access_name,
          ord_domain: record.ord_domain,
          ord_token_expires_at: day === null ? null : format.date(toDay(day)),
        }}
      />
    </Card>
  )
}

const Networks = ({ record: { id: order, networks, networks_count } }: { record: OrderRecord }) => {
  const t = adNetworkMessages.useT()
  const mayOpen = useCan('adNetwork.get')
  const { anyWebsite } = useOrderWords()
  const title = t('order.networks.title')
  const count = t('order.networks.count', { count: networks_count })
  return (
    <Card
      title={title}
      aside={
        <NetworksLink by="adn_id_order" id={order} count={networks_count}>
          {count}
        </NetworksLink>
      }
      flush
    >
      {networks.length === 0 ? (
        <EmptyState title={t('order.networks.none')} text={t('order.networks.noneText')} />
      ) : (
        <NetworkRows aria-label={title}>
          {networks.map(({ id, adn_name, adn_status, anw_website }) => (
            <li key={id}>
              <span>
                {mayOpen ? <TextLink href={AD_NETWORK.pathOf(id)}>{adn_name}</TextLink> : adn_name}
                <small> · {anw_website ?? anyWebsite}</small>
              </span>
              <AdNetworkStatusPill status={adn_status} />
            </li>
          ))}
        </NetworkRows>
      )}
    </Card>
  )
}

const Summary = ({ record }: { record: OrderRecord }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns } = useOrderWords()
  return (
    <Card title={t('order.summary')} aside={<AdNetworkStatusPill status={record.ord_status} />}>
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

const OrderShow = () => {
  const t = adNetworkMessages.useT()
  const [applying, setApplying] = useState(false)
  return (
    <ShowPage
      entity={ORDER}
      listTitle={t('order.orders')}
      title={t('order.one')}
      removeLabel={t('order.remove')}
      actions={({ can }) =>
        can.apply && (
          <Button icon="plus" onClick={() => setApplying(true)}>
            {t('order.apply.open')}
          </Button>
        )
      }
    >
      {answer => (
        <>
          {applying && <ApplyDialog order={answer.record} onClose={() => setApplying(false)} />}
          <RecordTabs
            label={t('order.tabs')}
            overview={
              <RecordColumns aside={<Summary record={answer.record} />}>
                <Facts record={answer.record} />
                <Networks record={answer.record} />
              </RecordColumns>
            }
            history={<RecordHistory entity={ORDER} answer={answer} logConfig={orderLogConfig} />}
          />
        </>
      )}
    </ShowPage>
  )
}

export default OrderShow
