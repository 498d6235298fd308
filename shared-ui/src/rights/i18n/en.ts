import { rights } from '@candela/shared-contract/rights/en'

export const en = {
  ...rights,
  title: 'Rights',
  noRights: 'No rights yet.',
  permitted: '{{count}} of {{total}} granted',
  share: '{{count}} of {{total}}',
  matrix: {
    search: 'Search rights',
    clearSearch: 'Clear the search',
    show: 'Show rights',
    all: 'All',
    granted: 'Granted',
    controller: 'What',
    other: 'Other rights',
    pair: '{{controller}}: {{method}}',
    absent: 'not available',
    nothing: 'Nothing found',
    nothingText: 'Try another word, or show all rights.',
    showAll: 'Show all',
  },
  state: {
    held: 'granted',
    none: 'not granted',
    own: 'own record only',
    idle: 'granted, needs {{needed}}',
  },
  legend: {
    own: 'Own record only: nobody needs a right for themselves.',
    idle: 'Granted, but of no effect until what it needs is granted as well.',
  },
  menu: {
    title: 'Menu preview',
    text: {
      group: 'What this group sees in the sidebar.',
      person: 'What this person sees in the sidebar.',
    },
    hidden: 'Hidden',
    nothing: {
      group: 'This group sees no menu.',
      person: 'This person sees no menu.',
    },
    failed: 'The menu did not load',
  },
} as const
