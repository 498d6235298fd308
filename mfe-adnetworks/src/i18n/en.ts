import { en as network } from '../ad-network/words/en'
import { en as apiLog } from '../api-log/words/en'
import { en as credential } from '../credential/words/en'
import { en as networkType } from '../network-type/words/en'
import { en as order } from '../order/words/en'
import { en as orderCampaign } from '../order-campaign/words/en'
import { en as share } from '../share/words/en'
import { en as technology } from '../technology/words/en'

export const en = { network, apiLog, credential, networkType, order, orderCampaign, share, technology } as const
