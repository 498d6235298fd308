import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Report dei siti',
  subtitle: 'Sito per sito: numeri, che cosa è cambiato e in che cosa ognuno è migliore',
  table: 'Report dei siti, riga per riga',
  hidesEmpty: 'Nascondi le righe vuote',
  showsEmpty: 'Mostra le righe vuote',
  onlyEmpty: 'Non ci sono righe da mostrare.',
  compare: 'Confrontato con',
  comparison: { previous: 'Periodo precedente', lastYear: 'Anno precedente', none: 'Niente' },
  product: 'Prodotto',
  status: 'Stato',
  noneFound: 'Nessun risultato.',
  total_one: 'Totale, {{count}} sito',
  total_many: 'Totale, {{count}} siti',
  total_other: 'Totale, {{count}} siti',
  before: 'Prima: {{amount}}',
  above: 'sopra il {{percent}}',
} satisfies Translation<typeof en>
