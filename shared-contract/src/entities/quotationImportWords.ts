import { lookUp } from '../importFile'
import type { Language } from '../locales'
import { QUOTED_CURRENCIES, type QuotedCurrency } from '../quotation'
import { QUOTATION_SOURCES, type QuotationSource } from './quotation'
import { QUOTATION_IMPORT_COLUMNS, type QuotationImportColumn } from './quotationImport'
import { QUOTATION_WORDS } from './quotationWords'

/** What the file to fill in is called, and how a value is called where nobody says of what. */
const WORDS: Record<Language, { file: string; value: string }> = {
  en: { file: 'quotations-to-import', value: 'Value' },
  pt: { file: 'cotacoes-a-importar', value: 'Valor' },
  es: { file: 'cotizaciones-por-importar', value: 'Valor' },
  it: { file: 'quotazioni-da-importare', value: 'Valore' },
}

export const quotationImportFile = (language: Language): string => WORDS[language].file

/** Named as the list and its file name them, as they are on the wire, or in short. */
export const quotationColumnOf = lookUp<QuotationImportColumn>(language => [
  ...QUOTATION_IMPORT_COLUMNS.flatMap(column => [
    [column, column] as const,
    [column.slice('cue_'.length), column] as const,
    [QUOTATION_WORDS[language].columns[column], column] as const,
  ]),
  [WORDS[language].value, 'cue_value'],
])

export const quotedCurrencyOf = lookUp<QuotedCurrency>(() => QUOTED_CURRENCIES.map(each => [each, each] as const))

export const quotationSourceOf = lookUp<QuotationSource>(language =>
  QUOTATION_SOURCES.flatMap(source => [
    [source, source] as const,
    [QUOTATION_WORDS[language].source[source], source] as const,
  ]),
)
