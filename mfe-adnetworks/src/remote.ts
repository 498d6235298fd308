import { asks, defineRemote, type Labels, technologyEndpoints } from '@candela/shared-contract'

const technologies: Labels = { en: 'Technologies', pt: 'Tecnologias', es: 'Tecnologías', it: 'Tecnologie' }

const TECHNOLOGY = [asks(technologyEndpoints.get)]

export const remote = defineRemote({
  name: 'candela_adnetworks',
  host: '^1.6.0',
  i18n: 'adnetworks',
  title: { en: 'Ad networks', pt: 'Redes de anúncios', es: 'Redes publicitarias', it: 'Reti pubblicitarie' },
  routes: [
    {
      path: '/ad-network-category',
      module: './TechnologyList',
      title: technologies,
      anyOf: ['adNetworkCategory.list'],
      data: [asks(technologyEndpoints.list)],
    },
    {
      path: '/ad-network-category/new',
      module: './TechnologyNew',
      title: { en: 'New technology', pt: 'Nova tecnologia', es: 'Nueva tecnología', it: 'Nuova tecnologia' },
      anyOf: ['adNetworkCategory.store'],
    },
    {
      path: '/ad-network-category/:id',
      module: './TechnologyShow',
      title: { en: 'Technology', pt: 'Tecnologia', es: 'Tecnología', it: 'Tecnologia' },
      anyOf: ['adNetworkCategory.get'],
      data: TECHNOLOGY,
    },
    {
      path: '/ad-network-category/:id/edit',
      module: './TechnologyEdit',
      title: { en: 'Edit technology', pt: 'Editar tecnologia', es: 'Editar tecnología', it: 'Modifica tecnologia' },
      anyOf: ['adNetworkCategory.update'],
      data: TECHNOLOGY,
    },
  ],
  nav: [
    {
      key: 'adNetworkCategory',
      label: technologies,
      path: '/ad-network-category',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 10,
      icon: 'tag',
      anyOf: ['adNetworkCategory.list'],
    },
  ],
})
