import { rights } from '@candela/shared-contract/rights/it'
import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  ...rights,
  title: 'Permessi',
  noRights: 'Ancora nessun permesso.',
  permitted: '{{count}} di {{total}} concessi',
  share: '{{count}} di {{total}}',
  matrix: {
    search: 'Cerca permessi',
    clearSearch: 'Cancella la ricerca',
    show: 'Mostra permessi',
    all: 'Tutti',
    granted: 'Concessi',
    controller: 'Che cosa',
    other: 'Altri permessi',
    pair: '{{controller}}: {{method}}',
    absent: 'non disponibile',
    nothing: 'Nessun risultato',
    nothingText: 'Prova un’altra parola o mostra tutti i permessi.',
    showAll: 'Mostra tutti',
  },
  state: {
    held: 'concesso',
    none: 'non concesso',
    own: 'solo il proprio record',
    idle: 'concesso, richiede {{needed}}',
  },
  legend: {
    own: 'Solo il proprio record: per sé nessuno ha bisogno di un permesso.',
    idle: 'Concesso, ma senza effetto finché non è concesso anche ciò che richiede.',
  },
  menu: {
    title: 'Anteprima del menu',
    text: {
      group: 'Che cosa vede questo gruppo nel menu laterale.',
      person: 'Che cosa vede questa persona nel menu laterale.',
    },
    hidden: 'Nascosto',
    nothing: {
      group: 'Questo gruppo non vede alcun menu.',
      person: 'Questa persona non vede alcun menu.',
    },
    failed: 'Il menu non è stato caricato',
  },
} satisfies Translation<typeof en>
