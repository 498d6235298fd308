import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  name: {
    today: 'Hoy',
    yesterday: 'Ayer',
    last5: 'Últimos 5 días',
    last7: 'Últimos 7 días',
    last30: 'Últimos 30 días',
    last90: 'Últimos 90 días',
    thisWeek: 'Esta semana',
    lastWeek: 'Semana pasada',
    thisMonth: 'Este mes',
    lastMonth: 'Mes pasado',
    sameMonthLastYear: 'Mismo mes del año pasado',
  },
  ownDays: 'Días a elegir',
  from: 'Primer día',
  to: 'Último día',
  use: 'Usar estos días',
  wrongOrder: 'El último día es anterior al primero.',
  tooLong: 'Como máximo {{days}} días a la vez.',
  tooFar: 'Los días van del {{first}} al {{last}}.',
  bothNeeded: 'Indica los dos días.',
  zone: 'Los días empiezan a medianoche en {{zone}}.',
} satisfies Translation<typeof en>
