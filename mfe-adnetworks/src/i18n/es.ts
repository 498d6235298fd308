import type { Translation } from '@candela/shared-ui/runtime'
import { es as network } from '../ad-network/words/es'
import { es as apiLog } from '../api-log/words/es'
import { es as credential } from '../credential/words/es'
import { es as networkType } from '../network-type/words/es'
import { es as order } from '../order/words/es'
import { es as orderCampaign } from '../order-campaign/words/es'
import { es as share } from '../share/words/es'
import { es as technology } from '../technology/words/es'
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
