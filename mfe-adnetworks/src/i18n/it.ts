import type { Translation } from '@candela/shared-ui/runtime'
import { it as orderCampaign } from '../order-campaign/words/it'
import { it as technology } from '../technology/words/it'
import type { en } from './en'

export default { technology, orderCampaign } satisfies Translation<typeof en>
