import { asks, defineRemote, endpoints, type Labels } from '@candela/shared-contract'

const groups: Labels = { en: 'Access groups', pt: 'Grupos de acesso', es: 'Grupos de acceso', it: 'Gruppi di accesso' }

export const remote = defineRemote({
  name: 'candela_admin',
  host: '^1.0.0',
  i18n: 'admin',
  title: { en: 'Administration', pt: 'Administração', es: 'Administración', it: 'Amministrazione' },
  routes: [
    {
      path: '/group',
      module: './GroupList',
      title: groups,
      anyOf: ['group.list'],
      data: [asks(endpoints.group.list)],
    },
  ],
  nav: [
    {
      key: 'group',
      label: groups,
      path: '/group',
      placement: 'sidebar',
      group: 'administration',
      order: 50,
      icon: 'shield',
      anyOf: ['group.list'],
    },
  ],
})
