import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Informe de cotizaciones',
  subtitle: 'Día a día: cuánto valen las monedas, y los días sin cotización',
  table: 'Informe de cotizaciones, fila por fila',
  chartTitle: 'Valor en BRL por día',
  average: 'Media',
  closing: 'Cierre',
  unit: 'Una unidad en BRL',
  quoted_one: '{{count}} cotización',
  quoted_many: '{{count}} cotizaciones',
  quoted_other: '{{count}} cotizaciones',
  gaps_one: '{{count}} día sin cotización',
  gaps_many: '{{count}} días sin cotización',
  gaps_other: '{{count}} días sin cotización',
  noneFound: 'Sin resultados.',
} satisfies Translation<typeof en>
