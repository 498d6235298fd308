import { groupNamed } from '../harness/groups'
import { firstLink, looks } from '../harness/looks'
import { entryOf } from '../harness/maintenance'

looks({
  of: 'maintenance',
  /** One with all that can be said, and more than a phone shows at once. */
  arrange: async url => {
    const facts = {
      usm_id_group: await groupNamed(url, 'Sales'),
      usm_until: '2099-11-21T04:30:00Z',
      usm_message: 'The lists move to another server; whoever works in them saves before.',
    }
    for (const day of [11, 12, 13, 14, 15]) await entryOf(url, { ...facts, usm_from: `2099-11-${day}T12:00:00Z` })
    return entryOf(url, { ...facts, usm_from: '2099-11-20T12:00:00Z' })
  },
  words: ['maintenance'],
  screens: [
    {
      name: 'the list',
      path: () => '/maintenance',
      ready: firstLink,
      heading: { en: 'Maintenance', pt: 'Manutenção', es: 'Mantenimiento', it: 'Manutenzione' },
      isStill: true,
    },
    {
      name: 'one of them',
      path: ({ id }) => `/maintenance/${id}`,
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'a new one',
      path: () => '/maintenance/new',
      ready: page => page.getByRole('radio').first(),
      heading: {
        en: 'New maintenance',
        pt: 'Nova manutenção',
        es: 'Nuevo mantenimiento',
        it: 'Nuova manutenzione',
      },
    },
    {
      name: 'editing one',
      path: ({ id }) => `/maintenance/${id}/edit`,
      ready: page => page.getByRole('main').getByRole('textbox').first(),
    },
  ],
})
