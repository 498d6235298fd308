import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const it: Translation<typeof en> = {
  search: 'Cerca per nome o email',
  removeOne: 'Rimuovi {{name}}',
  removeRow: 'Rimuovi la riga',
}
