import { addDays } from '@candela/shared-contract'
import type { Past } from '../past'
import { hostOf } from './connections'
import { AD_MANAGERS, SHARES_ACCESS } from './demo-credentials'
import { type DemoNetwork, TECHNOLOGIES } from './demo-networks'
import type { Plan } from './plan'

const COUNT = 60
/** What orders are called before the network that they are of; names as people type them. */
const NAMES = [
  'Pacote anual',
  'Verba regional',
  'Lançamento',
  'Piano di primavera',
  'Paquete de otoño',
  '<b>Teste</b> & "piloto"',
  '=SUM(A1:A9)',
  'Reserva; não usar {{name}}',
  'Contrato guarda-chuva com todos os veículos do grupo, renovado a cada trimestre e negociado à parte',
  'طلب الشتاء',
] as const

/** The network whose access an order hands on; some orders have none yet. */
const sourceOf = (networks: readonly DemoNetwork[], order: number): DemoNetwork | undefined => {
  const usable = networks.filter(({ id }) => id !== SHARES_ACCESS.user)
  return usable[(order * 7) % Math.max(usable.length, 1)]
}

/** Which order a network was made of: the last one of its type and technology before it, of a few. */
export const orderOf = (networks: readonly DemoNetwork[], network: DemoNetwork): number | null => {
  if (network.website === null || network.id % 3 !== 0) return null
  for (let order = 1; order <= COUNT; order += 1) {
    const source = sourceOf(networks, order)
    if (source?.type === network.type && source.technology === network.technology && order % 4 === network.id % 4)
      return order
  }
  return null
}

/** Orders: what ad networks are made of. They were there before the networks were. */
export const placeOrders = (past: Past, { networks, today }: Plan, by: number): void => {
  for (let id = 1; id <= COUNT; id += 1) {
    const source = sourceOf(networks, id)
    if (!source) return
    const name = `${NAMES[id % NAMES.length]} · ${source.technology} ${id}`
    past.act(by, 'order.store', `${addDays(today, -(690 - id))}T09:${10 + (id % 50)}:00Z`, tx =>
      tx.insert('orders', {
        id,
        ord_name: name,
        ord_status: id % 9 === 0 ? 'Pausado' : 'Em exibição',
        ord_id_ad_network_type: source.type,
        ord_id_ad_network_category: TECHNOLOGIES.indexOf(source.technology) + 1,
        ord_id_website: id % 3 === 0 ? source.website : null,
        ord_id_ad_manager: id % 4 === 0 ? 1 + (id % AD_MANAGERS.length) : null,
        ord_id_ad_network: id % 6 === 0 ? null : source.id,
        ord_domain: hostOf(source),
        ord_token_expires_at: null,
        deleted_at: null,
      }),
    )
  }
}
