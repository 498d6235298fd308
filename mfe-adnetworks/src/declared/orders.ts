import {
  asks,
  type Labels,
  orderCampaignEndpoints,
  orderEndpoints,
  type RemoteDeclaration,
} from '@candela/shared-contract'

const campaigns: Labels = {
  en: 'Order campaigns',
  pt: 'Campanhas de pedidos',
  es: 'Campañas de pedidos',
  it: 'Campagne di ordini',
}

const orders: Labels = { en: 'Orders', pt: 'Pedidos', es: 'Pedidos', it: 'Ordini' }

const ORDER = [asks(orderEndpoints.get)]

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
    action: true as const,
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

export const ordersPart: Pick<RemoteDeclaration, 'routes' | 'nav'> = {
  routes: [
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
      action: true,
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
  ],
  nav: [
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
  ],
}
