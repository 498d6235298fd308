import type { Language } from '../locales'
import type { ShareColumn, ShareState, ShareType } from './share'

type ShareWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<ShareColumn, string>
  type: Record<ShareType, string>
  state: Record<ShareState, string>
  /** What the publisher gets, short; amounts and percents come ready to be read. */
  gets: Record<ShareType, (value: string) => string>
  /** What each side gets, in a sentence. */
  sides: Record<ShareType, (publisher: string, platform: string) => string>
}

/** The words that screens and files have in common. */
export const SHARE_WORDS: Record<Language, ShareWords> = {
  en: {
    file: 'revenue-shares',
    columns: {
      anw_website: 'Website',
      acc_name: 'Account',
      wrs_type: 'Type',
      receives: 'Publisher receives',
      wrs_valid_from: 'Valid from',
      until: 'Until',
      next_from: 'Next version',
      state: 'State',
      set_by: 'Set by',
      wrs_note: 'Reason',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    type: {
      website_percentage_value: 'Percentage',
      specific_per_condition: 'By condition',
      website_fixed_cpm: 'Fixed CPM',
      website_fixed_value: 'Fixed value per month',
    },
    state: { in_force: 'In force', planned: 'Planned', past: 'Past' },
    gets: {
      website_percentage_value: value => value,
      specific_per_condition: value => `${value}, varies by condition`,
      website_fixed_cpm: value => `${value} per 1,000 impressions`,
      website_fixed_value: value => `${value} per month`,
    },
    sides: {
      website_percentage_value: (publisher, platform) => `Platform keeps ${platform}, publisher receives ${publisher}`,
      specific_per_condition: (publisher, platform) =>
        `By condition; everywhere else platform keeps ${platform}, publisher receives ${publisher}`,
      website_fixed_cpm: publisher => `Publisher receives ${publisher} per 1,000 impressions, platform keeps the rest`,
      website_fixed_value: publisher => `Publisher receives ${publisher} per month, platform keeps the rest`,
    },
  },
  pt: {
    file: 'participacoes-na-receita',
    columns: {
      anw_website: 'Site',
      acc_name: 'Conta',
      wrs_type: 'Tipo',
      receives: 'O publisher recebe',
      wrs_valid_from: 'Válida desde',
      until: 'Até',
      next_from: 'Próxima versão',
      state: 'Situação',
      set_by: 'Definida por',
      wrs_note: 'Motivo',
      created_at: 'Criada',
      updated_at: 'Atualizada',
    },
    type: {
      website_percentage_value: 'Percentual',
      specific_per_condition: 'Por condição',
      website_fixed_cpm: 'CPM fixo',
      website_fixed_value: 'Valor fixo por mês',
    },
    state: { in_force: 'Em vigor', planned: 'Planejada', past: 'Passada' },
    gets: {
      website_percentage_value: value => value,
      specific_per_condition: value => `${value}, varia por condição`,
      website_fixed_cpm: value => `${value} por mil impressões`,
      website_fixed_value: value => `${value} por mês`,
    },
    sides: {
      website_percentage_value: (publisher, platform) =>
        `A plataforma fica com ${platform}, o publisher recebe ${publisher}`,
      specific_per_condition: (publisher, platform) =>
        `Por condição; no restante a plataforma fica com ${platform}, o publisher recebe ${publisher}`,
      website_fixed_cpm: publisher =>
        `O publisher recebe ${publisher} por mil impressões, a plataforma fica com o restante`,
      website_fixed_value: publisher => `O publisher recebe ${publisher} por mês, a plataforma fica com o restante`,
    },
  },
  es: {
    file: 'repartos-de-ingresos',
    columns: {
      anw_website: 'Sitio',
      acc_name: 'Cuenta',
      wrs_type: 'Tipo',
      receives: 'El editor recibe',
      wrs_valid_from: 'Válido desde',
      until: 'Hasta',
      next_from: 'Próxima versión',
      state: 'Situación',
      set_by: 'Definida por',
      wrs_note: 'Motivo',
      created_at: 'Creada',
      updated_at: 'Actualizada',
    },
    type: {
      website_percentage_value: 'Porcentaje',
      specific_per_condition: 'Por condición',
      website_fixed_cpm: 'CPM fijo',
      website_fixed_value: 'Importe fijo al mes',
    },
    state: { in_force: 'Vigente', planned: 'Planificada', past: 'Pasada' },
    gets: {
      website_percentage_value: value => value,
      specific_per_condition: value => `${value}, varía según condición`,
      website_fixed_cpm: value => `${value} por mil impresiones`,
      website_fixed_value: value => `${value} al mes`,
    },
    sides: {
      website_percentage_value: (publisher, platform) =>
        `La plataforma se queda con ${platform}, el editor recibe ${publisher}`,
      specific_per_condition: (publisher, platform) =>
        `Por condición; en lo demás la plataforma se queda con ${platform}, el editor recibe ${publisher}`,
      website_fixed_cpm: publisher =>
        `El editor recibe ${publisher} por mil impresiones, la plataforma se queda con el resto`,
      website_fixed_value: publisher => `El editor recibe ${publisher} al mes, la plataforma se queda con el resto`,
    },
  },
  it: {
    file: 'quote-dei-ricavi',
    columns: {
      anw_website: 'Sito',
      acc_name: 'Account',
      wrs_type: 'Tipo',
      receives: "L'editore riceve",
      wrs_valid_from: 'Valida dal',
      until: 'Fino al',
      next_from: 'Prossima versione',
      state: 'Situazione',
      set_by: 'Definita da',
      wrs_note: 'Motivo',
      created_at: 'Creata',
      updated_at: 'Aggiornata',
    },
    type: {
      website_percentage_value: 'Percentuale',
      specific_per_condition: 'Per condizione',
      website_fixed_cpm: 'CPM fisso',
      website_fixed_value: 'Importo fisso al mese',
    },
    state: { in_force: 'In vigore', planned: 'Pianificata', past: 'Passata' },
    gets: {
      website_percentage_value: value => value,
      specific_per_condition: value => `${value}, varia per condizione`,
      website_fixed_cpm: value => `${value} per mille impressioni`,
      website_fixed_value: value => `${value} al mese`,
    },
    sides: {
      website_percentage_value: (publisher, platform) =>
        `La piattaforma trattiene ${platform}, l'editore riceve ${publisher}`,
      specific_per_condition: (publisher, platform) =>
        `Per condizione; altrove la piattaforma trattiene ${platform}, l'editore riceve ${publisher}`,
      website_fixed_cpm: publisher =>
        `L'editore riceve ${publisher} per mille impressioni, la piattaforma trattiene il resto`,
      website_fixed_value: publisher => `L'editore riceve ${publisher} al mese, la piattaforma trattiene il resto`,
    },
  },
}
