import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Registros eliminados: {{list}}',
  subtitle: 'Lo que se eliminó en los últimos 30 días. Después ya no se puede recuperar.',
  emptyText: 'No se eliminó nada en los últimos 30 días.',
  count_one: '{{count, number}} registro eliminado',
  count_many: '{{count, number}} de registros eliminados',
  count_other: '{{count, number}} registros eliminados',
  name: 'Nombre',
  removedAt: 'Eliminado el',
  removedBy: 'Eliminado por',
  daysLeft: 'Tiempo restante',
  days_one: '{{count, number}} día',
  days_many: '{{count, number}} de días',
  days_other: '{{count, number}} días',
  restore: 'Recuperar',
  restored_one: '{{count, number}} registro recuperado',
  restored_many: '{{count, number}} de registros recuperados',
  restored_other: '{{count, number}} registros recuperados',
  byOnDay: '{{name}} eliminó este registro el {{when}}.',
  onDay: 'Este registro se eliminó el {{when}}.',
  until: 'Se puede recuperar hasta el {{when}}.',
} satisfies Translation<typeof en>
