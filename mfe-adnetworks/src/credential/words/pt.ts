import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const pt: Translation<typeof en> = {
  changed: 'Alterado {{on}}',
  changedBy: 'Alterado {{on}} por {{by}}',
  replace: 'Substituir',
  replaceOf: 'Substituir: {{name}}',
  keep: 'Manter o que está guardado',
  keepOf: 'Manter o que está guardado: {{name}}',
  emptyRemoves: 'O que está guardado não é exibido. Se ficar vazio, é removido.',
}
