import { es as contract } from '@candela/shared-contract/messages/es'
import type { Translation } from '../i18n/types'
import type { en } from './en'

export default {
  ...contract,
  action: {
    add: 'Añadir',
    apply: 'Aplicar',
    back: 'Volver',
    cancel: 'Cancelar',
    close: 'Cerrar',
    copy: 'Copiar',
    create: 'Crear',
    edit: 'Editar',
    hidePassword: 'Ocultar contraseña',
    open: 'Abrir',
    remove: 'Eliminar',
    resetFilters: 'Restablecer filtros',
    save: 'Guardar',
    search: 'Buscar',
    showPassword: 'Mostrar contraseña',
    skipToContent: 'Ir al contenido',
    tryAgain: 'Reintentar',
    undo: 'Deshacer',
  },
  state: {
    capsLock: 'El bloqueo de mayúsculas está activado',
    changed: 'Modificado',
    copied: 'Copiado',
    loading: 'Cargando',
    none: 'Ninguno',
    optional: 'Opcional',
    saving: 'Guardando',
    stillTrying: 'Aún no hay respuesta. Lo intentamos de nuevo…',
  },
  success: {
    recordAdded: 'Registro añadido',
    recordSaved: 'Registro guardado',
    recordRemoved: 'Registro eliminado',
    mailSent: 'Correo enviado',
    passwordChanged: 'Contraseña cambiada',
    textCopied: 'Texto copiado',
  },
  confirm: {
    removeRecord: '¿Seguro que quieres eliminar este registro?',
    removeAllFromMaintenance: '¿Seguro que quieres quitar a todos los usuarios del mantenimiento?',
  },
  empty: {
    noRecords: 'No se encontraron registros',
    noData: 'Aún no hay datos',
    tryFilters: 'Prueba a cambiar los filtros de búsqueda.',
  },
  maintenance: {
    title: 'Sistema en mantenimiento',
    text: 'Vuelve más tarde.',
  },
  ops: {
    title: 'Ups',
  },
  region: {
    breadcrumb: 'Ruta de navegación',
  },
  reference: 'Referencia {{id}}',
} satisfies Translation<typeof en>
