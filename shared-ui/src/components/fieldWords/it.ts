import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  options: {
    found_one: '{{count}} risultato',
    found_many: '{{count}} di risultati',
    found_other: '{{count}} risultati',
    nothing: 'Nessuna opzione',
    noMatch: 'Nessun risultato per «{{search}}»',
    failed: 'Le opzioni non sono state caricate. Riprova',
  },
  percentCapped: 'Impostato a 100, il massimo.',
} satisfies Translation<typeof en>
