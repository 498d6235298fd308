import type { DemoRole, Locale } from '@candela/shared-contract'
import type { GroupKey } from './groups'

/** Everybody of the demo has this password; it exists in demo mode only. */
export const DEMO_PASSWORD = 'candela-demo'

export type DemoUser = { usr_email: string; usr_name: string; role: DemoRole; group: GroupKey; usr_locale: Locale }

/** One person per default group, offered on the sign-in page. */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    usr_email: 'admin@candela.example',
    usr_name: 'Lívia Prado',
    role: 'administrator',
    group: 'SA',
    usr_locale: 'en_US',
  },
  { usr_email: 'adops@candela.example', usr_name: 'Rui Sequeira', role: 'adOps', group: 'OP', usr_locale: 'en_US' },
  {
    usr_email: 'finance@candela.example',
    usr_name: 'Chiara Fontana',
    role: 'finance',
    group: 'FI',
    usr_locale: 'it_IT',
  },
  {
    usr_email: 'manager@candela.example',
    usr_name: 'Marina Teles',
    role: 'accountManager',
    group: 'AM',
    usr_locale: 'pt_BR',
  },
  {
    usr_email: 'publisher@candela.example',
    usr_name: 'Otávio Brandão',
    role: 'publisher',
    group: 'PO',
    usr_locale: 'pt_BR',
  },
  { usr_email: 'viewer@candela.example', usr_name: 'Nuria Salvat', role: 'viewer', group: 'PV', usr_locale: 'es_ES' },
]
