import type { Endpoint } from './endpoint'
import { accountEndpoints } from './entities/accountEndpoints'
import { adNetworkEndpoints } from './entities/adNetworkEndpoints'
import { apiLogEndpoints } from './entities/apiLog'
import { authEndpoints } from './entities/auth'
import { contactEndpoints } from './entities/contact'
import { dashboardEndpoints } from './entities/dashboard'
import { exportEndpoints } from './entities/export'
import { groupEndpoints } from './entities/groupEndpoints'
import { maintenanceEndpoints } from './entities/maintenanceEndpoints'
import { monthCloseEndpoints } from './entities/monthClose'
import { networkTypeEndpoints } from './entities/networkTypeEndpoints'
import { notificationEndpoints } from './entities/notificationEndpoints'
import { orderCampaignEndpoints } from './entities/orderCampaignEndpoints'
import { orderEndpoints } from './entities/orderEndpoints'
import { orderReportEndpoints } from './entities/orderReport'
import { pageviewUploadEndpoints } from './entities/pageviewUpload'
import { performanceEndpoints } from './entities/performance'
import { mailboxEndpoints, platformEndpoints, typeEndpoints } from './entities/platform'
import { quotationEndpoints } from './entities/quotationEndpoints'
import { quotationReportEndpoints } from './entities/quotationReport'
import { reportRowEndpoints } from './entities/reportRowEndpoints'
import { reportUploadEndpoints } from './entities/reportUpload'
import { shareEndpoints } from './entities/shareEndpoints'
import { reportEndpoints, statementEndpoints } from './entities/statement'
import { systemLogEndpoints } from './entities/systemLog'
import { technologyEndpoints } from './entities/technologyEndpoints'
import { transferEndpoints } from './entities/transferEndpoints'
import { userEndpoints } from './entities/userEndpoints'
import { userNotificationEndpoints } from './entities/userNotification'
import { viewEndpoints } from './entities/view'
import { visitLogEndpoints } from './entities/visitLog'
import { websiteEndpoints } from './entities/websiteEndpoints'
import { websiteReportEndpoints } from './entities/websiteReport'
import { mirrorsOf } from './mirror'
import { withRemovedCalls } from './removed'

const reports = {
  ...reportEndpoints,
  ...performanceEndpoints,
  ...orderReportEndpoints,
  ...quotationReportEndpoints,
  ...websiteReportEndpoints,
  ...transferEndpoints,
}

/**
 * Every call of the API, declared once. The server binds each of them and refuses to start when one is missing; the
 * typed client, the OpenAPI document, form rules and the permission matrix are derived from here.
 */
export const endpoints = {
  auth: authEndpoints,
  user: withRemovedCalls(userEndpoints),
  account: withRemovedCalls(accountEndpoints),
  website: withRemovedCalls(websiteEndpoints),
  adNetwork: withRemovedCalls(adNetworkEndpoints),
  adNetworkCategory: withRemovedCalls(technologyEndpoints),
  currencyExchange: { ...monthCloseEndpoints, ...withRemovedCalls(quotationEndpoints) },
  adNetworkType: withRemovedCalls(networkTypeEndpoints),
  orderCampaign: withRemovedCalls(orderCampaignEndpoints),
  order: withRemovedCalls(orderEndpoints),
  apiLog: apiLogEndpoints,
  websiteRevenueShare: withRemovedCalls(shareEndpoints),
  userAccessLog: visitLogEndpoints,
  systemLog: systemLogEndpoints,
  view: viewEndpoints,
  group: withRemovedCalls(groupEndpoints),
  userMaintenance: withRemovedCalls(maintenanceEndpoints),
  notification: withRemovedCalls(notificationEndpoints),
  userNotification: userNotificationEndpoints,
  contact: contactEndpoints,
  dashboard: dashboardEndpoints,
  candelaReport: statementEndpoints,
  adNetworkReport: { ...reportUploadEndpoints, ...pageviewUploadEndpoints, ...reportRowEndpoints },
  report: reports,
  export: exportEndpoints,
  type: typeEndpoints,
  platform: platformEndpoints,
  mailbox: mailboxEndpoints,
  mobileDashboard: mirrorsOf('mobileDashboard', dashboardEndpoints),
  mobileWebsite: mirrorsOf('mobileWebsite', websiteEndpoints),
  mobileUser: mirrorsOf('mobileUser', userEndpoints),
  mobileNotification: mirrorsOf('mobileNotification', userNotificationEndpoints),
  mobileAdNetworkCategory: mirrorsOf('mobileAdNetworkCategory', technologyEndpoints),
  mobileAccount: mirrorsOf('mobileAccount', accountEndpoints),
  mobileReport: mirrorsOf('mobileReport', reports),
}

export const endpointList: { name: string; endpoint: Endpoint }[] = Object.entries(endpoints).flatMap(
  ([resource, calls]) =>
    Object.entries<Endpoint>(calls).map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint })),
)
