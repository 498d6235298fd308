import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const es: Translation<typeof en> = {
  search: 'Buscar por nombre o correo',
  removeOne: 'Quitar a {{name}}',
  removeRow: 'Quitar la fila',
}
