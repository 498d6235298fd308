import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  actions: 'Azioni',
  actionsOf: 'Azioni per {{name}}',
  asOf: 'alle {{time}}',
  clearFilter: 'Cancella',
  clearSearch: 'Cancella ricerca',
  columns: 'Colonne',
  columnsReset: 'Come all’inizio',
  density: 'Densità',
  densityCompact: 'Compatta',
  densityNormal: 'Normale',
  densityRelaxed: 'Ampia',
  moreFailed: 'Alcune righe non sono state caricate.',
  moveDown: 'Sposta {{label}} in basso',
  moveUp: 'Sposta {{label}} in alto',
  notAllowed: 'Non puoi vedere questi record',
  notFresh: 'Aggiornamento non riuscito.',
  notLoaded: 'L’elenco non è stato caricato',
  refresh: 'Aggiorna',
  showMore: 'Mostra altri',
  shownOf: '{{shown}} di {{total}} mostrati',
  sortBy: 'Ordina per',
} satisfies Translation<typeof en>
