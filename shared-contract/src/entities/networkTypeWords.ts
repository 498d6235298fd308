import type { Language } from '../locales'
import type { AuthKind } from './credentials'
import type { NetworkTypeColumn } from './networkType'

type NetworkTypeWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<NetworkTypeColumn, string>
  status: Record<0 | 1, string>
  auth: Record<AuthKind, string>
}

/** The words that the list on screen and the file of it have in common. */
export const NETWORK_TYPE_WORDS: Record<Language, NetworkTypeWords> = {
  en: {
    file: 'ad-network-types',
    columns: {
      ant_name: 'Name',
      ant_status: 'Status',
      ant_auth_kind: 'Sign-in to the network',
      ant_time_zone: 'Time zone',
      ant_currency: 'Currency',
      ant_final_after_days: 'Days until final',
      networks_count: 'Ad networks',
      created_at: 'Created',
      updated_at: 'Updated',
      credentials: 'Asks for',
    },
    status: { 0: 'Disabled', 1: 'Enabled' },
    auth: {
      oauth: 'OAuth',
      token: 'Token',
      basic: 'User name and password',
      service_account: 'Service account',
      none: 'None',
    },
  },
  pt: {
    file: 'tipos-de-rede',
    columns: {
      ant_name: 'Nome',
      ant_status: 'Status',
      ant_auth_kind: 'Acesso à rede',
      ant_time_zone: 'Fuso horário',
      ant_currency: 'Moeda',
      ant_final_after_days: 'Dias até ser final',
      networks_count: 'Redes de anúncios',
      created_at: 'Criado',
      updated_at: 'Atualizado',
      credentials: 'Pede',
    },
    status: { 0: 'Desativado', 1: 'Ativado' },
    auth: {
      oauth: 'OAuth',
      token: 'Token',
      basic: 'Usuário e senha',
      service_account: 'Conta de serviço',
      none: 'Nenhum',
    },
  },
  es: {
    file: 'tipos-de-red',
    columns: {
      ant_name: 'Nombre',
      ant_status: 'Estado',
      ant_auth_kind: 'Acceso a la red',
      ant_time_zone: 'Zona horaria',
      ant_currency: 'Moneda',
      ant_final_after_days: 'Días hasta ser definitivo',
      networks_count: 'Redes publicitarias',
      created_at: 'Creado',
      updated_at: 'Actualizado',
      credentials: 'Pide',
    },
    status: { 0: 'Desactivado', 1: 'Activado' },
    auth: {
      oauth: 'OAuth',
      token: 'Token',
      basic: 'Usuario y contraseña',
      service_account: 'Cuenta de servicio',
      none: 'Ninguno',
    },
  },
  it: {
    file: 'tipi-di-rete',
    columns: {
      ant_name: 'Nome',
      ant_status: 'Stato',
      ant_auth_kind: 'Accesso alla rete',
      ant_time_zone: 'Fuso orario',
      ant_currency: 'Valuta',
      ant_final_after_days: 'Giorni fino al definitivo',
      networks_count: 'Reti pubblicitarie',
      created_at: 'Creato',
      updated_at: 'Aggiornato',
      credentials: 'Chiede',
    },
    status: { 0: 'Disattivato', 1: 'Attivato' },
    auth: {
      oauth: 'OAuth',
      token: 'Token',
      basic: 'Utente e password',
      service_account: 'Account di servizio',
      none: 'Nessuno',
    },
  },
}
