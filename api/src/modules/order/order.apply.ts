import type {
  AdNetworkManyAnswer,
  AdNetworkManyBody,
  OrderApplyBody,
  OrderPreview,
  OrderPreviewBody,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { throwIfAny } from '../../platform/http/app-error'
import { write } from '../../platform/write'
import { planAccess } from '../ad-network/ad-network.access'
import { holdNamed, problemsOfFacts } from '../ad-network/ad-network.facts'
import { addManyIn, wantedFor } from '../ad-network/ad-network.many'
import { inTurnOfAccess, rethrowAsTakenName } from '../ad-network/ad-network.service'
import { asNetwork, underOrderNames } from './order.network'
import type { ReadOrder } from './order.repository'
import { orderAccess } from './order.service'

/** What the order says of each of its networks; whose they are is said when they are made. */
const manyBody = (order: ReadOrder, said: OrderPreviewBody): AdNetworkManyBody => {
  const { adn_id_website: _, ...facts } = asNetwork(order)
  return {
    ...said,
    ...facts,
    adn_id_ad_network_type: order.ord_id_ad_network_type,
    adn_id_ad_network_category: order.ord_id_ad_network_category,
    adn_id_order: order.id,
    adn_status: order.ord_status,
    adn_token_expires_at: order.ord_token_expires_at,
  }
}

/** Type and technology may have been disabled since, and the access may be gone: said by the names of the order. */
const assertApplicable = async (ctx: Ctx, read: Reader, body: AdNetworkManyBody): Promise<void> => {
  const { problems } = await planAccess(ctx, read, body, null)
  throwIfAny(underOrderNames([...(await problemsOfFacts(ctx, read, body)), ...problems]))
}

/** What would become of each website, now. */
export const previewOrder = async (ctx: Ctx, id: number, said: OrderPreviewBody): Promise<OrderPreview> => {
  const { read } = ctx.app.database
  const order = await orderAccess.findOrThrow(ctx, read, id, 'apply')
  const body = manyBody(order, said)
  await assertApplicable(ctx, read, body)
  const wanted = await wantedFor(ctx, read, body)
  return {
    updated_at: order.updated_at,
    rows: wanted.map(({ website, label, name, code, message }) => ({
      id: website,
      label,
      adn_name: name,
      code,
      message,
    })),
  }
}

/** One network for each website, all or, where the order itself speaks against it, none; each names its order. */
export const applyOrder = (
  ctx: Ctx,
  id: number,
  { updated_at, ...said }: OrderApplyBody,
): Promise<AdNetworkManyAnswer> =>
  write(writeContext(ctx), 'order.apply', async tx => {
    await inTurnOfAccess(tx)
    const shown = await orderAccess.findOrThrow(ctx, tx.read, id, 'apply')
    await holdNamed(tx, shown.ord_id_ad_network_category, shown.ord_id_ad_network_type)
    // What is held is what that one names: an order that got another technology since may name one that is about to be gone.
    const { record } = await orderAccess.lock(ctx, tx, id, 'apply', updated_at ?? shown.updated_at)
    const body = manyBody(record, said)
    await assertApplicable(ctx, tx.read, body)
    return addManyIn(ctx, tx, body)
  }).catch(rethrowAsTakenName)
