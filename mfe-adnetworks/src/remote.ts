import { asks, defineRemote, type Labels, shareEndpoints, technologyEndpoints } from '@candela/shared-contract'

const technologies: Labels = { en: 'Technologies', pt: 'Tecnologias', es: 'Tecnologías', it: 'Tecnologie' }

const shares: Labels = {
  en: 'Revenue share',
  pt: 'Participação na receita',
  es: 'Reparto de ingresos',
  it: 'Quota dei ricavi',
}

const SHARE = [asks(shareEndpoints.get)]
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
    {
      path: '/revenue-share',
      module: './ShareList',
      title: shares,
      anyOf: ['websiteRevenueShare.list'],
      data: [asks(shareEndpoints.list)],
    },
    {
      path: '/revenue-share/new',
      module: './ShareNew',
      title: { en: 'New version', pt: 'Nova versão', es: 'Nueva versión', it: 'Nuova versione' },
      anyOf: ['websiteRevenueShare.store'],
    },
    {
      path: '/revenue-share/website/:id',
      module: './ShareWebsite',
      title: shares,
      anyOf: ['websiteRevenueShare.get'],
    },
    {
      path: '/revenue-share/:id',
      module: './ShareShow',
      title: shares,
      anyOf: ['websiteRevenueShare.get'],
      data: SHARE,
    },
    {
      path: '/revenue-share/:id/edit',
      module: './ShareEdit',
      title: {
        en: 'Change planned version',
        pt: 'Alterar versão planejada',
        es: 'Modificar versión planificada',
        it: 'Modifica versione pianificata',
      },
      anyOf: ['websiteRevenueShare.update'],
      data: SHARE,
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
    {
      key: 'websiteRevenueShare',
      label: shares,
      path: '/revenue-share',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 70,
      icon: 'coin',
      anyOf: ['websiteRevenueShare.list'],
    },
  ],
})
