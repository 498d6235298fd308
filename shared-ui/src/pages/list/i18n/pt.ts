import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  actions: 'Ações',
  actionsOf: 'Ações de {{name}}',
  asOf: 'às {{time}}',
  clearFilter: 'Limpar',
  clearSearch: 'Limpar busca',
  columns: 'Colunas',
  columnsReset: 'Como no início',
  density: 'Densidade',
  densityCompact: 'Compacta',
  densityNormal: 'Padrão',
  densityRelaxed: 'Espaçosa',
  moreFailed: 'Algumas linhas não carregaram.',
  moveDown: 'Mover {{label}} para baixo',
  moveUp: 'Mover {{label}} para cima',
  notAllowed: 'Você não pode ver estes registros',
  notFresh: 'Não foi possível atualizar.',
  notLoaded: 'A lista não carregou',
  refresh: 'Atualizar',
  showMore: 'Mostrar mais',
  shownOf: '{{shown}} de {{total}} exibidos',
  sortBy: 'Ordenar por',
} satisfies Translation<typeof en>
