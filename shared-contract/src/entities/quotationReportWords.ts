import type { Language } from '../locales'
import type { QuotationReportColumn } from './quotationReport'
import { QUOTATION_WORDS } from './quotationWords'

type ReportWords = Record<'average' | 'closing' | 'note' | 'gap', string>

/** What quotations themselves have no word for; `gap` says which value holds on a day without one. */
const WORDS: Record<Language, ReportWords> = {
  en: {
    average: 'Month’s average',
    closing: 'Closing rate',
    note: 'Note',
    gap: 'No quotation: the last one holds, {value} of {day}',
  },
  pt: {
    average: 'Média do mês',
    closing: 'Taxa de fechamento',
    note: 'Observação',
    gap: 'Sem cotação: vale a última, {value} de {day}',
  },
  es: {
    average: 'Media del mes',
    closing: 'Tipo de cierre',
    note: 'Nota',
    gap: 'Sin cotización: vale la última, {value} del {day}',
  },
  it: {
    average: 'Media del mese',
    closing: 'Tasso di chiusura',
    note: 'Nota',
    gap: 'Nessuna quotazione: vale l’ultima, {value} del {day}',
  },
}

export const quotationReportWord = (language: Language, column: QuotationReportColumn): string => {
  const { columns } = QUOTATION_WORDS[language]
  switch (column) {
    case 'date':
    case 'currency':
    case 'value':
      return columns[`cue_${column}`]
    case 'change':
    case 'is_closed':
    case 'set_by':
      return columns[column]
    default:
      return WORDS[language][column]
  }
}

/** Which quotation holds on a day that has none, on screen and in files. */
export const heldWord = (language: Language, { value, day }: { value: string; day: string }): string =>
  WORDS[language].gap.replace('{value}', value).replace('{day}', day)
