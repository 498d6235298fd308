import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Registros removidos: {{list}}',
  subtitle: 'O que foi removido nos últimos 30 dias. Depois disso não pode mais ser recuperado.',
  emptyText: 'Nada foi removido nos últimos 30 dias.',
  count_one: '{{count, number}} registro removido',
  count_many: '{{count, number}} de registros removidos',
  count_other: '{{count, number}} registros removidos',
  name: 'Nome',
  removedAt: 'Removido em',
  removedBy: 'Removido por',
  daysLeft: 'Tempo restante',
  days_one: '{{count, number}} dia',
  days_many: '{{count, number}} de dias',
  days_other: '{{count, number}} dias',
  restore: 'Recuperar',
  restored_one: '{{count, number}} registro recuperado',
  restored_many: '{{count, number}} de registros recuperados',
  restored_other: '{{count, number}} registros recuperados',
  byOnDay: 'Este registro foi removido por {{name}} em {{when}}.',
  onDay: 'Este registro foi removido em {{when}}.',
  until: 'Ele pode ser recuperado até {{when}}.',
} satisfies Translation<typeof en>
