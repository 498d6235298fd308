import { en as network } from '../ad-network/words/en'
import { en as credential } from '../credential/words/en'
import { en as networkType } from '../network-type/words/en'
import { en as technology } from '../technology/words/en'

export const en = { credential, networkType, technology } as const
import { en as order } from '../order/words/en'
import { en as orderCampaign } from '../order-campaign/words/en'
import { en as technology } from '../technology/words/en'

export const en = { credential, technology, orderCampaign, order } as const
export const en = { credential, network, networkType, technology } as const
import { en as apiLog } from '../api-log/words/en'
import { en as technology } from '../technology/words/en'

export const en = { apiLog, technology } as const
import { en as share } from '../share/words/en'
import { en as technology } from '../technology/words/en'

export const en = { share, technology } as const
