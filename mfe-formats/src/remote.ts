import { defineRemote } from '@candela/shared-contract'

export const remote = defineRemote({
  name: 'candela_formats',
  host: '^1.6.0',
  i18n: 'formats',
  title: { en: 'Formats', pt: 'Formatos', es: 'Formatos', it: 'Formati' },
  routes: [],
  nav: [],
})
