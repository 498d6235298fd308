import {
  type Flag,
  type OneOrderCampaign,
  type OrderCampaignCreateBody,
  type OrderCampaignUpdateBody,
  orderCampaignCreateBody,
  orderCampaignUpdateBody,
} from '@candela/shared-contract'
import { changesOf, type FormRow, pick, rulesOf } from '@candela/shared-ui/form'

/** An ad network of the campaign: a row of its box. */
export type NetworkRow = FormRow & { id: number; adn_name: string }

/** Names are those of the columns. A link that is not there is an empty text. */
export type OrderCampaignValues = {
  orc_name: string
  orc_ad_manager_order_id: string
  orc_id_ad_network_category: number | null
  orc_link: string
  orc_status: Flag
  networks: NetworkRow[]
}

export const EMPTY_CAMPAIGN: OrderCampaignValues = {
  orc_name: '',
  orc_ad_manager_order_id: '',
  orc_id_ad_network_category: null,
  orc_link: '',
  orc_status: 1,
  networks: [],
}

export const valuesOf = ({ record }: OneOrderCampaign): OrderCampaignValues => ({
  ...pick(record, ['orc_name', 'orc_ad_manager_order_id', 'orc_id_ad_network_category', 'orc_status']),
  orc_link: record.orc_link ?? '',
  networks: record.networks.map(({ id, adn_name }) => ({ key: id, id, adn_name })),
})

const idsOf = (networks: readonly NetworkRow[]): number[] => networks.map(({ id }) => id)

export const isSameNetworks = (a: readonly NetworkRow[], b: readonly NetworkRow[]): boolean =>
  a.length === b.length && idsOf(a).every(id => idsOf(b).includes(id))

/** What both people did: added by either, without what either took away. */
export const mergeNetworks = (base: NetworkRow[], mine: NetworkRow[], theirs: NetworkRow[]): NetworkRow[] => {
  const has = (rows: readonly NetworkRow[], { id }: NetworkRow) => idsOf(rows).includes(id)
  const kept = theirs.filter(row => has(mine, row) || !has(base, row))
  const added = mine.filter(row => !has(base, row) && !has(theirs, row))
  return [...kept, ...added].map((row, index) => ({ ...row, key: index + 1 }))
}

const ownBody = ({ orc_link, networks: _, ...values }: OrderCampaignValues) => ({
  ...values,
  orc_link: orc_link.trim() === '' ? null : orc_link,
})

/** The cast is safe: the rules refuse a form without technology. */
export const toCreateBody = (values: OrderCampaignValues) =>
  ({ ...ownBody(values), networks: idsOf(values.networks) }) as OrderCampaignCreateBody

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: OrderCampaignValues, base: OrderCampaignValues) =>
  ({
    ...changesOf(ownBody(base), ownBody(values)),
    ...(!isSameNetworks(values.networks, base.networks) && { networks: idsOf(values.networks) }),
  }) as OrderCampaignUpdateBody

export const newRules = rulesOf<OrderCampaignValues>(values => [orderCampaignCreateBody, toCreateBody(values)])
export const editRules = rulesOf<OrderCampaignValues>(values => [orderCampaignUpdateBody, toCreateBody(values)])
