import type { Language } from '../locales'
import type { TypeValue } from '../types'
import type { ConnectionState } from './adNetwork'
import type { AdNetworkColumn } from './adNetworkBodies'

type AdNetworkWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<AdNetworkColumn, string>
  status: Record<TypeValue<'adNetworkStatus'>, string>
  connection: Record<ConnectionState, string>
  /** In the place of a website. */
  anyWebsite: string
}

/** The words that the list on screen and the file of it have in common. */
export const AD_NETWORK_WORDS: Record<Language, AdNetworkWords> = {
  en: {
    file: 'ad-networks',
    columns: {
      adn_name: 'Name',
      anw_website: 'Website',
      anc_name: 'Technology',
      ant_name: 'Type',
      adn_status: 'Status',
      connection: 'Connection',
      last_day: 'Last day with numbers',
      days_missing: 'Days missing',
      net30: 'Earnings, 30 days',
      change30: 'Change, 30 days',
      lacks: 'Missing credentials',
      adn_domain: 'Reporting domain',
      adm_name: 'Ad manager',
      ord_name: 'Order',
      adn_token_expires_at: 'Token valid until',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    status: { 'Em exibição': 'Running', Pausado: 'Paused' },
    connection: { never: 'Not tested', ok: 'Connected', reached: 'Reached, not checked', failed: 'Failed' },
    anyWebsite: 'Any website',
  },
  pt: {
    file: 'redes-de-anuncios',
    columns: {
      adn_name: 'Nome',
      anw_website: 'Site',
      anc_name: 'Tecnologia',
      ant_name: 'Tipo',
      adn_status: 'Status',
      connection: 'Conexão',
      last_day: 'Último dia com números',
      days_missing: 'Dias sem números',
      net30: 'Ganhos em 30 dias',
      change30: 'Variação em 30 dias',
      lacks: 'Credenciais que faltam',
      adn_domain: 'Domínio dos relatórios',
      adm_name: 'Ad manager',
      ord_name: 'Pedido',
      adn_token_expires_at: 'Token válido até',
      created_at: 'Criada',
      updated_at: 'Atualizada',
    },
    status: { 'Em exibição': 'Em exibição', Pausado: 'Pausado' },
    connection: {
      never: 'Não testada',
      ok: 'Conectada',
      reached: 'Responde, não verificada',
      failed: 'Falhou',
    },
    anyWebsite: 'Qualquer site',
  },
  es: {
    file: 'redes-publicitarias',
    columns: {
      adn_name: 'Nombre',
      anw_website: 'Sitio',
      anc_name: 'Tecnología',
      ant_name: 'Tipo',
      adn_status: 'Estado',
      connection: 'Conexión',
      last_day: 'Último día con cifras',
      days_missing: 'Días sin cifras',
      net30: 'Ganancias, 30 días',
      change30: 'Variación de 30 días',
      lacks: 'Credenciales que faltan',
      adn_domain: 'Dominio de los informes',
      adm_name: 'Ad manager',
      ord_name: 'Pedido',
      adn_token_expires_at: 'Token válido hasta',
      created_at: 'Creada',
      updated_at: 'Actualizada',
    },
    status: { 'Em exibição': 'En emisión', Pausado: 'En pausa' },
    connection: {
      never: 'Sin probar',
      ok: 'Conectada',
      reached: 'Responde, sin comprobar',
      failed: 'Falló',
    },
    anyWebsite: 'Cualquier sitio',
  },
  it: {
    file: 'reti-pubblicitarie',
    columns: {
      adn_name: 'Nome',
      anw_website: 'Sito',
      anc_name: 'Tecnologia',
      ant_name: 'Tipo',
      adn_status: 'Stato',
      connection: 'Connessione',
      last_day: 'Ultimo giorno con dati',
      days_missing: 'Giorni senza dati',
      net30: 'Guadagni, 30 giorni',
      change30: 'Variazione di 30 giorni',
      lacks: 'Credenziali mancanti',
      adn_domain: 'Dominio dei report',
      adm_name: 'Ad manager',
      ord_name: 'Ordine',
      adn_token_expires_at: 'Token valido fino al',
      created_at: 'Creata',
      updated_at: 'Aggiornata',
    },
    status: { 'Em exibição': 'In erogazione', Pausado: 'In pausa' },
    connection: {
      never: 'Non provata',
      ok: 'Connessa',
      reached: 'Risponde, non verificata',
      failed: 'Non riuscita',
    },
    anyWebsite: 'Qualsiasi sito',
  },
}
