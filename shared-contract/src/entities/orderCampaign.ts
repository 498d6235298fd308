import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import { CHART_COLORS } from '../chartColors'
import { id, idText, instant, optionals, requiredName, unique, version } from '../fields'
import { anyId, anyOf, listBody, simpleListQuery } from '../list'
import { CURRENCIES } from '../money'
import { flag } from './account'
import { safeLink } from './link'
import { changeText, currencyQuery } from './report'

/**
 * What its ad networks delivered in the last 7 days, today included, as far as the reader reaches the websites. Null
 * without ad networks, and an amount without a quotation. Changes are percentages against the whole week before, without
 * today.
 */
const delivery7 = {
  impressions7: z.nullable(z.string()),
  impressions7_change: changeText,
  gross7: z.nullable(z.string()),
  gross7_change: changeText,
  ecpm7: z.nullable(z.string()),
  ecpm7_change: changeText,
  delivery7_currency: z.enum(CURRENCIES),
}

const orderCampaignSchema = z.object({
  id,
  orc_name: z.string(),
  /** Digits, kept as they were typed. */
  orc_ad_manager_order_id: z.string(),
  orc_status: flag,
  orc_id_ad_network_category: id,
  /** Its page in the ad manager. */
  orc_link: z.nullable(z.string()),
  anc_name: z.string(),
  anc_color: z.enum(CHART_COLORS),
  /** Ad networks that belong to it, as far as the reader reaches them. */
  networks_count: z.int(),
  ...delivery7,
  created_at: instant,
  updated_at: instant,
})

const networkOfCampaign = z.object({
  id,
  adn_name: z.string(),
  /** Whether it is of the campaign's technology, which is what counts as delivered. */
  is_of_technology: z.boolean(),
})
export type NetworkOfCampaign = z.infer<typeof networkOfCampaign>

const orderCampaignRecordSchema = z.extend(orderCampaignSchema, { networks: z.array(networkOfCampaign) })
export type OrderCampaignRecord = z.infer<typeof orderCampaignRecordSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const orderCampaignRowSchema = z.extend(orderCampaignSchema, { can })
export type OrderCampaignRow = z.infer<typeof orderCampaignRowSchema>

export const oneOrderCampaign = z.object({ record: orderCampaignRecordSchema, can })
export type OneOrderCampaign = z.infer<typeof oneOrderCampaign>

const SORTABLE = [
  'orc_name',
  'orc_ad_manager_order_id',
  'orc_status',
  'anc_name',
  'networks_count',
  'created_at',
  'updated_at',
] as const

/** What a list of campaigns can show and write into a file. */
export const ORDER_CAMPAIGN_COLUMNS = [
  ...SORTABLE,
  'orc_link',
  'impressions7',
  'impressions7_change',
  'gross7',
  'gross7_change',
  'ecpm7',
  'ecpm7_change',
] as const
export type OrderCampaignColumn = (typeof ORDER_CAMPAIGN_COLUMNS)[number]

const filters = { orc_status: anyOf(['0', '1']), orc_id_ad_network_category: anyId }

export const orderCampaignListBody = z.extend(listBody(SORTABLE, filters), currencyQuery)

const status = z.literal([0, 1], { error: 'notAnOption' })

/** As the ad manager calls it: too long for a number. */
const adManagerOrderId = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d+$/, { error: 'digits', abort: true }),
    z.maxLength(20, { error: 'tooLong' }),
  )

export const orderCampaignCreateBody = z.strictObject({
  orc_name: requiredName(),
  orc_ad_manager_order_id: adManagerOrderId,
  orc_status: status,
  orc_id_ad_network_category: id,
  orc_link: z.optional(z.nullable(safeLink)),
  /** Ad networks of its technology; one belongs to one campaign at most. */
  networks: z.optional(
    z.array(id).check(
      z.maxLength(500, { error: 'tooMany' }),
      unique(network => network),
    ),
  ),
})
export type OrderCampaignCreateBody = z.infer<typeof orderCampaignCreateBody>

export const orderCampaignUpdateBody = z.strictObject(
  optionals({ ...orderCampaignCreateBody.shape, updated_at: version }),
)
export type OrderCampaignUpdateBody = z.infer<typeof orderCampaignUpdateBody>

/** Which ad networks a campaign can get: of this technology, and in no other campaign than this one. */
export const orderCampaignNetworksQuery = z.extend(simpleListQuery, {
  technology: idText,
  campaign: z.optional(idText),
})

/** What of its past can come back, beside the ad networks that belonged to it. */
export const ORDER_CAMPAIGN_REVERTIBLE_COLUMNS = [
  'orc_name',
  'orc_ad_manager_order_id',
  'orc_status',
  'orc_id_ad_network_category',
  'orc_link',
] as const

const many = bulkActions(filters)

export const orderCampaignBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { orc_status: status }),
  many.action('destroy'),
  many.undo,
])
export type OrderCampaignBulk = z.infer<typeof orderCampaignBulkBody>
