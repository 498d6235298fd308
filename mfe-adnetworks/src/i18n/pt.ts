import type { Translation } from '@candela/shared-ui/runtime'
import { pt as orderCampaign } from '../order-campaign/words/pt'
import { pt as technology } from '../technology/words/pt'
import type { en } from './en'

export default { technology, orderCampaign } satisfies Translation<typeof en>
