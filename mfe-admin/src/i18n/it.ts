import type { Translation } from '@candela/shared-ui/runtime'
import { it as group } from '../group/words/it'
import { it as maintenance } from '../maintenance/words/it'
import { it as monthClose } from '../month-close/words/it'
import { it as mine } from '../my-notification/words/it'
import { it as notification } from '../notification/words/it'
import { it as quotation } from '../quotation/words/it'
import { it as systemLog } from '../system-log/words/it'
import type { en } from './en'

export default {
  group,
  maintenance,
  mine,
  monthClose,
  notification,
  quotation,
  systemLog,
  list: {
    title: 'Gruppi di accesso',
    subtitle: 'Ciò che le persone possono vedere e fare, gruppo per gruppo',
    search: 'Nome del gruppo',
    add: 'Nuovo gruppo',
    who: 'Chi può fare che cosa',
    count_one: '{{count}} gruppo',
    count_many: '{{count}} di gruppi',
    count_other: '{{count}} gruppi',
    emptyText: 'Un gruppo stabilisce ciò che i suoi utenti possono vedere e fare.',
    name: 'Gruppo',
    scope: 'Accesso ai dati',
    rights: 'Permessi',
    people: 'Utenti',
    updated: 'Aggiornato',
    reach: {
      own: 'Account propri',
      managed: 'Account gestiti',
      all: 'Tutti gli account',
    },
  },
} satisfies Translation<typeof en>
