import type { Language } from '../locales'
import type { OrderCampaignColumn } from './orderCampaign'

type OrderCampaignWords = {
  /** What the file of a list is called. */
  file: string
  columns: Record<OrderCampaignColumn, string>
  status: Record<0 | 1, string>
}

/** The words that the list on screen and the file of it have in common. */
export const ORDER_CAMPAIGN_WORDS: Record<Language, OrderCampaignWords> = {
  en: {
    file: 'order-campaigns',
    columns: {
      orc_name: 'Name',
      orc_ad_manager_order_id: 'Ad manager order ID',
      orc_status: 'Status',
      anc_name: 'Technology',
      networks_count: 'Ad networks',
      orc_link: 'Link to the ad manager',
      impressions7: 'Impressions, 7 days',
      impressions7_change: 'Change in impressions (%)',
      gross7: 'Gross, 7 days',
      gross7_change: 'Change in gross (%)',
      ecpm7: 'eCPM, 7 days',
      ecpm7_change: 'Change in eCPM (%)',
      created_at: 'Created',
      updated_at: 'Updated',
    },
    status: { 0: 'Disabled', 1: 'Enabled' },
  },
  pt: {
    file: 'campanhas-de-pedidos',
    columns: {
      orc_name: 'Nome',
      orc_ad_manager_order_id: 'ID do pedido no Ad Manager',
      orc_status: 'Status',
      anc_name: 'Tecnologia',
      networks_count: 'Redes de anúncios',
      orc_link: 'Link para o Ad Manager',
      impressions7: 'Impressões, 7 dias',
      impressions7_change: 'Variação das impressões (%)',
      gross7: 'Bruto, 7 dias',
      gross7_change: 'Variação do bruto (%)',
      ecpm7: 'eCPM, 7 dias',
      ecpm7_change: 'Variação do eCPM (%)',
      created_at: 'Criada',
      updated_at: 'Atualizada',
    },
    status: { 0: 'Desativada', 1: 'Ativada' },
  },
  es: {
    file: 'campanas-de-pedidos',
    columns: {
      orc_name: 'Nombre',
      orc_ad_manager_order_id: 'ID del pedido en Ad Manager',
      orc_status: 'Estado',
      anc_name: 'Tecnología',
      networks_count: 'Redes publicitarias',
      orc_link: 'Enlace a Ad Manager',
      impressions7: 'Impresiones, 7 días',
      impressions7_change: 'Variación de impresiones (%)',
      gross7: 'Bruto, 7 días',
      gross7_change: 'Variación del bruto (%)',
      ecpm7: 'eCPM, 7 días',
      ecpm7_change: 'Variación del eCPM (%)',
      created_at: 'Creada',
      updated_at: 'Actualizada',
    },
    status: { 0: 'Desactivada', 1: 'Activada' },
  },
  it: {
    file: 'campagne-di-ordini',
    columns: {
      orc_name: 'Nome',
      orc_ad_manager_order_id: "ID dell'ordine in Ad Manager",
      orc_status: 'Stato',
      anc_name: 'Tecnologia',
      networks_count: 'Reti pubblicitarie',
      orc_link: 'Link ad Ad Manager',
      impressions7: 'Impressioni, 7 giorni',
      impressions7_change: 'Variazione delle impressioni (%)',
      gross7: 'Lordo, 7 giorni',
      gross7_change: 'Variazione del lordo (%)',
      ecpm7: 'eCPM, 7 giorni',
      ecpm7_change: "Variazione dell'eCPM (%)",
      created_at: 'Creata',
      updated_at: 'Aggiornata',
    },
    status: { 0: 'Disattivata', 1: 'Attivata' },
  },
}
