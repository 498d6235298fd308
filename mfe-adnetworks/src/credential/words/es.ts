import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const es: Translation<typeof en> = {
  changed: 'Cambiado {{on}}',
  changedBy: 'Cambiado {{on}} por {{by}}',
  replace: 'Sustituir',
  replaceOf: 'Sustituir: {{name}}',
  keep: 'Conservar lo guardado',
  keepOf: 'Conservar lo guardado: {{name}}',
  emptyRemoves: 'Lo guardado no se muestra. Si queda vacío, se elimina.',
}
