export const en = {
  up: 'up {{size}}',
  down: 'down {{size}}',
  new: 'New',
  estimate: 'Estimate',
} as const
