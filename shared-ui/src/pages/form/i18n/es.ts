import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  noAnswer: {
    network: 'No se pudo contactar con el servidor. Revisa la conexión e inténtalo de nuevo.',
    timeout: 'El servidor no respondió a tiempo. Inténtalo de nuevo.',
  },
  record: {
    backTo: 'Volver a {{place}}',
    missing: 'Este registro no existe',
    missingText: 'Puede que se haya eliminado o que la dirección sea incorrecta.',
    hidden: 'No puedes ver esto',
    refused: 'No puedes modificar esto',
  },
  form: {
    bar: 'Cambios sin guardar',
    unsaved_one: '{{count}} cambio sin guardar',
    unsaved_many: '{{count}} de cambios sin guardar',
    unsaved_other: '{{count}} cambios sin guardar',
    pristine: 'No hay cambios sin guardar',
    discard: 'Descartar',
    saveChanges: 'Guardar cambios',
    attention_one: '{{count}} campo requiere atención',
    attention_many: '{{count}} de campos requieren atención',
    attention_other: '{{count}} campos requieren atención',
  },
  sections: {
    label: 'Secciones',
    errors_one: '{{count}} error',
    errors_many: '{{count}} de errores',
    errors_other: '{{count}} errores',
  },
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Tus cambios aquí no están guardados y se perderán.',
    textDraft: 'Tus cambios aquí no están guardados. Un borrador queda en este navegador hasta que cierres la sesión.',
    confirm: 'Salir sin guardar',
    stay: 'Quedarse aquí',
  },
  draft: {
    found: 'Tienes un borrador sin guardar ({{when}})',
    restore: 'Recuperar borrador',
    discard: 'Descartar borrador',
  },
  conflict: {
    text: 'Aún no se ha guardado nada. Elige qué conservar y guarda de nuevo.',
    nothing: 'Tus cambios y los de la otra persona no se solapan. Continúa y guarda de nuevo.',
    mine: 'Tu versión',
    theirs: 'Versión de la otra persona',
    keep: {
      mine: 'Conservar la mía',
      theirs: 'Usar la otra',
      both: 'Conservar ambas',
    },
    apply: 'Continuar con esta elección',
  },
  removal: {
    confirm: 'Eliminar',
    refused: 'No se pudo eliminar',
  },
  history: {
    title: 'Historial',
    empty: 'Aún no hay cambios',
    emptyText: 'Cada cambio aparecerá aquí, con quién lo hizo y cuándo.',
    earlier: 'Mostrar anteriores',
    earlierFailed: 'No se pudieron cargar los cambios anteriores',
    system: 'El sistema',
    address: 'Desde {{ip}}',
  },
  revert: {
    action: 'Deshacer el cambio',
    title: '¿Deshacer este cambio?',
    text: 'Vuelven los valores anteriores. El historial lo muestra como un cambio nuevo.',
    refused: 'El cambio no se deshizo',
    done: 'Cambio deshecho',
  },
  changes: {
    before: 'Antes',
    after: 'Después',
    now: 'Ahora',
    next: 'Pasa a ser',
    changed: 'modificado',
    none: 'vacío',
  },
  restored: 'Registro recuperado',
} satisfies Translation<typeof en>
