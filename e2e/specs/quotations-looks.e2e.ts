import { firstLink, looks } from '../harness/looks'
import { quotationOf } from '../harness/quotations'

looks({
  of: 'quotations',
  arrange: url => quotationOf(url, '2001-02-03'),
  words: ['quotation', 'monthClose'],
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
    {
      name: 'the months',
      path: () => '/currency-exchange/months',
      ready: page => page.getByRole('main').getByRole('listitem').first(),
      heading: { en: 'Months', pt: 'Meses', es: 'Meses', it: 'Mesi' },
    },
    {
      name: 'closing a month',
      path: () => '/currency-exchange/close-month',
      ready: page => page.getByRole('main').getByRole('listitem').nth(5),
    },
  ],
})
