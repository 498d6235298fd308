import type { Language } from '../locales'
import type { TypeValue } from '../types'
import type { Flag } from './account'
import type { AccountColumn } from './accountBodies'

type AccountWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<AccountColumn, string>
  enabled: Record<Flag, string>
  tier: Record<TypeValue<'accountTier'>, string>
}

/** The words that the list on screen and the file of it have in common. */
export const ACCOUNT_WORDS: Record<Language, AccountWords> = {
  en: {
    file: 'accounts',
    columns: {
      acc_name: 'Name',
      acc_tier: 'Tier',
      acc_is_enabled: 'Status',
      acc_time_zone: 'Time zone',
      websites_count: 'Websites',
      users_count: 'Users',
      managers: 'Account managers',
      readiness: 'Readiness',
      net30: 'Earnings, 30 days',
      change30: 'Change, 30 days',
      acc_google_child_network_code: 'Child network code',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    enabled: { 0: 'Disabled', 1: 'Enabled' },
    tier: { 1: 'Platinum', 2: 'Gold', 3: 'Silver', 4: 'Bronze', 5: 'Long tail' },
  },
  pt: {
    file: 'contas',
    columns: {
      acc_name: 'Nome',
      acc_tier: 'Nível',
      acc_is_enabled: 'Status',
      acc_time_zone: 'Fuso horário',
      websites_count: 'Sites',
      users_count: 'Usuários',
      managers: 'Gerentes de conta',
      readiness: 'Prontidão',
      net30: 'Ganhos em 30 dias',
      change30: 'Variação em 30 dias',
      acc_google_child_network_code: 'Código da rede filha',
      created_at: 'Criada',
      updated_at: 'Atualizada',
    },
    enabled: { 0: 'Desativada', 1: 'Ativada' },
    tier: { 1: 'Platina', 2: 'Ouro', 3: 'Prata', 4: 'Bronze', 5: 'Cauda longa' },
  },
  es: {
    file: 'cuentas',
    columns: {
      acc_name: 'Nombre',
      acc_tier: 'Nivel',
      acc_is_enabled: 'Estado',
      acc_time_zone: 'Zona horaria',
      websites_count: 'Sitios',
      users_count: 'Usuarios',
      managers: 'Gestores de cuenta',
      readiness: 'Preparación',
      net30: 'Ganancias, 30 días',
      change30: 'Variación de 30 días',
      acc_google_child_network_code: 'Código de red secundaria',
      created_at: 'Creada',
      updated_at: 'Actualizada',
    },
    enabled: { 0: 'Desactivada', 1: 'Activada' },
    tier: { 1: 'Platino', 2: 'Oro', 3: 'Plata', 4: 'Bronce', 5: 'Cola larga' },
  },
  it: {
    file: 'account',
    columns: {
      acc_name: 'Nome',
      acc_tier: 'Livello',
      acc_is_enabled: 'Stato',
      acc_time_zone: 'Fuso orario',
      websites_count: 'Siti',
      users_count: 'Utenti',
      managers: 'Account manager',
      readiness: 'Preparazione',
      net30: 'Guadagni, 30 giorni',
      change30: 'Variazione di 30 giorni',
      acc_google_child_network_code: 'Codice della rete secondaria',
      created_at: 'Creato',
      updated_at: 'Aggiornato',
    },
    enabled: { 0: 'Disattivato', 1: 'Attivato' },
    tier: { 1: 'Platino', 2: 'Oro', 3: 'Argento', 4: 'Bronzo', 5: 'Coda lunga' },
  },
}
