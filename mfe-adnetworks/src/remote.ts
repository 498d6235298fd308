import { defineRemote } from '@candela/shared-contract'

export const remote = defineRemote({
  name: 'candela_adnetworks',
  host: '^1.6.0',
  i18n: 'adnetworks',
  title: { en: 'Ad networks', pt: 'Redes de anúncios', es: 'Redes publicitarias', it: 'Reti pubblicitarie' },
  routes: [],
  nav: [],
})
