import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { CHART_COLORS } from '../chartColors'
import { id, instant, optionals, requiredName, version } from '../fields'
import { anyId, anyOf, listBody } from '../list'
import { TYPES } from '../types'
import { adNetworkManyBody } from './adNetworkBodies'
import { day } from './report'

const orderSchema = z.object({
  id,
  ord_name: z.string(),
  ord_status: z.enum(TYPES.adNetworkStatus),
  ord_id_ad_network_type: id,
  ord_id_ad_network_category: id,
  /** The website that it was booked for; null: any. */
  ord_id_website: z.nullable(id),
  ord_id_ad_manager: z.nullable(id),
  /** Whose access its ad networks get; null: they get none yet. */
  ord_id_ad_network: z.nullable(id),
  ord_domain: z.nullable(z.string()),
  ord_token_expires_at: z.nullable(z.string()),
  ant_name: z.string(),
  anc_name: z.string(),
  anc_color: z.enum(CHART_COLORS),
  /** The host as people read it. */
  anw_website: z.nullable(z.string()),
  /** Name and network code. */
  adm_name: z.nullable(z.string()),
  /** Null where it is gone, or out of the reader's reach. */
  access_name: z.nullable(z.string()),
  /** Ad networks that were made of it, as far as the reader reaches them. */
  networks_count: z.int(),
  created_at: instant,
  updated_at: instant,
})

const networkOfOrder = z.object({
  id,
  adn_name: z.string(),
  adn_status: z.enum(TYPES.adNetworkStatus),
  anw_website: z.nullable(z.string()),
})

const orderRecordSchema = z.extend(orderSchema, {
  /** The newest of them; `networks_count` is how many there are. */
  networks: z.array(networkOfOrder),
})
export type OrderRecord = z.infer<typeof orderRecordSchema>

const can = z.object({
  update: z.boolean(),
  destroy: z.boolean(),
  /** To make ad networks of it. */
  apply: z.boolean(),
})

export const orderRowSchema = z.extend(orderSchema, { can })
export type OrderRow = z.infer<typeof orderRowSchema>

export const oneOrder = z.object({ record: orderRecordSchema, can })
export type OneOrder = z.infer<typeof oneOrder>

/** What a list of orders can show, be sorted by, and write into a file. */
export const ORDER_COLUMNS = [
  'ord_name',
  'anw_website',
  'anc_name',
  'ant_name',
  'ord_status',
  'networks_count',
  'adm_name',
  'ord_domain',
  'ord_token_expires_at',
  'created_at',
  'updated_at',
] as const
export type OrderColumn = (typeof ORDER_COLUMNS)[number]

const filters = {
  ord_status: anyOf(TYPES.adNetworkStatus),
  ord_id_ad_network_type: anyId,
  ord_id_ad_network_category: anyId,
  ord_id_website: anyId,
  /** Websites with an ad network that was made of it. */
  applied_to: anyId,
}

export const orderListBody = listBody(ORDER_COLUMNS, filters)

const network = adNetworkManyBody.shape

export const orderCreateBody = z.strictObject({
  ord_name: requiredName(),
  ord_status: network.adn_status,
  ord_id_ad_network_type: id,
  ord_id_ad_network_category: id,
  ...optionals({
    ord_id_website: z.nullable(id),
    ord_id_ad_manager: z.nullable(id),
    ord_id_ad_network: z.nullable(id),
    ord_domain: z.nullable(z.string().check(z.trim(), z.maxLength(253, { error: 'tooLong' }))),
    ord_token_expires_at: z.nullable(day),
  }),
})
export type OrderCreateBody = z.infer<typeof orderCreateBody>

/** What is not said stays as it is. Ad networks that were made of it before stay as they are. */
export const orderUpdateBody = z.strictObject(optionals({ ...orderCreateBody.shape, updated_at: version }))
export type OrderUpdateBody = z.infer<typeof orderUpdateBody>

/** One ad network for each of these websites, called as `adn_name` says with the website in its places. */
export const orderPreviewBody = z.strictObject({ adn_name: network.adn_name, websites: network.websites })
export type OrderPreviewBody = z.infer<typeof orderPreviewBody>

/** `updated_at`: the order as its preview read it. */
export const orderApplyBody = z.extend(orderPreviewBody, optionals({ updated_at: version }))
export type OrderApplyBody = z.infer<typeof orderApplyBody>

/** What would become of each website: the network that it gets, or why it gets none. */
export const orderPreviewAnswer = z.object({
  /** The version of the order that this is of. */
  updated_at: instant,
  rows: z.array(
    z.object({
      id,
      label: z.string(),
      adn_name: z.string(),
      code: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
})
export type OrderPreview = z.infer<typeof orderPreviewAnswer>

/** What of its past can come back. */
export const ORDER_REVERTIBLE_COLUMNS = [
  'ord_name',
  'ord_status',
  'ord_id_ad_network_type',
  'ord_id_ad_network_category',
  'ord_id_website',
  'ord_id_ad_manager',
  'ord_id_ad_network',
  'ord_domain',
  'ord_token_expires_at',
] as const

const many = bulkActions(filters)

export const orderBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { ord_status: network.adn_status }),
  many.action('destroy'),
  many.undo,
])
export type OrderBulk = z.infer<typeof orderBulkBody>

/** How networks made of an order are called until somebody says otherwise. */
export const networkNameOf = (ord_name: string): string => `${ord_name} · {domain}`
