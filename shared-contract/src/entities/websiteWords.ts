import type { Language } from '../locales'
import { isTurnedDown, type Website, type WebsiteStatus } from './website'
import type { WebsiteColumn } from './websiteBodies'

type WebsiteWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<WebsiteColumn, string>
  status: Record<WebsiteStatus, string>
  /** Disabled, as long as it was turned down. */
  rejected: string
}

/** The words that the list on screen and the file of it have in common. */
export const WEBSITE_WORDS: Record<Language, WebsiteWords> = {
  en: {
    file: 'websites',
    columns: {
      anw_name: 'Name',
      anw_website: 'Domain',
      anw_status: 'Status',
      anw_product: 'Product',
      anw_comission: 'Commission',
      acc_name: 'Account',
      users_count: 'Users',
      net30: 'Earnings, 30 days',
      change30: 'Change, 30 days',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    status: { 0: 'Disabled', 1: 'Enabled', 2: 'Waiting for approval', 3: 'Banned' },
    rejected: 'Rejected',
  },
  pt: {
    file: 'sites',
    columns: {
      anw_name: 'Nome',
      anw_website: 'Domínio',
      anw_status: 'Status',
      anw_product: 'Produto',
      anw_comission: 'Comissão',
      acc_name: 'Conta',
      users_count: 'Usuários',
      net30: 'Ganhos em 30 dias',
      change30: 'Variação em 30 dias',
      created_at: 'Criado',
      updated_at: 'Atualizado',
    },
    status: { 0: 'Desativado', 1: 'Ativado', 2: 'Aguardando aprovação', 3: 'Banido' },
    rejected: 'Recusado',
  },
  es: {
    file: 'sitios',
    columns: {
      anw_name: 'Nombre',
      anw_website: 'Dominio',
      anw_status: 'Estado',
      anw_product: 'Producto',
      anw_comission: 'Comisión',
      acc_name: 'Cuenta',
      users_count: 'Usuarios',
      net30: 'Ganancias, 30 días',
      change30: 'Variación de 30 días',
      created_at: 'Creado',
      updated_at: 'Actualizado',
    },
    status: { 0: 'Desactivado', 1: 'Activado', 2: 'Pendiente de aprobación', 3: 'Bloqueado' },
    rejected: 'Rechazado',
  },
  it: {
    file: 'siti',
    columns: {
      anw_name: 'Nome',
      anw_website: 'Dominio',
      anw_status: 'Stato',
      anw_product: 'Prodotto',
      anw_comission: 'Commissione',
      acc_name: 'Account',
      users_count: 'Utenti',
      net30: 'Guadagni, 30 giorni',
      change30: 'Variazione di 30 giorni',
      created_at: 'Creato',
      updated_at: 'Aggiornato',
    },
    status: { 0: 'Disattivato', 1: 'Attivato', 2: 'In attesa di approvazione', 3: 'Bloccato' },
    rejected: 'Rifiutato',
  },
}

/** How a website stands, in words. */
export const websiteStatusIn = (
  { status, rejected }: WebsiteWords,
  website: Pick<Website, 'anw_status' | 'anw_reject_reason'>,
): string => (isTurnedDown(website) ? rejected : status[website.anw_status])
