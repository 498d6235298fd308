import { en as orderCampaign } from '../order-campaign/words/en'
import { en as technology } from '../technology/words/en'

export const en = { technology, orderCampaign } as const
