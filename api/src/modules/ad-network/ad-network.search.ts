import {
  AD_NETWORK_WORDS,
  type AdNetworkRow,
  languageOf,
  type SearchBody,
  type SearchHit,
  type StatusTone,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { found } from '../../platform/db/search'
import { asStoredHost, toDisplayHost } from '../../platform/web/host'
import { reachOf } from '../reach'
import { lastDayOf } from './ad-network.activity'
import { livingAdNetworksIn } from './ad-network.repository'

const TONES: Record<AdNetworkRow['adn_status'], StatusTone> = { 'Em exibição': 'success', Pausado: 'neutral' }

export const searchAdNetworks = async ({ app, actor, locale }: Ctx, asked: SearchBody): Promise<SearchHit[]> => {
  const { read } = app.database
  const reach = reachOf(actor)
  const words = AD_NETWORK_WORDS[languageOf(locale)]
  const networks = await found(livingAdNetworksIn(read, reach), asked, {
    id: 'n.id',
    name: 'n.adn_name',
    others: [
      { column: 'w.anw_name' },
      { column: 'w.anw_website', typedAs: asStoredHost },
      { column: 'n.adn_domain', typedAs: asStoredHost },
    ],
  })
    .select(['n.id', 'n.adn_name', 'n.adn_status', 'w.anw_website as host', lastDayOf(reach, 'n.id').as('last_day')])
    .execute()
  return networks.map(({ id, adn_name, adn_status, host, last_day }) => ({
    id,
    name: adn_name,
    detail: host === null ? words.anyWebsite : toDisplayHost(host),
    status: { word: words.status[adn_status], tone: TONES[adn_status] },
    figure: { kind: 'day', caption: words.columns.last_day, value: last_day },
  }))
}
