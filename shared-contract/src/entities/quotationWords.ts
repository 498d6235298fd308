import type { Language } from '../locales'
import type { QuotationColumn, QuotationSource } from './quotation'

type QuotationWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<QuotationColumn, string>
  state: Record<'open' | 'closed', string>
  source: Record<QuotationSource, string>
}

/** The words that the list on screen and the file of it have in common. */
export const QUOTATION_WORDS: Record<Language, QuotationWords> = {
  en: {
    file: 'quotations',
    columns: {
      cue_date: 'Date',
      cue_currency: 'Currency',
      cue_value: 'Value in BRL',
      change: 'Change',
      is_closed: 'Month',
      cue_source: 'Source',
      set_by: 'Set by',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    state: { open: 'Open', closed: 'Closed' },
    source: { manual: 'Typed', file: 'File' },
  },
  pt: {
    file: 'cotacoes',
    columns: {
      cue_date: 'Data',
      cue_currency: 'Moeda',
      cue_value: 'Valor em BRL',
      change: 'Variação',
      is_closed: 'Mês',
      cue_source: 'Origem',
      set_by: 'Informada por',
      created_at: 'Criada',
      updated_at: 'Atualizada',
    },
    state: { open: 'Aberto', closed: 'Fechado' },
    source: { manual: 'Digitada', file: 'Arquivo' },
  },
  es: {
    file: 'cotizaciones',
    columns: {
      cue_date: 'Fecha',
      cue_currency: 'Moneda',
      cue_value: 'Valor en BRL',
      change: 'Variación',
      is_closed: 'Mes',
      cue_source: 'Origen',
      set_by: 'Indicada por',
      created_at: 'Creada',
      updated_at: 'Actualizada',
    },
    state: { open: 'Abierto', closed: 'Cerrado' },
    source: { manual: 'Escrita', file: 'Archivo' },
  },
  it: {
    file: 'quotazioni',
    columns: {
      cue_date: 'Data',
      cue_currency: 'Valuta',
      cue_value: 'Valore in BRL',
      change: 'Variazione',
      is_closed: 'Mese',
      cue_source: 'Origine',
      set_by: 'Indicata da',
      created_at: 'Creata',
      updated_at: 'Aggiornata',
    },
    state: { open: 'Aperto', closed: 'Chiuso' },
    source: { manual: 'Digitata', file: 'File' },
  },
}
