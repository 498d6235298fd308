import type { OneOrderCampaign } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { reachOf } from '../reach'
import { canOrderCampaign } from './order-campaign.policy'
import { campaignsIn } from './order-campaign.repository'
import { restoreOrderCampaignIn } from './order-campaign.service'

export const orderCampaignRemoved: RemovedRules<'order_campaigns', OneOrderCampaign> = {
  name: 'orderCampaign',
  table: 'order_campaigns',
  removedIn: (read, actor) => campaignsIn(read, reachOf(actor)).where('c.deleted_at', 'is not', null).select('c.id'),
  mayRestore: actor => sql.lit(canOrderCampaign(actor, 'destroy')),
  label: sql`r.orc_name`,
  restoreIn: restoreOrderCampaignIn,
}
