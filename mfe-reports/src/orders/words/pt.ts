import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Relatório de pedidos',
  subtitle: 'O que pedidos e suas campanhas entregaram',
  table: 'Relatório de pedidos, linha por linha',
  by: { orderCampaign: 'Campanhas', order: 'Pedidos', date: 'Dias' },
  groupBy: 'Agrupar por',
  hidesEmpty: 'Ocultar linhas vazias',
  showsEmpty: 'Mostrar linhas vazias',
  onlyEmpty: 'Não há linhas para mostrar.',
  compare: 'Comparado com',
  comparison: { previous: 'Período anterior', lastYear: 'Ano anterior', none: 'Nada' },
  status: 'Situação',
  noneFound: 'Nada encontrado.',
  removed: '{{name}} (removido)',
  total_one: 'Total, {{count}} linha',
  total_many: 'Total, {{count}} linhas',
  total_other: 'Total, {{count}} linhas',
  chosen: 'Pedido {{id}}',
  before: 'Antes: {{amount}}',
} satisfies Translation<typeof en>
