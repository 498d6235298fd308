import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  file: 'Archivo',
  drop: 'Suelta aquí un archivo CSV o elige uno',
  limits: 'Hasta 10.000 líneas y 4 MB, en UTF-8',
  size: '{{size}} KB',
  tooBig: 'Este archivo ocupa más de 4 MB. Divídelo en dos.',
  refused: 'Este archivo no se puede importar',
  report: 'Vista previa',
  putRight: 'Corrige estas líneas y elige el archivo otra vez. No se guarda nada mientras una línea tenga errores.',
  nothingNew: 'No hay nada nuevo en este archivo.',
  errors: 'Líneas con errores',
  rows: 'Líneas del archivo',
  line: 'Línea',
  column: 'Columna',
  problem: 'Problema',
  wholeLine: 'La línea entera',
  becomes: 'Resultado',
  more_one: 'y {{count}} línea más',
  more_many: 'y {{count}} de líneas más',
  more_other: 'y {{count}} líneas más',
  columns: 'Columnas',
  count: {
    total: 'Líneas',
    wrong: 'Con errores',
  },
  action: {
    choose: 'Elegir un archivo',
    other: 'Elegir otro archivo',
    template: 'Descargar plantilla',
    again: 'Importar otro archivo',
    check: 'Comprobar otra vez',
  },
} satisfies Translation<typeof en>
