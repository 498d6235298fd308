export const en = {
  search: 'Search by name or email',
  removeOne: 'Remove {{name}}',
  removeRow: 'Remove row',
} as const
