import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export const es: Translation<typeof en> = {
  access: {
    sessions: 'Dispositivos',
    notSignedIn: 'Sin sesión en ningún dispositivo',
    here: 'Este dispositivo',
    device: '{{browser}} en {{system}}',
    unknownDevice: 'Dispositivo desconocido',
    since: 'Entrada: {{time}}',
    end: 'Cerrar sesión',
    endOn: 'Cerrar sesión: {{device}}',
    endOthers: 'Cerrar las demás sesiones',
    endAll: 'Cerrar todas las sesiones',
    endEffect: 'Allí se pedirá la contraseña de nuevo. Lo que no esté guardado allí se pierde.',
    ended: 'Sesión cerrada',
    visits: 'Historial de accesos',
    latest: 'Últimos {{count}}',
    neverSignedIn: 'Nunca ha entrado',
    succeeded: 'Entró',
    failed: 'Intento fallido',
  },
  photo: {
    saved: 'Foto guardada',
    removed: 'Foto eliminada',
  },
  password: {
    change: 'Cambiar contraseña',
    current: 'Contraseña actual',
    chosen: 'Nueva contraseña',
    confirmation: 'Nueva contraseña otra vez',
    effect: 'Se cerrarán las sesiones de tus otros dispositivos.',
  },
  email: {
    change: 'Cambiar correo',
    effect: 'Desde entonces entras con él. La dirección anterior recibe un aviso.',
    chosen: 'Nuevo correo',
    current: 'Contraseña actual',
    changed: 'Correo cambiado',
  },
  invitation: {
    pending: 'Invitación enviada, aún sin usar.',
    pendingTo: 'Se envió a {{email}} un enlace para elegir la contraseña; vale siete días.',
    again: 'Enviar de nuevo',
    sent: 'Invitación enviada de nuevo',
  },
}
