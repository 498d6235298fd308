import { rights } from '@candela/shared-contract/rights/es'
import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  ...rights,
  title: 'Permisos',
  noRights: 'Todavía sin permisos.',
  permitted: '{{count}} de {{total}} concedidos',
  share: '{{count}} de {{total}}',
  matrix: {
    search: 'Buscar permisos',
    clearSearch: 'Borrar la búsqueda',
    show: 'Mostrar permisos',
    all: 'Todos',
    granted: 'Concedidos',
    controller: 'Qué',
    other: 'Otros permisos',
    pair: '{{controller}}: {{method}}',
    absent: 'no disponible',
    nothing: 'No se encontró nada',
    nothingText: 'Prueba con otra palabra o muestra todos los permisos.',
    showAll: 'Mostrar todos',
  },
  state: {
    held: 'concedido',
    none: 'no concedido',
    own: 'solo el propio registro',
    idle: 'concedido, necesita {{needed}}',
  },
  legend: {
    own: 'Solo el propio registro: para uno mismo nadie necesita permiso.',
    idle: 'Concedido, pero sin efecto hasta que también se conceda lo que necesita.',
  },
  menu: {
    title: 'Vista previa del menú',
    text: {
      group: 'Lo que este grupo ve en el menú lateral.',
      person: 'Lo que esta persona ve en el menú lateral.',
    },
    hidden: 'Oculto',
    nothing: {
      group: 'Este grupo no ve ningún menú.',
      person: 'Esta persona no ve ningún menú.',
    },
    failed: 'El menú no se cargó',
  },
} satisfies Translation<typeof en>
