import { firstLink, looks } from '../harness/looks'
import { technologyWith } from '../harness/technologies'

looks({
  of: 'technologies',
  arrange: url => technologyWith(url, 'Looks of a technology with a long name that people gave it'),
  words: ['technology'],
  screens: [
    {
      name: 'the list',
      path: () => '/ad-network-category',
      ready: firstLink,
      heading: { en: 'Technologies', pt: 'Tecnologias', es: 'Tecnologías', it: 'Tecnologie' },
      isStill: true,
    },
    {
      name: 'one of them',
      path: () => '/ad-network-category/1',
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/ad-network-category/${id}/edit`,
      ready: page => page.getByRole('radio').first(),
    },
  ],
})
