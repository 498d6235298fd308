export const en = {
  options: {
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    nothing: 'No options',
    noMatch: 'No match for “{{search}}”',
    failed: 'The options did not load. Try again',
  },
  percentCapped: 'Set to 100, the maximum.',
} as const
