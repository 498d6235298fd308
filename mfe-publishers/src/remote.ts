import { defineRemote } from '@candela/shared-contract'

export const remote = defineRemote({
  name: 'candela_publishers',
  host: '^1.0.0',
  i18n: 'publishers',
  title: { en: 'Publishers', pt: 'Publishers', es: 'Editores', it: 'Editori' },
  routes: [],
  nav: [],
})
