import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const es: Translation<typeof en> = {
  quotations: 'Cambio de moneda',
  one: 'Cotización',
  new: 'Nueva cotización',
  newSubtitle: 'Cuánto vale una unidad de una moneda en BRL en un día',
  create: 'Crear cotización',
  edit: 'Editar cotización',
  data: 'Cotización',
  summary: 'Resumen',
  remove: 'Eliminar cotización',
  tabs: 'Secciones de esta cotización',
  period: 'Días',
  before: 'La anterior',
  average: 'Media de su mes',
  days: 'Días cotizados en su mes',
  closing: 'Tipo de cierre',
  valueOn: '{{value}} el {{day}}',
  closedStays: 'Las cuentas de su mes están cerradas: se queda como está.',
  help: {
    date: 'El día en que vale. Los días sin cotización toman la última anterior.',
    value: 'Hasta seis decimales',
  },
  gaps: {
    title: 'Días sin cotización',
    text: 'Los importes de esos días se convierten con la última cotización anterior.',
  },
  list: {
    subtitle: 'Cuánto valen las monedas en BRL, día a día',
    search: 'Fecha o moneda',
    count_one: '{{count}} cotización',
    count_many: '{{count}} de cotizaciones',
    count_other: '{{count}} cotizaciones',
    emptyText: 'Una cotización dice cuánto vale una moneda en un día. Los importes de ese día se convierten con ella.',
  },
  bulk: {
    removeTitle_one: '¿Eliminar {{count}} cotización?',
    removeTitle_many: '¿Eliminar {{count}} de cotizaciones?',
    removeTitle_other: '¿Eliminar {{count}} cotizaciones?',
    removeText: 'Los importes de esos días se convierten entonces con la cotización anterior. Puedes deshacerlo.',
    removed_one: '{{count}} cotización eliminada',
    removed_many: '{{count}} de cotizaciones eliminadas',
    removed_other: '{{count}} cotizaciones eliminadas',
  },
}
