import { accountAudit } from './modules/account/account.audit'
import { adNetworkAudit } from './modules/ad-network/ad-network.audit'
import { apiLogAudit } from './modules/api-log/api-log.audit'
import { authAudit } from './modules/auth/auth.audit'
import { contactAudit } from './modules/contact/contact.audit'
import { exportAudit } from './modules/export/export.audit'
import { factsAudit } from './modules/facts/facts.audit'
import { groupAudit } from './modules/group/group.audit'
import { maintenanceAudit } from './modules/maintenance/maintenance.audit'
import { networkTypeAudit } from './modules/network-type/network-type.audit'
import { notificationAudit } from './modules/notification/notification.audit'
import { orderAudit } from './modules/order/order.audit'
import { orderCampaignAudit } from './modules/order-campaign/order-campaign.audit'
import { quotationAudit } from './modules/quotation/quotation.audit'
import { shareAudit } from './modules/share/share.audit'
import { technologyAudit } from './modules/technology/technology.audit'
import { userAudit } from './modules/user/user.audit'
import { viewAudit } from './modules/view/view.audit'
import { websiteAudit } from './modules/website/website.audit'
import type { AuditRules } from './platform/audit'

/** Every table, audited or not; one that is missing here does not compile. */
export const auditRules: AuditRules = {
  ...userAudit,
  ...accountAudit,
  ...websiteAudit,
  ...viewAudit,
  ...groupAudit,
  ...authAudit,
  ...maintenanceAudit,
  ...notificationAudit,
  ...contactAudit,
  ...quotationAudit,
  ...technologyAudit,
  ...networkTypeAudit,
  ...adNetworkAudit,
  ...orderCampaignAudit,
  ...orderAudit,
  ...shareAudit,
  ...factsAudit,
  ...apiLogAudit,
  ...exportAudit,
  jobs: { none: 'bookkeeping of work; the change that asked for it is audited, and what came of it' },
  system_logs: { none: 'it is the audit trail' },
  system_log_seals: { none: 'they hold the audit trail together' },
  mails: { none: 'the change that asked for the mail is audited' },
  idempotent_calls: { none: 'the change whose answer it keeps is audited' },
  client_errors: { none: 'a log of failures, no change of a record' },
  throttles: { none: 'counters of attempts, sources that are known and who is on line, which end by themselves' },
}
