import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const it: Translation<typeof en> = {
  technologies: 'Tecnologie',
  one: 'Tecnologia',
  new: 'Nuova tecnologia',
  newSubtitle: "Che cos'è una rete pubblicitaria e il suo colore nei grafici",
  create: 'Crea tecnologia',
  edit: 'Modifica tecnologia',
  data: 'Dati',
  summary: 'Riepilogo',
  remove: 'Rimuovi tecnologia',
  tabs: 'Sezioni di questa tecnologia',
  field: {
    color: 'Colore nei grafici',
    status: 'Attivata',
  },
  help: {
    status: 'Proposta per le nuove reti pubblicitarie. Disattivarla non cambia nulla per quelle che la usano.',
  },
  uses: {
    title: 'Dove si usa',
    removedNetworks: 'Reti pubblicitarie rimosse',
    conditions: 'Condizioni di quota dei ricavi',
    campaigns: 'Campagne di ordini',
    orders: 'Ordini',
    months: 'Mesi con dati dei report',
    none: 'Nulla la usa, quindi si può rimuovere.',
    stays:
      'Finché qualcosa la usa, non si può rimuovere. Puoi disattivarla: così non viene più proposta per le nuove reti pubblicitarie.',
  },
  list: {
    subtitle: 'Quali tipi di reti pubblicitarie ci sono e i loro colori nei grafici',
    search: 'Nome della tecnologia',
    count_one: '{{count}} tecnologia',
    count_many: '{{count}} di tecnologie',
    count_other: '{{count}} tecnologie',
    emptyText: 'Una tecnologia dice di che tipo è una rete pubblicitaria e ha un colore in ogni grafico.',
  },
  bulk: {
    enable: 'Attiva',
    disable: 'Disattiva',
    disableTitle_one: 'Disattivare {{count}} tecnologia?',
    disableTitle_many: 'Disattivare {{count}} di tecnologie?',
    disableTitle_other: 'Disattivare {{count}} tecnologie?',
    disableText: 'Non vengono più proposte per le nuove reti pubblicitarie. Quelle che le usano continuano.',
    removeTitle_one: 'Rimuovere {{count}} tecnologia?',
    removeTitle_many: 'Rimuovere {{count}} di tecnologie?',
    removeTitle_other: 'Rimuovere {{count}} tecnologie?',
    removeText: 'Quelle in uso restano. Puoi annullare.',
    done_one: '{{count}} tecnologia modificata',
    done_many: '{{count}} di tecnologie modificate',
    done_other: '{{count}} tecnologie modificate',
    removed_one: '{{count}} tecnologia rimossa',
    removed_many: '{{count}} di tecnologie rimosse',
    removed_other: '{{count}} tecnologie rimosse',
  },
}
