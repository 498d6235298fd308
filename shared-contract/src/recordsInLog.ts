import { accountInLog } from './entities/accountEndpoints'
import { groupInLog } from './entities/groupEndpoints'
import { technologyInLog } from './entities/technologyEndpoints'
import { userInLog } from './entities/userEndpoints'
import { websiteInLog } from './entities/websiteEndpoints'
import type { RecordInLog } from './history'

export const RECORDS_IN_LOG: readonly RecordInLog[] = [
  userInLog,
  accountInLog,
  websiteInLog,
  groupInLog,
  technologyInLog,
]
