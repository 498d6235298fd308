import type { Translation } from '@candela/shared-ui/runtime'
import type { en } from './en'

export default {
  file: 'File',
  drop: 'Trascina qui un file CSV o scegline uno',
  limits: 'Fino a 10.000 righe e 4 MB, in UTF-8',
  size: '{{size}} KB',
  tooBig: 'Questo file supera i 4 MB. Dividilo in due.',
  refused: 'Questo file non si può importare',
  report: 'Anteprima',
  putRight: 'Correggi queste righe e scegli di nuovo il file. Non si salva nulla finché una riga ha errori.',
  nothingNew: "Non c'è nulla di nuovo in questo file.",
  errors: 'Righe con errori',
  rows: 'Righe del file',
  line: 'Riga',
  column: 'Colonna',
  problem: 'Problema',
  wholeLine: 'La riga intera',
  becomes: 'Risultato',
  more_one: "e un'altra riga",
  more_many: 'e altri {{count}} di righe',
  more_other: 'e altre {{count}} righe',
  columns: 'Colonne',
  count: {
    total: 'Righe',
    wrong: 'Con errori',
  },
  action: {
    choose: 'Scegli un file',
    other: 'Scegli un altro file',
    template: 'Scarica il modello',
    again: 'Importa un altro file',
    check: 'Controlla di nuovo',
  },
} satisfies Translation<typeof en>
