import { accountLogConfig } from './entities/accountEndpoints'
import { adNetworkLogConfig } from './entities/adNetworkEndpoints'
import { groupLogConfig } from './entities/groupEndpoints'
import { maintenanceLogConfig } from './entities/maintenanceEndpoints'
import { networkTypeLogConfig } from './entities/networkTypeEndpoints'
import { notificationLogConfig } from './entities/notificationEndpoints'
import { orderCampaignLogConfig } from './entities/orderCampaignEndpoints'
import { orderLogConfig } from './entities/orderEndpoints'
import { quotationLogConfig } from './entities/quotationEndpoints'
import { shareLogConfig } from './entities/shareEndpoints'
import { technologyLogConfig } from './entities/technologyEndpoints'
import { userLogConfig } from './entities/userEndpoints'
import { websiteLogConfig } from './entities/websiteEndpoints'
import type { LogConfig } from './history'

export const LOG_CONFIGS: readonly LogConfig[] = [
  userLogConfig,
  accountLogConfig,
  websiteLogConfig,
  groupLogConfig,
  technologyLogConfig,
  adNetworkLogConfig,
  networkTypeLogConfig,
  orderCampaignLogConfig,
  orderLogConfig,
  shareLogConfig,
  quotationLogConfig,
  maintenanceLogConfig,
  notificationLogConfig,
]
