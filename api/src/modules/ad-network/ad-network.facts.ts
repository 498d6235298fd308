import type { AdNetworkUpdateBody } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { type FieldProblem, problemAt } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { reachOf } from '../reach'
import { isOrderInReach } from './ad-network.order'
import { mayServe } from './ad-network.policy'
import { isAdManager, isOfferedTechnology, reachedWebsites } from './ad-network.repository'

type Facts = Pick<
  AdNetworkUpdateBody,
  'adn_id_ad_network_category' | 'adn_id_ad_manager' | 'adn_id_website' | 'adn_id_order'
>

/**
 * A technology and a type that a record is about to name are held first, as whoever merges or removes them does: what is
 * asked of them afterwards stays so. Before the record itself is held, or two would wait for each other.
 */
export const holdNamed = async (tx: Tx, technology: number | undefined, type: number | undefined): Promise<void> => {
  if (technology !== undefined) await tx.lock('ad_network_categories', technology)
  if (type !== undefined) await tx.lock('ad_network_types', type)
}

const isNewWebsite = async ({ actor }: Ctx, read: Reader, website: number | null): Promise<boolean> =>
  mayServe(actor, website) &&
  (website === null || (await reachedWebsites(read, reachOf(actor), [website])).length === 1)

/** What speaks against what is said of a network; what stays as it is was allowed once. */
export const problemsOfFacts = async (
  ctx: Ctx,
  read: Reader,
  said: Facts,
  before: Partial<Row<'ad_networks'>> = {},
): Promise<FieldProblem[]> => {
  const {
    adn_id_ad_network_category: technology,
    adn_id_ad_manager: manager,
    adn_id_website: website,
    adn_id_order: order,
  } = said
  const isOther = <F extends keyof Facts>(field: F) => said[field] !== undefined && said[field] !== before[field]
  const isRefused = async (field: keyof Facts, allowed: () => Promise<boolean>) =>
    problemAt(field, isOther(field) && !(await allowed()) && 'notAnOption')
  return [
    ...(await isRefused('adn_id_ad_network_category', () => isOfferedTechnology(read, technology ?? 0))),
    ...(await isRefused('adn_id_ad_manager', async () => manager == null || isAdManager(read, manager))),
    ...(await isRefused('adn_id_order', async () => order == null || isOrderInReach(read, reachOf(ctx.actor), order))),
    ...(await isRefused('adn_id_website', () => isNewWebsite(ctx, read, website ?? null))),
  ]
}
