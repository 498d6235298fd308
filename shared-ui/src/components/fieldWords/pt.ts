import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  options: {
    found_one: '{{count}} resultado',
    found_many: '{{count}} de resultados',
    found_other: '{{count}} resultados',
    nothing: 'Nenhuma opção',
    noMatch: 'Nada encontrado para “{{search}}”',
    failed: 'As opções não foram carregadas. Tentar de novo',
  },
  percentCapped: 'Ajustado para 100, o máximo.',
} satisfies Translation<typeof en>
