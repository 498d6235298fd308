import { firstLink, looks } from '../harness/looks'
import { networkWith } from '../harness/networks'

looks({
  of: 'ad networks',
  arrange: url => networkWith(url, 'Looks of an ad network with a long name that people gave it'),
  words: ['network', 'credential'],
  screens: [
    {
      name: 'the list',
      path: () => '/ad-networks',
      ready: firstLink,
      heading: {
        en: 'Ad networks',
        pt: 'Redes de anúncios',
        es: 'Redes publicitarias',
        it: 'Reti pubblicitarie',
      },
      isStill: true,
    },
    {
      name: 'one of them',
      path: ({ id }) => `/ad-networks/${id}`,
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'a new one like another',
      path: ({ id }) => `/ad-networks/new?from=${id}`,
      ready: page => page.getByRole('main').getByRole('combobox').nth(5),
    },
  ],
})
