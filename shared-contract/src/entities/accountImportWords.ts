import { lookUp } from '../importFile'
import type { Language } from '../locales'
import type { TypeValue } from '../types'
import type { Flag } from './account'
import { ACCOUNT_IMPORT_COLUMNS, type AccountImportColumn } from './accountBodies'
import { ACCOUNT_WORDS } from './accountWords'

type ImportWords = {
  /** What the file to fill in is called. */
  file: string
  columns: Record<AccountImportColumn, string>
  flag: Record<Flag, string>
  /** The name in the line that shows how it is done. */
  example: string
}

const shared = (language: Language) => {
  const { columns } = ACCOUNT_WORDS[language]
  return {
    acc_name: columns.acc_name,
    acc_time_zone: columns.acc_time_zone,
    acc_tier: columns.acc_tier,
    acc_is_enabled: columns.acc_is_enabled,
    acc_google_child_network_code: columns.acc_google_child_network_code,
  }
}

/** What a file of accounts may say, and says where it is ours; the names of columns are those of the list. */
export const ACCOUNT_IMPORT_WORDS: Record<Language, ImportWords> = {
  en: {
    file: 'accounts-to-import',
    columns: {
      ...shared('en'),
      acc_enable_aps: 'APS',
      acc_enable_teads: 'Teads',
      acc_gross_visible: 'Gross visible',
      manager_email: 'Email of the manager',
    },
    flag: { 0: 'No', 1: 'Yes' },
    example: 'Example publisher',
  },
  pt: {
    file: 'contas-a-importar',
    columns: {
      ...shared('pt'),
      acc_enable_aps: 'APS',
      acc_enable_teads: 'Teads',
      acc_gross_visible: 'Bruto visível',
      manager_email: 'E-mail do gerente',
    },
    flag: { 0: 'Não', 1: 'Sim' },
    example: 'Publisher de exemplo',
  },
  es: {
    file: 'cuentas-por-importar',
    columns: {
      ...shared('es'),
      acc_enable_aps: 'APS',
      acc_enable_teads: 'Teads',
      acc_gross_visible: 'Bruto visible',
      manager_email: 'Correo del gestor',
    },
    flag: { 0: 'No', 1: 'Sí' },
    example: 'Editor de ejemplo',
  },
  it: {
    file: 'account-da-importare',
    columns: {
      ...shared('it'),
      acc_enable_aps: 'APS',
      acc_enable_teads: 'Teads',
      acc_gross_visible: 'Lordo visibile',
      manager_email: 'Email del manager',
    },
    flag: { 0: 'No', 1: 'Sì' },
    example: 'Editore di esempio',
  },
}

export const importColumnOf = lookUp<AccountImportColumn>(language =>
  ACCOUNT_IMPORT_COLUMNS.flatMap(column => [
    [column, column] as const,
    [ACCOUNT_IMPORT_WORDS[language].columns[column], column] as const,
  ]),
)

export const importTierOf = lookUp<TypeValue<'accountTier'>>(language =>
  ([1, 2, 3, 4, 5] as const).flatMap(tier => [
    [String(tier), tier] as const,
    [ACCOUNT_WORDS[language].tier[tier], tier] as const,
  ]),
)

export const importFlagOf = lookUp<Flag>(language =>
  ([0, 1] as const).flatMap(flag => [
    [String(flag), flag] as const,
    [String(flag === 1), flag] as const,
    [ACCOUNT_IMPORT_WORDS[language].flag[flag], flag] as const,
    [ACCOUNT_WORDS[language].enabled[flag], flag] as const,
  ]),
)
