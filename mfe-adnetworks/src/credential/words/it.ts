import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const it: Translation<typeof en> = {
  changed: 'Modificato {{on}}',
  changedBy: 'Modificato {{on}} da {{by}}',
  replace: 'Sostituisci',
  replaceOf: 'Sostituisci: {{name}}',
  keep: 'Tieni quello salvato',
  keepOf: 'Tieni quello salvato: {{name}}',
  emptyRemoves: 'Ciò che è salvato non viene mostrato. Se resta vuoto, viene rimosso.',
}
