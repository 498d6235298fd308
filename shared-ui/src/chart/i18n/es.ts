import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  menu: 'Menú del gráfico: {{title}}',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  csv: 'Descargar CSV',
  png: 'Descargar imagen',
  notSaved: 'No se pudo crear el archivo',
  notLoaded: 'El gráfico no se cargó',
  days: '{{title}}, día a día',
  howTo: 'Las flechas pasan de un día a otro.',
  keys: 'Las flechas izquierda y derecha recorren el gráfico.',
  summary: 'Del {{from}} al {{to}}. Máximo de {{high}} el {{highDay}}, mínimo de {{low}} el {{lowDay}}.',
  nothing: 'Sin valores.',
  unknown: 'no disponible',
  estimate: 'Estimación',
  final: 'Final',
  thisPeriod: 'Este periodo',
  before: 'Periodo anterior',
} satisfies Translation<typeof en>
