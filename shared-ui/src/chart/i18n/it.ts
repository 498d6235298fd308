import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  menu: 'Menu del grafico: {{title}}',
  asTable: 'Mostra come tabella',
  asChart: 'Mostra come grafico',
  csv: 'Scarica CSV',
  png: 'Scarica immagine',
  notSaved: 'Non è stato possibile creare il file',
  notLoaded: 'Il grafico non si è caricato',
  days: '{{title}}, giorno per giorno',
  howTo: 'Con le frecce ti sposti da un giorno all’altro.',
  keys: 'Le frecce sinistra e destra scorrono il grafico.',
  summary: 'Dal {{from}} al {{to}}. Massimo {{high}} il {{highDay}}, minimo {{low}} il {{lowDay}}.',
  nothing: 'Nessun valore.',
  unknown: 'non disponibile',
  estimate: 'Stima',
  final: 'Finale',
  thisPeriod: 'Questo periodo',
  before: 'Periodo precedente',
} satisfies Translation<typeof en>
