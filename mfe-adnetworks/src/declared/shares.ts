import { asks, type Labels, type RemoteDeclaration, shareEndpoints } from '@candela/shared-contract'

const shares: Labels = {
  en: 'Revenue share',
  pt: 'Participação na receita',
  es: 'Reparto de ingresos',
  it: 'Quota dei ricavi',
}

const SHARE = [asks(shareEndpoints.get)]

export const sharesPart: Pick<RemoteDeclaration, 'routes' | 'nav'> = {
  routes: [
    {
      path: '/revenue-share',
      module: './ShareList',
      title: shares,
      anyOf: ['websiteRevenueShare.list'],
    },
    {
      path: '/revenue-share/new',
      module: './ShareNew',
      title: { en: 'New version', pt: 'Nova versão', es: 'Nueva versión', it: 'Nuova versione' },
      anyOf: ['websiteRevenueShare.store'],
      action: true,
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
}
