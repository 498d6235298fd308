import type { OrderUpdateBody } from '@candela/shared-contract'
import type { FieldProblem } from '../../platform/http/app-error'

type Template = Partial<Pick<OrderUpdateBody, keyof typeof FIELD_OF>>

const FIELD_OF = {
  ord_status: 'adn_status',
  ord_id_ad_network_type: 'adn_id_ad_network_type',
  ord_id_ad_network_category: 'adn_id_ad_network_category',
  ord_id_website: 'adn_id_website',
  ord_id_ad_manager: 'adn_id_ad_manager',
  ord_id_ad_network: 'credentialsOf',
  ord_domain: 'adn_domain',
  ord_token_expires_at: 'adn_token_expires_at',
} as const

const ORDER_FIELD_OF: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(FIELD_OF).map(([order, network]) => [network, order])),
  'credentials.domain': 'ord_domain',
}

/** What speaks against a network of that kind speaks against its order; of credentials, against the access that it has. */
export const underOrderNames = (problems: readonly FieldProblem[]): FieldProblem[] => {
  const named = problems.map(({ field = '', ...problem }) => ({
    ...problem,
    field: ORDER_FIELD_OF[field] ?? (field.startsWith('credentials.') ? 'ord_id_ad_network' : field),
  }))
  return named.filter((problem, index) => named.findIndex(({ field }) => field === problem.field) === index)
}

/** What an order says of its ad networks, as these say it. */
export const asNetwork = (order: Template) => ({
  adn_id_ad_network_type: order.ord_id_ad_network_type,
  adn_id_ad_network_category: order.ord_id_ad_network_category,
  adn_id_website: order.ord_id_website,
  adn_id_ad_manager: order.ord_id_ad_manager,
  credentialsOf: order.ord_id_ad_network ?? undefined,
  // Shared access comes with its own host.
  adn_domain: order.ord_id_ad_network == null ? order.ord_domain : undefined,
})
