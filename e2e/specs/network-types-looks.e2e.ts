import { firstLink, looks } from '../harness/looks'
import { networkTypeWith } from '../harness/network-types'

looks({
  of: 'types of ad networks',
  arrange: url => networkTypeWith(url, 'Looks of a type with a long name that people gave it'),
  words: ['networkType', 'credential'],
  screens: [
    {
      name: 'the list',
      path: () => '/ad-network-type',
      ready: firstLink,
      heading: {
        en: 'Types of ad networks',
        pt: 'Tipos de redes de anúncios',
        es: 'Tipos de redes publicitarias',
        it: 'Tipi di reti pubblicitarie',
      },
      isStill: true,
    },
    {
      name: 'one of them',
      path: ({ id }) => `/ad-network-type/${id}`,
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/ad-network-type/${id}/edit`,
      ready: page => page.getByRole('switch').first(),
    },
  ],
})
