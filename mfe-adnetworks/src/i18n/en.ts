import { en as network } from '../ad-network/words/en'
import { en as credential } from '../credential/words/en'
import { en as networkType } from '../network-type/words/en'
import { en as technology } from '../technology/words/en'

export const en = { credential, network, networkType, technology } as const
