import type { Language } from '../locales'
import { DIMENSION_WORDS, METRIC_WORDS } from '../metricWords'
import { STEP_DIMENSIONS, type StatementColumn, type StatementStep } from './statement'

/** Of the columns that are no number of their own. */
export const STATEMENT_WORDS: Record<Language, Record<'previous' | 'change' | 'state' | 'total', string>> = {
  en: { previous: 'Previous earnings', change: 'Change', state: 'Status', total: 'Total' },
  pt: { previous: 'Ganhos anteriores', change: 'Variação', state: 'Situação', total: 'Total' },
  es: { previous: 'Ganancias anteriores', change: 'Variación', state: 'Estado', total: 'Total' },
  it: { previous: 'Guadagni precedenti', change: 'Variazione', state: 'Stato', total: 'Totale' },
}

/** What a column of the earnings report is called, on screen and in its file. */
export const statementWord = (language: Language, step: StatementStep, column: StatementColumn): string => {
  switch (column) {
    case 'time':
      return DIMENSION_WORDS[language][STEP_DIMENSIONS[step]]
    case 'website':
      return DIMENSION_WORDS[language].website
    case 'previous':
    case 'change':
    case 'state':
      return STATEMENT_WORDS[language][column]
    default:
      return METRIC_WORDS[language][column].label
  }
}
