import type { OneOrder, OrderCreateBody } from '@candela/shared-contract'
import { aStoredNetwork, aType } from './ad-networks'
import type { Answer, Product } from './product'
import { aTechnology } from './technologies'

let last = 0

export const orderIn = ({ body }: Answer) => (body as unknown as OneOrder).record

/** Everything that a new order needs, of a type that asks for the usual credentials. */
export const orderPayload = async (product: Product, facts: Partial<OrderCreateBody> = {}) => {
  last += 1
  return {
    ord_name: `New order ${last}`,
    ord_status: 'Em exibição' as const,
    ord_id_ad_network_type: facts.ord_id_ad_network_type ?? (await aType(product)).id,
    ord_id_ad_network_category: facts.ord_id_ad_network_category ?? (await aTechnology(product)).id,
    ...facts,
  }
}

/** An order without access; made behind the API's back, so that a test begins where it wants to. */
export const anOrder = async (
  product: Product,
  facts: Partial<OrderCreateBody> & { deleted_at?: string } = {},
): Promise<{ id: number; ord_name: string; updated_at: string }> =>
  product.database.unaudited
    .insertInto('orders')
    .values({
      ord_id_website: null,
      ord_id_ad_manager: null,
      ord_id_ad_network: null,
      ord_domain: null,
      ord_token_expires_at: null,
      deleted_at: null,
      ...(await orderPayload(product, facts)),
    })
    .returning(['id', 'ord_name', 'updated_at'])
    .executeTakeFirstOrThrow()

/** An order whose networks get the access of a network that is there. */
export const anOrderWithAccess = async (product: Product, token: string) => {
  const type = await aType(product)
  const technology = await aTechnology(product)
  const source = await aStoredNetwork(product, token, { adn_id_ad_network_type: type.id })
  const body = await orderPayload(product, {
    ord_id_ad_network_type: type.id,
    ord_id_ad_network_category: technology.id,
    ord_id_ad_network: source.id,
  })
  return { source, technology, order: orderIn(await product.call('POST', '/order', { token, body })) }
}
