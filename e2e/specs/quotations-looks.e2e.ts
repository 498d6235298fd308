import { firstLink, looks } from '../harness/looks'
import { quotationOf } from '../harness/quotations'

looks({
  of: 'quotations',
  arrange: url => quotationOf(url, '2001-02-03'),
  words: ['quotation'],
  screens: [
    {
      name: 'the list',
      path: () => '/currency-exchange',
      ready: firstLink,
      heading: { en: 'Currency exchange', pt: 'Câmbio', es: 'Cambio de moneda', it: 'Cambio valuta' },
      isStill: true,
    },
    {
      name: 'one of them',
      path: ({ id }) => `/currency-exchange/${id}`,
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/currency-exchange/${id}/edit`,
      ready: page => page.getByRole('radio').first(),
    },
  ],
})
