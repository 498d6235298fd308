import type { Language } from '../locales'
import type { TypeValue } from '../types'
import { AD_NETWORK_WORDS } from './adNetworkWords'
import type { OrderColumn } from './order'

type OrderWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<OrderColumn, string>
  status: Record<TypeValue<'adNetworkStatus'>, string>
  anyWebsite: string
}

/** The words that the list on screen and the file of it have in common. */
export const ORDER_WORDS: Record<Language, OrderWords> = {
  en: {
    file: 'orders',
    columns: {
      ord_name: 'Name',
      anw_website: 'Website',
      anc_name: 'Technology',
      ant_name: 'Type',
      ord_status: 'Status',
      networks_count: 'Ad networks',
      adm_name: 'Ad manager',
      ord_domain: 'Reporting domain',
      ord_token_expires_at: 'Token valid until',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    status: AD_NETWORK_WORDS.en.status,
    anyWebsite: AD_NETWORK_WORDS.en.anyWebsite,
  },
  pt: {
    file: 'pedidos',
    columns: {
      ord_name: 'Nome',
      anw_website: 'Site',
      anc_name: 'Tecnologia',
      ant_name: 'Tipo',
      ord_status: 'Status',
      networks_count: 'Redes de anúncios',
      adm_name: 'Ad manager',
      ord_domain: 'Domínio dos relatórios',
      ord_token_expires_at: 'Token válido até',
      created_at: 'Criado',
      updated_at: 'Atualizado',
    },
    status: AD_NETWORK_WORDS.pt.status,
    anyWebsite: AD_NETWORK_WORDS.pt.anyWebsite,
  },
  es: {
    file: 'pedidos',
    columns: {
      ord_name: 'Nombre',
      anw_website: 'Sitio',
      anc_name: 'Tecnología',
      ant_name: 'Tipo',
      ord_status: 'Estado',
      networks_count: 'Redes publicitarias',
      adm_name: 'Ad manager',
      ord_domain: 'Dominio de los informes',
      ord_token_expires_at: 'Token válido hasta',
      created_at: 'Creado',
      updated_at: 'Actualizado',
    },
    status: AD_NETWORK_WORDS.es.status,
    anyWebsite: AD_NETWORK_WORDS.es.anyWebsite,
  },
  it: {
    file: 'ordini',
    columns: {
      ord_name: 'Nome',
      anw_website: 'Sito',
      anc_name: 'Tecnologia',
      ant_name: 'Tipo',
      ord_status: 'Stato',
      networks_count: 'Reti pubblicitarie',
      adm_name: 'Ad manager',
      ord_domain: 'Dominio dei report',
      ord_token_expires_at: 'Token valido fino al',
      created_at: 'Creato',
      updated_at: 'Aggiornato',
    },
    status: AD_NETWORK_WORDS.it.status,
    anyWebsite: AD_NETWORK_WORDS.it.anyWebsite,
  },
}
