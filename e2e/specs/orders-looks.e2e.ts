import { firstLink, looks } from '../harness/looks'

looks({
  of: 'orders',
  arrange: async () => ({ id: 1 }),
  words: ['order'],
  screens: [
    {
      name: 'the list',
      path: () => '/orders',
      ready: firstLink,
      heading: { en: 'Orders', pt: 'Pedidos', es: 'Pedidos', it: 'Ordini' },
      isStill: true,
    },
    {
      name: 'one of them',
      path: () => '/orders/1',
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/orders/${id}/edit`,
      ready: page => page.getByRole('textbox').first(),
    },
  ],
})
