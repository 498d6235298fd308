import type { Pair, Scope } from '@candela/shared-contract'

type Actor = { pairs: ReadonlySet<Pair>; scope: Scope }
type Served = { adn_id_website: number | null }

/** Those that serve any website are the company's: whoever looks after some accounts reads them and changes none. */
const mayTouch = ({ scope }: Actor, { adn_id_website }: Served): boolean =>
  scope === 'all' || (scope === 'managed' && adn_id_website !== null)

/** What somebody may do to an ad network that they reach. */
export const canAdNetwork = (actor: Actor, action: 'update' | 'destroy', network: Served): boolean =>
  actor.pairs.has(`adNetwork.${action}`) && mayTouch(actor, network)

/** Whether somebody can let an ad network serve this website, or any. */
export const mayServe = (actor: Actor, website: number | null): boolean => mayTouch(actor, { adn_id_website: website })
