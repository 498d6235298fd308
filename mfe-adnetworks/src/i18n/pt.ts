import type { Translation } from '@candela/shared-ui/runtime'
import { pt as network } from '../ad-network/words/pt'
import { pt as apiLog } from '../api-log/words/pt'
import { pt as credential } from '../credential/words/pt'
import { pt as networkType } from '../network-type/words/pt'
import { pt as order } from '../order/words/pt'
import { pt as orderCampaign } from '../order-campaign/words/pt'
import { pt as share } from '../share/words/pt'
import { pt as technology } from '../technology/words/pt'
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
