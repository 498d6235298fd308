import type { Translation } from '@candela/shared-ui/runtime'
import { it as group } from '../group/words/it'
import { it as systemLog } from '../system-log/words/it'
import type { en } from './en'

export default {
  group,
  systemLog,
  list: {
    title: 'Gruppi di accesso',
    subtitle: 'Ciò che le persone possono vedere e fare, assegnato come gruppo',
    search: 'Nome del gruppo',
    add: 'Nuovo gruppo',
    count_one: '{{count}} gruppo',
    count_many: '{{count}} di gruppi',
    count_other: '{{count}} gruppi',
    emptyText: 'Un gruppo dice ciò che le sue persone possono vedere e fare.',
    name: 'Gruppo',
    scope: 'Portata',
    rights: 'Permessi',
    people: 'Persone',
    updated: 'Aggiornato',
    reach: {
      own: 'Propria',
      managed: 'Gestita',
      all: 'Tutto',
    },
  },
} satisfies Translation<typeof en>
