import type { Translation } from '@candela/shared-ui/runtime'
import { pt as group } from '../group/words/pt'
import { pt as maintenance } from '../maintenance/words/pt'
import { pt as monthClose } from '../month-close/words/pt'
import { pt as mine } from '../my-notification/words/pt'
import { pt as notification } from '../notification/words/pt'
import { pt as quotation } from '../quotation/words/pt'
import { pt as systemLog } from '../system-log/words/pt'
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
    title: 'Grupos de acesso',
    subtitle: 'O que as pessoas podem ver e fazer, grupo por grupo',
    search: 'Nome do grupo',
    add: 'Novo grupo',
    who: 'Quem pode fazer o quê',
    count_one: '{{count}} grupo',
    count_many: '{{count}} de grupos',
    count_other: '{{count}} grupos',
    emptyText: 'Um grupo define o que os seus usuários podem ver e fazer.',
    name: 'Grupo',
    scope: 'Acesso aos dados',
    rights: 'Permissões',
    people: 'Usuários',
    updated: 'Atualizado',
    reach: {
      own: 'Contas próprias',
      managed: 'Contas gerenciadas',
      all: 'Todas as contas',
    },
  },
} satisfies Translation<typeof en>
