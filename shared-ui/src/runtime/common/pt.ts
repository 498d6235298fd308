import { pt as contract } from '@candela/shared-contract/messages/pt'
import type { Translation } from '../i18n/types'
import type { en } from './en'

export default {
  ...contract,
  action: {
    add: 'Adicionar',
    apply: 'Aplicar',
    back: 'Voltar',
    cancel: 'Cancelar',
    close: 'Fechar',
    copy: 'Copiar',
    create: 'Criar',
    edit: 'Editar',
    hidePassword: 'Ocultar senha',
    open: 'Abrir',
    remove: 'Remover',
    resetFilters: 'Limpar filtros',
    save: 'Salvar',
    search: 'Buscar',
    showPassword: 'Mostrar senha',
    skipToContent: 'Ir para o conteúdo',
    tryAgain: 'Tentar de novo',
    undo: 'Desfazer',
  },
  state: {
    capsLock: 'O Caps Lock está ativado',
    changed: 'Alterado',
    copied: 'Copiado',
    loading: 'Carregando',
    none: 'Nenhum',
    optional: 'Opcional',
    saving: 'Salvando',
  },
  success: {
    recordAdded: 'Registro adicionado',
    recordSaved: 'Registro salvo',
    recordRemoved: 'Registro removido',
    mailSent: 'E-mail enviado',
    passwordChanged: 'Senha alterada',
    textCopied: 'Texto copiado',
  },
  confirm: {
    removeRecord: 'Tem certeza de que deseja remover este registro?',
    removeAllFromMaintenance: 'Deseja mesmo remover todos os usuários da manutenção?',
  },
  empty: {
    noRecords: 'Nenhum registro encontrado',
    noData: 'Ainda não há dados',
    tryFilters: 'Tente mudar os filtros da busca.',
  },
  maintenance: {
    title: 'Sistema em manutenção',
    text: 'Volte mais tarde.',
  },
  ops: {
    title: 'Ops',
  },
  region: {
    breadcrumb: 'Trilha de navegação',
  },
  noAnswer: {
    network: 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
    timeout: 'O servidor não respondeu a tempo. Tente de novo.',
  },
  record: {
    backTo: 'Voltar para {{place}}',
    missing: 'Este registro não existe',
    missingText: 'Ele pode ter sido removido ou o endereço está errado.',
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
  leave: {
    title: 'Sair sem salvar?',
    text: 'O que você mudou aqui ainda não foi salvo e seria perdido.',
    confirm: 'Sair sem salvar',
    stay: 'Ficar aqui',
  },
  conflict: {
    text: 'Nada foi salvo ainda. Escolha o que deve valer e salve de novo.',
    nothing: 'As suas alterações e as da outra pessoa não se tocam. Continue e salve de novo.',
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
    refused: 'O registro não foi removido',
  },
  restored: 'Registro recuperado',
  reference: 'Referência {{id}}',
} satisfies Translation<typeof en>
