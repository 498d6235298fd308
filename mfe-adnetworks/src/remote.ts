import { defineRemote } from '@candela/shared-contract'
import { apiLogsPart } from './declared/apiLogs'
import { networksPart } from './declared/networks'
import { ordersPart } from './declared/orders'
import { sharesPart } from './declared/shares'

const PARTS = [networksPart, ordersPart, sharesPart, apiLogsPart]

export const remote = defineRemote({
  name: 'candela_adnetworks',
  host: '^1.7.0',
  i18n: 'adnetworks',
  title: { en: 'Ad networks', pt: 'Redes de anúncios', es: 'Redes publicitarias', it: 'Reti pubblicitarie' },
  routes: PARTS.flatMap(({ routes }) => routes),
  nav: PARTS.flatMap(({ nav }) => nav),
  search: networksPart.search,
})
