import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  actions: 'Acciones',
  actionsOf: 'Acciones de {{name}}',
  asOf: 'a las {{time}}',
  clearFilter: 'Borrar',
  clearSearch: 'Borrar búsqueda',
  columns: 'Columnas',
  columnsReset: 'Como al principio',
  density: 'Densidad',
  densityCompact: 'Compacta',
  densityNormal: 'Normal',
  densityRelaxed: 'Amplia',
  moreFailed: 'Algunas filas no se cargaron.',
  moveDown: 'Bajar {{label}}',
  moveUp: 'Subir {{label}}',
  notAllowed: 'No puedes ver estos registros',
  notFresh: 'No se pudo actualizar.',
  notLoaded: 'La lista no se cargó',
  refresh: 'Actualizar',
  showMore: 'Mostrar más',
  shownOf: '{{shown}} de {{total}} mostrados',
  sortBy: 'Ordenar por',
} satisfies Translation<typeof en>
