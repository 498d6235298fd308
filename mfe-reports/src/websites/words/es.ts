import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  title: 'Informe de sitios',
  subtitle: 'Sitio por sitio: cifras, qué cambió y en qué destaca cada uno',
  table: 'Informe de sitios, fila por fila',
  hidesEmpty: 'Ocultar filas vacías',
  showsEmpty: 'Mostrar filas vacías',
  onlyEmpty: 'No hay filas que mostrar.',
  compare: 'Comparado con',
  comparison: { previous: 'Periodo anterior', lastYear: 'Año anterior', none: 'Nada' },
  product: 'Producto',
  status: 'Estado',
  noneFound: 'Sin resultados.',
  total_one: 'Total, {{count}} sitio',
  total_many: 'Total, {{count}} sitios',
  total_other: 'Total, {{count}} sitios',
  before: 'Antes: {{amount}}',
  above: 'por encima del {{percent}}',
} satisfies Translation<typeof en>
