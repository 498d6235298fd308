import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Report degli ordini',
  subtitle: 'Che cosa hanno erogato gli ordini e le loro campagne',
  table: 'Report degli ordini, riga per riga',
  by: { orderCampaign: 'Campagne', order: 'Ordini', date: 'Giorni' },
  groupBy: 'Raggruppa per',
  hidesEmpty: 'Nascondi le righe vuote',
  showsEmpty: 'Mostra le righe vuote',
  onlyEmpty: 'Non ci sono righe da mostrare.',
  compare: 'Confrontato con',
  comparison: { previous: 'Periodo precedente', lastYear: 'Anno precedente', none: 'Niente' },
  status: 'Stato',
  noneFound: 'Nessun risultato.',
  removed: '{{name}} (eliminato)',
  total_one: 'Totale, {{count}} riga',
  total_many: 'Totale, {{count}} righe',
  total_other: 'Totale, {{count}} righe',
  chosen: 'Ordine {{id}}',
  before: 'Prima: {{amount}}',
} satisfies Translation<typeof en>
