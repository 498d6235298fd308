export const en = {
  changed: 'Changed {{on}}',
  changedBy: 'Changed {{on}} by {{by}}',
  replace: 'Replace',
  replaceOf: 'Replace: {{name}}',
  keep: 'Keep the stored one',
  keepOf: 'Keep the stored one: {{name}}',
  emptyRemoves: 'What is stored is not shown. Left empty, it is removed.',
} as const
