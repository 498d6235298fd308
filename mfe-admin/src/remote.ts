import { defineRemote } from '@candela/shared-contract'

export const remote = defineRemote({
  name: 'candela_admin',
  host: '^1.0.0',
  i18n: 'admin',
  title: { en: 'Administration', pt: 'Administração', es: 'Administración', it: 'Amministrazione' },
  routes: [],
  nav: [],
})
