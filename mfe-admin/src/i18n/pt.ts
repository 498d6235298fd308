import type { Translation } from '@candela/shared-ui/runtime'
import { pt as group } from '../group/words/pt'
import { pt as systemLog } from '../system-log/words/pt'
import type { en } from './en'

export default {
  group,
  systemLog,
  list: {
    title: 'Grupos de acesso',
    subtitle: 'O que as pessoas podem ver e fazer, dado a elas como grupo',
    search: 'Nome do grupo',
    add: 'Novo grupo',
    count_one: '{{count}} grupo',
    count_many: '{{count}} de grupos',
    count_other: '{{count}} grupos',
    emptyText: 'Um grupo diz o que as suas pessoas podem ver e fazer.',
    name: 'Grupo',
    scope: 'Alcance',
    rights: 'Permissões',
    people: 'Pessoas',
    updated: 'Atualizado',
    reach: {
      own: 'Próprio',
      managed: 'Gerenciado',
      all: 'Tudo',
    },
  },
} satisfies Translation<typeof en>
