import { accountLogConfig } from './entities/accountEndpoints'
import { groupLogConfig } from './entities/groupEndpoints'
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
  shareLogConfig,
]
