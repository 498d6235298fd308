import type { Translation } from '@candela/shared-ui/runtime'
import { es as group } from '../group/words/es'
import { es as systemLog } from '../system-log/words/es'
import type { en } from './en'

export default {
  group,
  systemLog,
  list: {
    title: 'Grupos de acceso',
    subtitle: 'Lo que las personas pueden ver y hacer, asignado como grupo',
    search: 'Nombre del grupo',
    add: 'Nuevo grupo',
    count_one: '{{count}} grupo',
    count_many: '{{count}} de grupos',
    count_other: '{{count}} grupos',
    emptyText: 'Un grupo dice lo que sus personas pueden ver y hacer.',
    name: 'Grupo',
    scope: 'Alcance',
    rights: 'Permisos',
    people: 'Personas',
    updated: 'Actualizado',
    reach: {
      own: 'Propio',
      managed: 'Gestionado',
      all: 'Todo',
    },
  },
} satisfies Translation<typeof en>
