import {
  adNetworkEndpoints,
  asks,
  type Labels,
  networkTypeEndpoints,
  type RemoteDeclaration,
  technologyEndpoints,
} from '@candela/shared-contract'

const technologies: Labels = { en: 'Technologies', pt: 'Tecnologias', es: 'Tecnologías', it: 'Tecnologie' }

const types: Labels = {
  en: 'Types of ad networks',
  pt: 'Tipos de redes de anúncios',
  es: 'Tipos de redes publicitarias',
  it: 'Tipi di reti pubblicitarie',
}

const networks: Labels = {
  en: 'Ad networks',
  pt: 'Redes de anúncios',
  es: 'Redes publicitarias',
  it: 'Reti pubblicitarie',
}

const AD_NETWORK = [asks(adNetworkEndpoints.get)]

const NETWORK_TYPE = [asks(networkTypeEndpoints.get)]

const TECHNOLOGY = [asks(technologyEndpoints.get)]

export const networksPart: Pick<RemoteDeclaration, 'routes' | 'nav' | 'search'> = {
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
      action: true,
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
      path: '/ad-networks',
      module: './AdNetworkList',
      title: networks,
      anyOf: ['adNetwork.list'],
      data: [asks(adNetworkEndpoints.list)],
    },
    {
      path: '/ad-networks/new',
      module: './AdNetworkNew',
      title: {
        en: 'New ad network',
        pt: 'Nova rede de anúncios',
        es: 'Nueva red publicitaria',
        it: 'Nuova rete pubblicitaria',
      },
      anyOf: ['adNetwork.store'],
      action: true,
    },
    {
      path: '/ad-networks/:id',
      module: './AdNetworkShow',
      title: { en: 'Ad network', pt: 'Rede de anúncios', es: 'Red publicitaria', it: 'Rete pubblicitaria' },
      anyOf: ['adNetwork.get'],
      data: AD_NETWORK,
    },
    {
      path: '/ad-networks/:id/edit',
      module: './AdNetworkEdit',
      title: {
        en: 'Edit ad network',
        pt: 'Editar rede de anúncios',
        es: 'Editar red publicitaria',
        it: 'Modifica rete pubblicitaria',
      },
      anyOf: ['adNetwork.update'],
      data: AD_NETWORK,
    },
    {
      path: '/ad-network-type',
      module: './NetworkTypeList',
      title: types,
      anyOf: ['adNetworkType.list'],
      data: [asks(networkTypeEndpoints.list)],
    },
    {
      path: '/ad-network-type/new',
      module: './NetworkTypeNew',
      title: {
        en: 'New type of ad network',
        pt: 'Novo tipo de rede de anúncios',
        es: 'Nuevo tipo de red publicitaria',
        it: 'Nuovo tipo di rete pubblicitaria',
      },
      anyOf: ['adNetworkType.store'],
      action: true,
    },
    {
      path: '/ad-network-type/:id',
      module: './NetworkTypeShow',
      title: {
        en: 'Type of ad network',
        pt: 'Tipo de rede de anúncios',
        es: 'Tipo de red publicitaria',
        it: 'Tipo di rete pubblicitaria',
      },
      anyOf: ['adNetworkType.get'],
      data: NETWORK_TYPE,
    },
    {
      path: '/ad-network-type/:id/edit',
      module: './NetworkTypeEdit',
      title: {
        en: 'Edit type of ad network',
        pt: 'Editar tipo de rede de anúncios',
        es: 'Editar tipo de red publicitaria',
        it: 'Modifica tipo di rete pubblicitaria',
      },
      anyOf: ['adNetworkType.update'],
      data: NETWORK_TYPE,
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
      key: 'adNetwork',
      label: networks,
      path: '/ad-networks',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 40,
      icon: 'network',
      anyOf: ['adNetwork.list'],
    },
    {
      key: 'adNetworkType',
      label: { en: 'Types', pt: 'Tipos', es: 'Tipos', it: 'Tipi' },
      path: '/ad-network-type',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 50,
      icon: 'key',
      anyOf: ['adNetworkType.list'],
    },
  ],
  search: [
    {
      key: 'adNetwork',
      label: networks,
      icon: 'network',
      order: 40,
      finds: asks(adNetworkEndpoints.search),
      path: '/ad-networks/:id',
      opens: 'adNetwork.get',
    },
  ],
}
