import { firstLink, looks } from '../harness/looks'
import { campaignWith } from '../harness/order-campaigns'

looks({
  of: 'campaigns',
  arrange: url => campaignWith(url, 'Looks of an order campaign with a long name that people gave it'),
  words: ['orderCampaign'],
  screens: [
    {
      name: 'the list',
      path: () => '/order-campaign',
      ready: firstLink,
      heading: {
        en: 'Order campaigns',
        pt: 'Campanhas de pedidos',
        es: 'Campañas de pedidos',
        it: 'Campagne di ordini',
      },
      isStill: true,
    },
    {
      name: 'one of them',
      path: () => '/order-campaign/1',
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/order-campaign/${id}/edit`,
      ready: page => page.getByRole('switch').first(),
    },
  ],
})
