import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const pt: Translation<typeof en> = {
  search: 'Buscar por nome ou e-mail',
  removeOne: 'Remover {{name}}',
  removeRow: 'Remover linha',
}
