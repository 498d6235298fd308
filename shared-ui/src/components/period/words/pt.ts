import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  name: {
    today: 'Hoje',
    yesterday: 'Ontem',
    last5: 'Últimos 5 dias',
    last7: 'Últimos 7 dias',
    last30: 'Últimos 30 dias',
    last90: 'Últimos 90 dias',
    thisWeek: 'Esta semana',
    lastWeek: 'Semana passada',
    thisMonth: 'Este mês',
    lastMonth: 'Mês passado',
    sameMonthLastYear: 'Mesmo mês do ano passado',
  },
} satisfies Translation<typeof en>
