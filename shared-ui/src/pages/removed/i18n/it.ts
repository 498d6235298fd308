import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Record rimossi: {{list}}',
  subtitle: 'Ciò che è stato rimosso negli ultimi 30 giorni. Dopo non può più essere recuperato.',
  emptyText: 'Negli ultimi 30 giorni non è stato rimosso nulla.',
  count_one: '{{count, number}} record rimosso',
  count_many: '{{count, number}} di record rimossi',
  count_other: '{{count, number}} record rimossi',
  name: 'Nome',
  removedAt: 'Rimosso il',
  removedBy: 'Rimosso da',
  daysLeft: 'Tempo rimasto',
  days_one: '{{count, number}} giorno',
  days_many: '{{count, number}} di giorni',
  days_other: '{{count, number}} giorni',
  restore: 'Recupera',
  restored_one: '{{count, number}} record recuperato',
  restored_many: '{{count, number}} di record recuperati',
  restored_other: '{{count, number}} record recuperati',
  byOnDay: 'Questo record è stato rimosso da {{name}} il {{when}}.',
  onDay: 'Questo record è stato rimosso il {{when}}.',
  until: 'Può essere recuperato fino al {{when}}.',
} satisfies Translation<typeof en>
