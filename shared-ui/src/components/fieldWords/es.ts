import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  options: {
    found_one: '{{count}} resultado',
    found_many: '{{count}} de resultados',
    found_other: '{{count}} resultados',
    nothing: 'No hay opciones',
    noMatch: 'Nada coincide con «{{search}}»',
    failed: 'No se pudieron cargar las opciones. Intentar de nuevo',
  },
  percentCapped: 'Ajustado a 100, el máximo.',
} satisfies Translation<typeof en>
