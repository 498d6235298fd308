import { addDays } from '@candela/shared-contract'
import type { Past } from '../past'
import { TECHNOLOGIES, type Technology } from './demo-networks'
import type { Plan } from './plan'

const LONG =
  'Campanha institucional de fim de ano com todos os formatos, todas as praças e todos os dispositivos, inclusive vídeo ' +
  'em tela cheia e patrocínio da página inicial, renegociada em outubro e prorrogada até o carnaval'

/** What was booked in the ad manager; names as people type them. */
const CAMPAIGNS: readonly (readonly [name: string, technology: Technology])[] = [
  ['Black Friday · todo o Brasil', 'Exchange'],
  ['Volta às aulas', 'Exchange'],
  ['Copa no intervalo', 'Video'],
  ['Natale in famiglia', 'Native'],
  ['Estrenos de otoño', 'Video'],
  ['Header test A/B', 'Header bidding'],
  ['Header test A/B (B)', 'Header bidding'],
  ['Cozinha de domingo', 'Native'],
  ['Banco do bairro', 'Direct'],
  ['Seguro viagem', 'Direct'],
  ['<img src=x onerror=alert(1)>', 'Exchange'],
  ['=HYPERLINK("https://evil.example";"Click")', 'Exchange'],
  ['Turismo “Sertão & Mar”', 'Direct'],
  [LONG, 'Direct'],
  ['حملة الربيع', 'Exchange'],
  ['Remnant', 'Backfill'],
  ['Remnant, noite', 'Backfill'],
  ['Auto elétrico', 'Video'],
  ['Saúde 50+', 'Native'],
  ['Festa junina 🎏', 'Exchange'],
  ['Bidders do sul', 'Header bidding'],
  ['Bidders do norte', 'Header bidding'],
  ['Grandes marcas', 'Header bidding'],
  ['Sorteio; {{name}}, "aspas"', 'Native'],
  ['Campanha encerrada', 'Direct'],
]

/** Nobody has chosen ad networks for it, or nothing is to be delivered for it any more. */
const WITHOUT_NETWORKS = new Set([7, 15, 24])
const DISABLED = new Set([7, 11, 25])

/** Three of four networks belong to a campaign of their technology, in turn. */
const isBooked = (network: number): boolean => network % 4 !== 0

const technologyId = (technology: Technology): number => TECHNOLOGIES.indexOf(technology) + 1

/** Order campaigns, each with the ad networks that deliver for it. */
export const bookCampaigns = (past: Past, { networks, today }: Plan, by: number): void => {
  for (const [index, [orc_name, technology]] of CAMPAIGNS.entries()) {
    const id = index + 1
    const orderId = String(2_900_000_000 + id * 7_919_113)
    const rivals = CAMPAIGNS.flatMap(([, of], at) =>
      of === technology && !WITHOUT_NETWORKS.has(at + 1) ? [at + 1] : [],
    )
    const booked = networks
      .filter(network => network.technology === technology && isBooked(network.id))
      .filter((_, at) => rivals[at % rivals.length] === id)
    past.act(by, 'orderCampaign.store', `${addDays(today, -(380 - id * 12))}T11:${10 + id}:00Z`, tx => {
      tx.insert('order_campaigns', {
        id,
        orc_name,
        orc_ad_manager_order_id: orderId,
        orc_status: 1,
        orc_id_ad_network_category: technologyId(technology),
        orc_link: id % 3 === 0 ? null : `https://admanager.example/orders/${orderId}`,
        deleted_at: null,
      })
      for (const network of booked)
        tx.insert('order_campaign_networks', { ocn_id_order_campaign: id, ocn_id_ad_network: network.id })
    })
  }
  for (const row of past.rowsOf('order_campaigns').filter(({ id }) => DISABLED.has(id)))
    past.act(by, 'orderCampaign.update', `${addDays(today, -(30 - row.id))}T16:20:00Z`, tx =>
      tx.update('order_campaigns', row, { orc_status: 0 }),
    )
}
