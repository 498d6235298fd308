import type { Translation } from '@candela/shared-ui/runtime'
import { es as orderCampaign } from '../order-campaign/words/es'
import { es as technology } from '../technology/words/es'
import type { en } from './en'

export default { technology, orderCampaign } satisfies Translation<typeof en>
