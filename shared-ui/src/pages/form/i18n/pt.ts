import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  noAnswer: {
    network: 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
    timeout: 'O servidor não respondeu a tempo. Tente de novo.',
  },
  record: {
    backTo: 'Voltar para {{place}}',
    missing: 'Este registro não existe',
    missingText: 'Ele pode ter sido removido ou o endereço está errado.',
    hidden: 'Você não pode ver isto',
    refused: 'Você não pode alterar isto',
  },
  form: {
    bar: 'Alterações não salvas',
    unsaved_one: '{{count}} alteração não salva',
    unsaved_many: '{{count}} de alterações não salvas',
    unsaved_other: '{{count}} alterações não salvas',
    pristine: 'Nenhuma alteração por salvar',
    discard: 'Descartar',
    saveChanges: 'Salvar alterações',
    attention_one: '{{count}} campo precisa de atenção',
    attention_many: '{{count}} de campos precisam de atenção',
    attention_other: '{{count}} campos precisam de atenção',
  },
  sections: {
    label: 'Seções',
    errors_one: '{{count}} erro',
    errors_many: '{{count}} de erros',
    errors_other: '{{count}} erros',
  },
  leave: {
    title: 'Sair sem salvar?',
    text: 'Suas alterações aqui não foram salvas e serão perdidas.',
    textDraft: 'Suas alterações aqui não foram salvas. Um rascunho fica neste navegador até você sair.',
    confirm: 'Sair sem salvar',
    stay: 'Ficar aqui',
  },
  draft: {
    found: 'Você tem um rascunho não salvo ({{when}})',
    restore: 'Restaurar rascunho',
    discard: 'Descartar rascunho',
  },
  conflict: {
    text: 'Nada foi salvo ainda. Escolha o que manter e salve de novo.',
    nothing: 'As suas alterações e as da outra pessoa não se sobrepõem. Continue e salve de novo.',
    mine: 'Sua versão',
    theirs: 'Versão da outra pessoa',
    keep: {
      mine: 'Manter a minha',
      theirs: 'Usar a outra',
      both: 'Manter as duas',
    },
    apply: 'Continuar com esta escolha',
  },
  removal: {
    confirm: 'Remover',
    refused: 'Não foi possível remover',
  },
  history: {
    title: 'Histórico',
    empty: 'Nenhuma alteração ainda',
    emptyText: 'Cada alteração aparecerá aqui, com quem a fez e quando.',
    earlier: 'Mostrar anteriores',
    earlierFailed: 'As alterações anteriores não foram carregadas',
    system: 'O sistema',
    address: 'De {{ip}}',
  },
  revert: {
    action: 'Desfazer alteração',
    title: 'Desfazer esta alteração?',
    text: 'Os valores anteriores voltam. O histórico mostra isso como uma nova alteração.',
    refused: 'A alteração não foi desfeita',
    done: 'Alteração desfeita',
  },
  changes: {
    before: 'Antes',
    after: 'Depois',
    now: 'Agora',
    next: 'Passa a ser',
    changed: 'alterado',
    none: 'vazio',
  },
  restored: 'Registro recuperado',
} satisfies Translation<typeof en>
