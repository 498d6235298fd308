import type { Translation } from '@candela/shared-ui/runtime'
import { it as network } from '../ad-network/words/it'
import { it as apiLog } from '../api-log/words/it'
import { it as credential } from '../credential/words/it'
import { it as networkType } from '../network-type/words/it'
import { it as order } from '../order/words/it'
import { it as orderCampaign } from '../order-campaign/words/it'
import { it as share } from '../share/words/it'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default {
  network,
  apiLog,
  credential,
  networkType,
  order,
  orderCampaign,
  share,
  technology,
} satisfies Translation<typeof en>
