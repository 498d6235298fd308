import { useCan } from '@candela/shared-auth'
import { TextLink } from '@candela/shared-ui'
import { AD_NETWORK } from '../ad-network/adNetwork.api'

type NetworksLinkProps = {
  /** What the ad networks have in common, as their list is filtered by it. */
  by: 'adn_id_order' | 'adn_id_ad_network_type' | 'adn_id_ad_network_category'
  id: number
  count: number
  /** The count, in words or as a number. */
  children: string
}

/** From how many ad networks there are of something to the list of these. */
export const NetworksLink = ({ by, id, count, children }: NetworksLinkProps) => {
  const mayList = useCan('adNetwork.list')
  if (!mayList || count === 0) return children
  return <TextLink href={`${AD_NETWORK.path}?f.${by}=${id}`}>{children}</TextLink>
}
