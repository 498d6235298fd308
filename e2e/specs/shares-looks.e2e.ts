import { firstLink, looks } from '../harness/looks'
import { inDays, shareWith } from '../harness/shares'

const CONDITIONS = [
  { rev_device: 'mobile', rev_format: 'video', rev_technology: 1, rev_percentage_value: '70' },
  { rev_device: null, rev_format: 'rewarded', rev_technology: null, rev_percentage_value: '72.25' },
]

looks({
  of: 'shares',
  arrange: url =>
    shareWith(url, 4, {
      wrs_valid_from: inDays(50),
      wrs_type: 'specific_per_condition',
      rev_percentage_value: undefined,
      ars_percentage: '75',
      conditions: CONDITIONS,
      wrs_note: 'A reason with a long name that people gave it, and with somethingthatisnevercutbyitself',
    }),
  words: ['share'],
  screens: [
    {
      name: 'the list',
      path: () => '/revenue-share',
      ready: firstLink,
      heading: {
        en: 'Revenue share',
        pt: 'Participação na receita',
        es: 'Reparto de ingresos',
        it: 'Quota dei ricavi',
      },
      isStill: true,
    },
    {
      name: 'one of them',
      path: ({ id }) => `/revenue-share/${id}`,
      ready: page => page.getByRole('main').getByRole('definition').first(),
    },
    {
      name: 'editing one',
      path: ({ id }) => `/revenue-share/${id}/edit`,
      ready: page => page.getByRole('main').getByRole('table').first(),
    },
    {
      name: 'those of a website',
      path: () => '/revenue-share/website/1',
      ready: page => page.getByRole('main').getByRole('listitem').first(),
    },
  ],
})
