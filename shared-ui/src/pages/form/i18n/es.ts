import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  noAnswer: {
    network: 'No se pudo contactar con el servidor. Revise la conexión e inténtelo de nuevo.',
    timeout: 'El servidor no respondió a tiempo. Inténtelo de nuevo.',
  },
  record: {
    backTo: 'Volver a {{place}}',
    missing: 'Este registro no existe',
    missingText: 'Puede que se haya eliminado o que la dirección sea incorrecta.',
    refused: 'No puede modificar esto',
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
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que cambió aquí aún no está guardado y se perdería.',
    textDraft:
      'Lo que cambió aquí aún no está guardado. Un borrador queda en este navegador hasta que cierre la sesión.',
    confirm: 'Salir sin guardar',
    stay: 'Quedarse aquí',
  },
  draft: {
    found: 'Tiene un borrador sin guardar ({{when}})',
    restore: 'Recuperar borrador',
    discard: 'Descartar borrador',
  },
  conflict: {
    text: 'Aún no se guardó nada. Elija qué debe quedar y guarde de nuevo.',
    nothing: 'Sus cambios y los de la otra persona no se tocan. Continúe y guarde de nuevo.',
    mine: 'Su versión',
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
    refused: 'El registro no se eliminó',
  },
  history: {
    title: 'Historial',
    empty: 'Aún no se cambió nada',
    emptyText: 'A partir de ahora cada cambio queda aquí, con quién lo hizo y cuándo.',
    earlier: 'Mostrar anteriores',
    earlierFailed: 'No se pudieron cargar los cambios anteriores',
    system: 'El sistema',
    address: 'Desde {{ip}}',
  },
  changes: {
    before: 'Antes',
    after: 'Después',
    changed: 'modificado',
    none: 'vacío',
  },
  restored: 'Registro recuperado',
} satisfies Translation<typeof en>
