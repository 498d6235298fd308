import type { Translation } from '@candela/shared-ui/runtime'
import { es as group } from '../group/words/es'
import { es as maintenance } from '../maintenance/words/es'
import { es as monthClose } from '../month-close/words/es'
import { es as mine } from '../my-notification/words/es'
import { es as notification } from '../notification/words/es'
import { es as quotation } from '../quotation/words/es'
import { es as systemLog } from '../system-log/words/es'
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
    title: 'Grupos de acceso',
    subtitle: 'Lo que las personas pueden ver y hacer, grupo por grupo',
    search: 'Nombre del grupo',
    add: 'Nuevo grupo',
    who: 'Quién puede hacer qué',
    count_one: '{{count}} grupo',
    count_many: '{{count}} de grupos',
    count_other: '{{count}} grupos',
    emptyText: 'Un grupo define lo que sus usuarios pueden ver y hacer.',
    name: 'Grupo',
    scope: 'Acceso a los datos',
    rights: 'Permisos',
    people: 'Usuarios',
    updated: 'Actualizado',
    reach: {
      own: 'Cuentas propias',
      managed: 'Cuentas gestionadas',
      all: 'Todas las cuentas',
    },
  },
} satisfies Translation<typeof en>
