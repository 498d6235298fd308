import type { OneOrderCampaign } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'

export type OrderCampaignAction = keyof OneOrderCampaign['can']
type Asking = Pick<Actor, 'scope' | 'pairs'>

/** Campaigns are the company's: managers read those of their accounts, and who reaches everything changes them. */
export const mayChangeOrderCampaigns = ({ scope }: Pick<Asking, 'scope'>): boolean => scope === 'all'

export const canOrderCampaign = (actor: Asking, action: OrderCampaignAction): boolean =>
  mayChangeOrderCampaigns(actor) && actor.pairs.has(`orderCampaign.${action}`)
