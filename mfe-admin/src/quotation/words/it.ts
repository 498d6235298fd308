import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const it: Translation<typeof en> = {
  quotations: 'Cambio valuta',
  one: 'Quotazione',
  new: 'Nuova quotazione',
  newSubtitle: "Quanto vale un'unità di una valuta in BRL in un giorno",
  create: 'Crea quotazione',
  edit: 'Modifica quotazione',
  data: 'Quotazione',
  summary: 'Riepilogo',
  remove: 'Rimuovi quotazione',
  tabs: 'Sezioni di questa quotazione',
  period: 'Giorni',
  before: 'La precedente',
  average: 'Media del suo mese',
  days: 'Giorni quotati nel suo mese',
  closing: 'Cambio di chiusura',
  valueOn: '{{value}} il {{day}}',
  closedStays: "I conti del suo mese sono chiusi: resta com'è.",
  help: {
    date: "Il giorno in cui vale. I giorni senza quotazione prendono l'ultima precedente.",
    value: 'Fino a sei decimali',
  },
  gaps: {
    title: 'Giorni senza quotazione',
    text: "Gli importi di questi giorni si convertono con l'ultima quotazione precedente.",
  },
  list: {
    subtitle: 'Quanto valgono le valute in BRL, giorno per giorno',
    search: 'Data o valuta',
    count_one: '{{count}} quotazione',
    count_many: '{{count}} di quotazioni',
    count_other: '{{count}} quotazioni',
    emptyText:
      'Una quotazione dice quanto vale una valuta in un giorno. Gli importi di quel giorno si convertono con essa.',
  },
  bulk: {
    removeTitle_one: 'Rimuovere {{count}} quotazione?',
    removeTitle_many: 'Rimuovere {{count}} di quotazioni?',
    removeTitle_other: 'Rimuovere {{count}} quotazioni?',
    removeText: 'Gli importi di questi giorni si convertono poi con la quotazione precedente. Puoi annullare.',
    removed_one: '{{count}} quotazione rimossa',
    removed_many: '{{count}} di quotazioni rimosse',
    removed_other: '{{count}} quotazioni rimosse',
  },
}
