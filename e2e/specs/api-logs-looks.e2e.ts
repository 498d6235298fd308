import { firstLink, looks } from '../harness/looks'

looks({
  of: 'API logs',
  arrange: async () => undefined,
  words: ['apiLog'],
  screens: [
    {
      name: 'the list',
      path: () => '/api-log',
      ready: firstLink,
      heading: { en: 'API logs', pt: 'Logs da API', es: 'Registros de la API', it: 'Log API' },
      isStill: true,
    },
    { name: 'the incidents', path: () => '/api-log/incidents', ready: firstLink },
    {
      name: 'one attempt',
      path: () => '/api-log/1',
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
  ],
})
