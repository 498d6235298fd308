import { query } from '@candela/shared-auth'
import { adNetworkEndpoints, websiteEndpoints } from '@candela/shared-contract'
import type { QuerySource } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { AD_NETWORK } from '../ad-network/adNetwork.api'
import { NETWORK_TYPE } from '../network-type/networkType.api'
import { ORDER } from '../order/order.api'
import { TECHNOLOGY } from '../technology/technology.api'

/** What a record is called, by its id. */
export type NameQuery = (id: string) => QuerySource<string>

const named = <A,>({ queryKey, queryFn }: QuerySource<A>, nameOf: (answer: A) => string): QuerySource<string> => ({
  queryKey: [...queryKey, 'name'],
  queryFn: async context => nameOf(await queryFn(context)),
})

export const typeName: NameQuery = id => named(NETWORK_TYPE.query(id), ({ record }) => record.ant_name)
export const technologyName: NameQuery = id => named(TECHNOLOGY.query(id), ({ record }) => record.anc_name)
export const networkName: NameQuery = id => named(AD_NETWORK.query(id), ({ record }) => record.adn_name)
export const orderName: NameQuery = id => named(ORDER.query(id), ({ record }) => record.ord_name)
export const websiteName: NameQuery = id =>
  named(query(websiteEndpoints.get, { params: { id }, query: {} }), ({ record }) => record.unicode_host)
/** They have no page of their own. */
export const managerName: NameQuery = id =>
  named(
    query(adNetworkEndpoints.adManagers, { query: { limit: '100' } }),
    found => found.find(each => String(each.id) === id)?.label ?? '–',
  )

export const NameOf = ({ id, nameOf }: { id: number; nameOf: NameQuery }) => useQuery(nameOf(String(id))).data ?? '…'
