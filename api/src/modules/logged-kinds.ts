import type { RecordKind } from '../platform/audit'
import type { NamesOf } from '../platform/context'
import { accountLogRules } from './account/account.repository'
import { adNetworkLogRules } from './ad-network/ad-network.repository'
import { monthLogRules } from './facts/facts.log'
import { groupLogRules } from './group/group.repository'
import type { LogRules } from './logged'
import { maintenanceLogRules } from './maintenance/maintenance.log'
import { networkTypeLogRules } from './network-type/network-type.repository'
import { notificationLogRules } from './notification/notification.log'
import { orderLogRules } from './order/order.repository'
import { orderCampaignLogRules } from './order-campaign/order-campaign.repository'
import { quotationLogRules } from './quotation/quotation.repository'
import { reachOf } from './reach'
import { shareLogRules } from './share/share.log'
import { technologyLogRules } from './technology/technology.repository'
import { adjustmentLogRules, transferLogRules } from './transfer/transfer.log'
import { userLogRules } from './user/user.repository'
import { viewLogRules } from './view/view.repository'
import { websiteLogRules } from './website/website.repository'

export const LOG_RULES: Readonly<Record<RecordKind, LogRules>> = {
  user: userLogRules,
  account: accountLogRules,
  website: websiteLogRules,
  technology: technologyLogRules,
  'ad network type': networkTypeLogRules,
  'ad network': adNetworkLogRules,
  'order campaign': orderCampaignLogRules,
  order: orderLogRules,
  share: shareLogRules,
  quotation: quotationLogRules,
  month: monthLogRules,
  maintenance: maintenanceLogRules,
  notification: notificationLogRules,
  transfer: transferLogRules,
  adjustment: adjustmentLogRules,
  group: groupLogRules,
  view: viewLogRules,
}

export const namesOf: NamesOf = (read, actor, kind, ids) => LOG_RULES[kind].namesOf(read, ids, reachOf(actor))
