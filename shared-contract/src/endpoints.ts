import type { Endpoint } from './endpoint'
import { accountEndpoints } from './entities/accountEndpoints'
import { adNetworkEndpoints } from './entities/adNetworkEndpoints'
import { apiLogEndpoints } from './entities/apiLog'
import { authEndpoints } from './entities/auth'
import { dashboardEndpoints } from './entities/dashboard'
import { exportEndpoints } from './entities/export'
import { groupEndpoints } from './entities/groupEndpoints'
import { maintenanceEndpoints } from './entities/maintenanceEndpoints'
import { monthCloseEndpoints } from './entities/monthClose'
import { networkTypeEndpoints } from './entities/networkTypeEndpoints'
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
import { viewEndpoints } from './entities/view'
import { visitLogEndpoints } from './entities/visitLog'
import { websiteEndpoints } from './entities/websiteEndpoints'
import { websiteReportEndpoints } from './entities/websiteReport'

/**
 * Every call of the API, declared once. The server binds each of them and refuses to start when one is missing; the
 * typed client, the OpenAPI document, form rules and the permission matrix are derived from here.
 */
export const endpoints = {
  auth: authEndpoints,
  user: userEndpoints,
  account: accountEndpoints,
  website: websiteEndpoints,
  adNetwork: adNetworkEndpoints,
  adNetworkCategory: technologyEndpoints,
  currencyExchange: { ...monthCloseEndpoints, ...quotationEndpoints },
  adNetworkType: networkTypeEndpoints,
  orderCampaign: orderCampaignEndpoints,
  order: orderEndpoints,
  apiLog: apiLogEndpoints,
  websiteRevenueShare: shareEndpoints,
  userAccessLog: visitLogEndpoints,
  systemLog: systemLogEndpoints,
  view: viewEndpoints,
  group: groupEndpoints,
  userMaintenance: maintenanceEndpoints,
  dashboard: dashboardEndpoints,
  candelaReport: statementEndpoints,
  adNetworkReport: { ...reportUploadEndpoints, ...pageviewUploadEndpoints, ...reportRowEndpoints },
  report: {
    ...reportEndpoints,
    ...performanceEndpoints,
    ...orderReportEndpoints,
    ...quotationReportEndpoints,
    ...websiteReportEndpoints,
    ...transferEndpoints,
  },
  export: exportEndpoints,
  type: typeEndpoints,
  platform: platformEndpoints,
  mailbox: mailboxEndpoints,
}

export const endpointList: { name: string; endpoint: Endpoint }[] = Object.entries(endpoints).flatMap(
  ([resource, calls]) =>
    Object.entries<Endpoint>(calls).map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint })),
)
