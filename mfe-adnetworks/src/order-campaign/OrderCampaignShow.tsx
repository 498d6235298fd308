import { useCan } from '@candela/shared-auth'
import { hostOfLink, type OrderCampaignRecord, orderCampaignLogConfig } from '@candela/shared-contract'
import { Card, EmptyState, LinkButton, Pill, TextLink } from '@candela/shared-ui'
import { DataList, RecordColumns, RecordHistory, RecordTabs, ShowPage } from '@candela/shared-ui/pages'
import { AD_NETWORK } from '../ad-network/adNetwork.api'
import { adNetworkMessages } from '../i18n/messages'
import { InColor } from '../technology/TechnologyWords'
import { TECHNOLOGY } from '../technology/technology.api'
import { DeliveryCard } from './Delivery'
import { NetworkRows } from './networkRows'
import { OrderCampaignSummary } from './OrderCampaignSummary'
import { useOrderCampaignWords } from './OrderCampaignWords'
import { ORDER_CAMPAIGN } from './orderCampaign.api'

const Facts = ({ record }: { record: OrderCampaignRecord }) => {
  const t = adNetworkMessages.useT()
  const { columns } = useOrderCampaignWords()
  const mayOpenTechnology = useCan('adNetworkCategory.get')
  const { anc_name, anc_color, orc_id_ad_network_category, orc_link } = record
  return (
    <Card title={t('orderCampaign.data')}>
      <DataList
        words={columns}
        facts={{
          orc_ad_manager_order_id: record.orc_ad_manager_order_id,
          anc_name: (
            <InColor color={anc_color}>
              {mayOpenTechnology ? (
                <TextLink href={TECHNOLOGY.pathOf(orc_id_ad_network_category)}>{anc_name}</TextLink>
              ) : (
                anc_name
              )}
            </InColor>
          ),
          orc_link: orc_link && (
            <TextLink href={orc_link} target="_blank" rel="noopener noreferrer">
              {hostOfLink(orc_link)}
            </TextLink>
          ),
        }}
      />
    </Card>
  )
}

const Networks = ({ record: { networks } }: { record: OrderCampaignRecord }) => {
  const t = adNetworkMessages.useT()
  const mayOpen = useCan('adNetwork.get')
  const title = t('orderCampaign.networks.title')
  return (
    <Card title={title} aside={t('orderCampaign.networks.count', { count: networks.length })} flush>
      {networks.length === 0 ? (
        <EmptyState title={t('orderCampaign.networks.none')} />
      ) : (
        <NetworkRows aria-label={title}>
          {networks.map(({ id, adn_name, is_of_technology }) => (
            <li key={id}>
              <span>{mayOpen ? <TextLink href={AD_NETWORK.pathOf(id)}>{adn_name}</TextLink> : adn_name}</span>
              {!is_of_technology && (
                <Pill tone="warning" mark="dot">
                  {t('orderCampaign.networks.otherTechnology')}
                </Pill>
              )}
            </li>
          ))}
        </NetworkRows>
      )}
    </Card>
  )
}

const OrderCampaignShow = () => {
  const t = adNetworkMessages.useT()
  return (
    <ShowPage
      entity={ORDER_CAMPAIGN}
      listTitle={t('orderCampaign.campaigns')}
      title={t('orderCampaign.one')}
      removeLabel={t('orderCampaign.remove')}
      actions={({ record: { orc_link } }) =>
        orc_link && (
          <LinkButton variant="ghost" icon="external" href={orc_link} target="_blank" rel="noopener noreferrer">
            {t('orderCampaign.openLink')}
          </LinkButton>
        )
      }
    >
      {answer => (
        <RecordTabs
          label={t('orderCampaign.tabs')}
          overview={
            <RecordColumns aside={<OrderCampaignSummary record={answer.record} />}>
              <DeliveryCard record={answer.record} />
              <Facts record={answer.record} />
              <Networks record={answer.record} />
            </RecordColumns>
          }
          history={<RecordHistory entity={ORDER_CAMPAIGN} answer={answer} logConfig={orderCampaignLogConfig} />}
        />
      )}
    </ShowPage>
  )
}

export default OrderCampaignShow
