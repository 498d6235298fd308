import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const es: Translation<typeof en> = {
  technologies: 'Tecnologías',
  one: 'Tecnología',
  new: 'Nueva tecnología',
  newSubtitle: 'Qué es una red publicitaria y su color en los gráficos',
  create: 'Crear tecnología',
  edit: 'Editar tecnología',
  data: 'Datos',
  summary: 'Resumen',
  remove: 'Eliminar tecnología',
  tabs: 'Secciones de esta tecnología',
  field: {
    color: 'Color en los gráficos',
    status: 'Activada',
  },
  help: {
    status: 'Se ofrece para nuevas redes publicitarias. Desactivarla no cambia nada para las que la usan.',
  },
  uses: {
    title: 'Dónde se usa',
    removedNetworks: 'Redes publicitarias eliminadas',
    conditions: 'Condiciones de reparto de ingresos',
    campaigns: 'Campañas de pedidos',
    orders: 'Pedidos',
    months: 'Meses con datos de informes',
    none: 'Nada la usa, así que se puede eliminar.',
    stays:
      'Mientras algo la use, no se puede eliminar. Puedes desactivarla: así ya no se ofrece para nuevas redes publicitarias.',
  },
  list: {
    subtitle: 'Qué tipos de redes publicitarias hay y sus colores en los gráficos',
    search: 'Nombre de la tecnología',
    count_one: '{{count}} tecnología',
    count_many: '{{count}} de tecnologías',
    count_other: '{{count}} tecnologías',
    emptyText: 'Una tecnología dice de qué tipo es una red publicitaria y tiene un color en cada gráfico.',
  },
  bulk: {
    enable: 'Activar',
    disable: 'Desactivar',
    disableTitle_one: '¿Desactivar {{count}} tecnología?',
    disableTitle_many: '¿Desactivar {{count}} de tecnologías?',
    disableTitle_other: '¿Desactivar {{count}} tecnologías?',
    disableText: 'Ya no se ofrecen para nuevas redes publicitarias. Las que las usan siguen igual.',
    removeTitle_one: '¿Eliminar {{count}} tecnología?',
    removeTitle_many: '¿Eliminar {{count}} de tecnologías?',
    removeTitle_other: '¿Eliminar {{count}} tecnologías?',
    removeText: 'Las que están en uso se quedan. Puedes deshacerlo.',
    done_one: '{{count}} tecnología modificada',
    done_many: '{{count}} de tecnologías modificadas',
    done_other: '{{count}} tecnologías modificadas',
    removed_one: '{{count}} tecnología eliminada',
    removed_many: '{{count}} de tecnologías eliminadas',
    removed_other: '{{count}} tecnologías eliminadas',
  },
}
