import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  name: {
    today: 'Oggi',
    yesterday: 'Ieri',
    last5: 'Ultimi 5 giorni',
    last7: 'Ultimi 7 giorni',
    last30: 'Ultimi 30 giorni',
    last90: 'Ultimi 90 giorni',
    thisWeek: 'Questa settimana',
    lastWeek: 'Settimana scorsa',
    thisMonth: 'Questo mese',
    lastMonth: 'Mese scorso',
    sameMonthLastYear: 'Stesso mese dell’anno scorso',
  },
  ownDays: 'Giorni a scelta',
  from: 'Primo giorno',
  to: 'Ultimo giorno',
  use: 'Usa questi giorni',
  wrongOrder: 'L’ultimo giorno viene prima del primo.',
  tooLong: 'Al massimo {{days}} giorni alla volta.',
  tooFar: 'I giorni vanno dal {{first}} al {{last}}.',
  bothNeeded: 'Servono entrambi i giorni.',
  zone: 'I giorni iniziano a mezzanotte in {{zone}}.',
} satisfies Translation<typeof en>
