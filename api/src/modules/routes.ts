import { type Binding, withMirrors } from '../platform/http/bind'
import { accountRoutes } from './account/account.routes'
import { adNetworkRoutes } from './ad-network/ad-network.routes'
import { apiLogRoutes } from './api-log/api-log.routes'
import { askRoutes } from './ask/ask.routes'
import { authRoutes } from './auth/auth.routes'
import { clientErrorRoutes } from './client-error/client-error.routes'
import { contactRoutes } from './contact/contact.routes'
import { dashboardRoutes } from './dashboard/dashboard.routes'
import { explorerRoutes } from './explorer/explorer.routes'
import { exportRoutes } from './export/export.routes'
import { groupRoutes } from './group/group.routes'
import { healthRoutes } from './health/health.routes'
import { liveRoutes } from './live/live.routes'
import { mailboxRoutes } from './mailbox/mailbox.routes'
import { maintenanceRoutes } from './maintenance/maintenance.routes'
import { monthCloseRoutes } from './month-close/month-close.routes'
import { networkTypeRoutes } from './network-type/network-type.routes'
import { notificationRoutes } from './notification/notification.routes'
import { userNotificationRoutes } from './notification/user-notification.routes'
import { orderRoutes } from './order/order.routes'
import { orderCampaignRoutes } from './order-campaign/order-campaign.routes'
import { orderReportRoutes } from './order-report/order-report.routes'
import { quotationRoutes } from './quotation/quotation.routes'
import { quotationReportRoutes } from './quotation-report/quotation-report.routes'
import { remoteRoutes } from './remote/remote.routes'
import { rowRoutes } from './row/row.routes'
import { shareRoutes } from './share/share.routes'
import { statementRoutes } from './statement/statement.routes'
import { systemLogRoutes } from './system-log/system-log.routes'
import { technologyRoutes } from './technology/technology.routes'
import { transferRoutes } from './transfer/transfer.routes'
import { typeRoutes } from './type/type.routes'
import { uploadRoutes } from './upload/upload.routes'
import { userRoutes } from './user/user.routes'
import { viewRoutes } from './view/view.routes'
import { visitLogRoutes } from './visit-log/visit-log.routes'
import { websiteRoutes } from './website/website.routes'
import { websiteReportRoutes } from './website-report/website-report.routes'

export const bindings: readonly Binding[] = withMirrors([
  ...authRoutes,
  ...userRoutes,
  ...viewRoutes,
  ...visitLogRoutes,
  ...systemLogRoutes,
  ...apiLogRoutes,
  ...websiteRoutes,
  ...technologyRoutes,
  ...quotationRoutes,
  ...monthCloseRoutes,
  ...quotationReportRoutes,
  ...networkTypeRoutes,
  ...adNetworkRoutes,
  ...orderCampaignRoutes,
  ...orderRoutes,
  ...shareRoutes,
  ...accountRoutes,
  ...groupRoutes,
  ...maintenanceRoutes,
  ...notificationRoutes,
  ...contactRoutes,
  ...userNotificationRoutes,
  ...dashboardRoutes,
  ...statementRoutes,
  ...exportRoutes,
  ...explorerRoutes,
  ...rowRoutes,
  ...uploadRoutes,
  ...orderReportRoutes,
  ...websiteReportRoutes,
  ...transferRoutes,
  ...typeRoutes,
  ...remoteRoutes,
  ...askRoutes,
  ...liveRoutes,
  ...clientErrorRoutes,
  ...healthRoutes,
  ...mailboxRoutes,
])
