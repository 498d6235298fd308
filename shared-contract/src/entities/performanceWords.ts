import type { Language } from '../locales'

/** Above the columns of a file, beside the names of numbers; `total`: of all columns of the pivot together. */
export const PERFORMANCE_FILE_WORDS: Record<Language, Record<'previous' | 'change' | 'state' | 'total', string>> = {
  en: { previous: 'before', change: 'change', state: 'Status', total: 'Total' },
  pt: { previous: 'antes', change: 'variação', state: 'Situação', total: 'Total' },
  es: { previous: 'antes', change: 'variación', state: 'Estado', total: 'Total' },
  it: { previous: 'prima', change: 'variazione', state: 'Stato', total: 'Totale' },
}
