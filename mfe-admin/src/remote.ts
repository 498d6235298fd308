import { asks, defineRemote, groupEndpoints } from '@candela/shared-contract'

const GET = [asks(groupEndpoints.get)]

export const remote = defineRemote({
  name: 'candela_admin',
  host: '^1.0.0',
  i18n: 'admin',
  title: { en: 'Administration', pt: 'Administração', es: 'Administración', it: 'Amministrazione' },
  routes: [
    {
      path: '/group/new',
      module: './GroupNew',
      title: {
        en: 'New access group',
        pt: 'Novo grupo de acesso',
        es: 'Nuevo grupo de acceso',
        it: 'Nuovo gruppo di accesso',
      },
      anyOf: ['group.store'],
    },
    {
      path: '/group/:id',
      module: './GroupShow',
      title: { en: 'Access group', pt: 'Grupo de acesso', es: 'Grupo de acceso', it: 'Gruppo di accesso' },
      anyOf: ['group.get'],
      data: GET,
    },
    {
      path: '/group/:id/edit',
      module: './GroupEdit',
      title: {
        en: 'Edit access group',
        pt: 'Editar grupo de acesso',
        es: 'Editar grupo de acceso',
        it: 'Modifica gruppo di accesso',
      },
      anyOf: ['group.update'],
      data: GET,
    },
  ],
  nav: [],
})
