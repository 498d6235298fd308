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
    stillTrying: 'Ainda sem resposta. Tentando de novo…',
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
  reference: 'Referência {{id}}',
} satisfies Translation<typeof en>
