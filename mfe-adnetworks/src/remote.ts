import {
  adNetworkEndpoints,
  apiLogEndpoints,
  asks,
  defineRemote,
  type Labels,
  networkTypeEndpoints,
  orderCampaignEndpoints,
  orderEndpoints,
  shareEndpoints,
  technologyEndpoints,
} from '@candela/shared-contract'

const technologies: Labels = { en: 'Technologies', pt: 'Tecnologias', es: 'Tecnologías', it: 'Tecnologie' }
const campaigns: Labels = {
  en: 'Order campaigns',
  pt: 'Campanhas de pedidos',
  es: 'Campañas de pedidos',
  it: 'Campagne di ordini',
}

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
const orders: Labels = { en: 'Orders', pt: 'Pedidos', es: 'Pedidos', it: 'Ordini' }

/** Where campaigns are, and what people type as well. */
const campaignRoutes = (['/order-campaign', '/order-campaigns'] as const).flatMap(path => [
  {
    path,
    module: './OrderCampaignList',
    title: campaigns,
    anyOf: ['orderCampaign.list' as const],
    data: [asks(orderCampaignEndpoints.list)],
  },
  {
    path: `${path}/new` as const,
    module: './OrderCampaignNew',
    title: {
      en: 'New order campaign',
      pt: 'Nova campanha de pedido',
      es: 'Nueva campaña de pedido',
      it: 'Nuova campagna di ordine',
    },
    anyOf: ['orderCampaign.store' as const],
  },
  {
    path: `${path}/:id` as const,
    module: './OrderCampaignShow',
    title: {
      en: 'Order campaign',
      pt: 'Campanha de pedido',
      es: 'Campaña de pedido',
      it: 'Campagna di ordine',
    },
    anyOf: ['orderCampaign.get' as const],
    data: [asks(orderCampaignEndpoints.get)],
  },
  {
    path: `${path}/:id/edit` as const,
    module: './OrderCampaignEdit',
    title: {
      en: 'Edit order campaign',
      pt: 'Editar campanha de pedido',
      es: 'Editar campaña de pedido',
      it: 'Modifica campagna di ordine',
    },
    anyOf: ['orderCampaign.update' as const],
    data: [asks(orderCampaignEndpoints.get)],
  },
])

const ORDER = [asks(orderEndpoints.get)]
const apiLogs: Labels = { en: 'API logs', pt: 'Logs da API', es: 'Registros de la API', it: 'Log API' }

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
  host: '^1.7.0',
  i18n: 'adnetworks',
  title: { en: 'Ad networks', pt: 'Redes de anúncios', es: 'Redes publicitarias', it: 'Reti pubblicitarie' },
  routes: [
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
    ...campaignRoutes,
    {
      path: '/orders',
      module: './OrderList',
      title: orders,
      anyOf: ['order.list'],
      data: [asks(orderEndpoints.list)],
    },
    {
      path: '/orders/new',
      module: './OrderNew',
      title: { en: 'New order', pt: 'Novo pedido', es: 'Nuevo pedido', it: 'Nuovo ordine' },
      anyOf: ['order.store'],
    },
    {
      path: '/orders/:id',
      module: './OrderShow',
      title: { en: 'Order', pt: 'Pedido', es: 'Pedido', it: 'Ordine' },
      anyOf: ['order.get'],
      data: ORDER,
    },
    {
      path: '/orders/:id/edit',
      module: './OrderEdit',
      title: { en: 'Edit order', pt: 'Editar pedido', es: 'Editar pedido', it: 'Modifica ordine' },
      anyOf: ['order.update'],
      data: ORDER,
    },
    {
      path: '/api-log',
      module: './ApiLogList',
      title: apiLogs,
      anyOf: ['apiLog.list'],
      data: [asks(apiLogEndpoints.list)],
    },
    {
      path: '/api-log/incidents',
      module: './IncidentList',
      title: { en: 'Incidents', pt: 'Incidentes', es: 'Incidentes', it: 'Incidenti' },
      anyOf: ['apiLog.list'],
      data: [asks(apiLogEndpoints.incidents)],
    },
    {
      path: '/api-log/:id',
      module: './ApiLogShow',
      title: { en: 'Run', pt: 'Execução', es: 'Ejecución', it: 'Esecuzione' },
      anyOf: ['apiLog.get'],
      data: [asks(apiLogEndpoints.get)],
    },
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
    {
      key: 'orderCampaign',
      label: campaigns,
      path: '/order-campaign',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 20,
      icon: 'send',
      anyOf: ['orderCampaign.list'],
    },
    {
      key: 'order',
      label: orders,
      path: '/orders',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 30,
      icon: 'copy',
      hidden: true,
      anyOf: ['order.list'],
    },
    {
      key: 'apiLog',
      label: apiLogs,
      path: '/api-log',
      placement: 'sidebar',
      group: 'adNetworks',
      order: 80,
      icon: 'log',
      anyOf: ['apiLog.list'],
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
