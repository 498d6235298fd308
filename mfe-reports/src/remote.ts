import { defineRemote } from '@candela/shared-contract'

export const remote = defineRemote({
  name: 'candela_reports',
  host: '^1.0.0',
  i18n: 'reports',
  title: { en: 'Reports', pt: 'Relatórios', es: 'Informes', it: 'Report' },
  routes: [],
  nav: [],
})
