import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Informe de pedidos',
  subtitle: 'Lo que entregaron los pedidos y sus campañas',
  table: 'Informe de pedidos, fila por fila',
  by: { orderCampaign: 'Campañas', order: 'Pedidos', date: 'Días' },
  groupBy: 'Agrupar por',
  hidesEmpty: 'Ocultar filas vacías',
  showsEmpty: 'Mostrar filas vacías',
  onlyEmpty: 'No hay filas que mostrar.',
  compare: 'Comparado con',
  comparison: { previous: 'Periodo anterior', lastYear: 'Año anterior', none: 'Nada' },
  status: 'Estado',
  noneFound: 'Sin resultados.',
  removed: '{{name}} (eliminado)',
  total_one: 'Total, {{count}} fila',
  total_many: 'Total, {{count}} filas',
  total_other: 'Total, {{count}} filas',
  chosen: 'Pedido {{id}}',
  before: 'Antes: {{amount}}',
} satisfies Translation<typeof en>
