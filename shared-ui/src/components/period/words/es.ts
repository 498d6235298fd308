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
} satisfies Translation<typeof en>
