import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Report delle quotazioni',
  subtitle: 'Giorno per giorno: quanto valgono le valute, e i giorni senza quotazione',
  table: 'Report delle quotazioni, riga per riga',
  chartTitle: 'Valore in BRL per giorno',
  average: 'Media',
  closing: 'Chiusura',
  unit: 'Un’unità in BRL',
  quoted_one: '{{count}} quotazione',
  quoted_many: '{{count}} quotazioni',
  quoted_other: '{{count}} quotazioni',
  gaps_one: '{{count}} giorno senza quotazione',
  gaps_many: '{{count}} giorni senza quotazione',
  gaps_other: '{{count}} giorni senza quotazione',
  noneFound: 'Nessun risultato.',
} satisfies Translation<typeof en>
