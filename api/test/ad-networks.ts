import type { AdNetworkRow, ConnectionTest, CredentialField, OneAdNetwork, Pair, Scope } from '@candela/shared-contract'
import { askList } from './lists'
import { aNetworkOf, aNetworkType, asksFor } from './network-types'
import { somebodyWith } from './people'
import type { Answer, Product } from './product'
import { aTechnology } from './technologies'
import { walkedWebsite } from './websites'

const MANAGES_NETWORKS: readonly Pair[] = [
  'adNetwork.list',
  'adNetwork.get',
  'adNetwork.simpleList',
  'adNetwork.store',
  'adNetwork.update',
  'adNetwork.destroy',
  'systemLog.list',
]

export const somebodyForNetworks = (product: Product, scope: Scope, ...more: Pair[]) =>
  somebodyWith(product, [...MANAGES_NETWORKS, ...more], scope)

/** A login that is no secret, a password, and a token that may be left out. */
const USUAL_FIELDS: readonly CredentialField[] = [
  asksFor('login'),
  asksFor('password'),
  asksFor('access_token', { required: false }),
]

export const aType = (product: Product, ant_fields: readonly CredentialField[] = USUAL_FIELDS, facts: object = {}) =>
  aNetworkType(product, { ant_fields, ...facts })

let last = 0

/** Everything that a new network needs, of a type that asks for the usual credentials. */
export const networkPayload = async (product: Product, facts: Record<string, unknown> = {}) => {
  last += 1
  const credentials = { login: `login-${last}`, password: `password-of-${last}` }
  return {
    adn_name: `New network ${last}`,
    adn_id_ad_network_type: facts.adn_id_ad_network_type ?? (await aType(product)).id,
    adn_id_ad_network_category: facts.adn_id_ad_network_category ?? (await aTechnology(product)).id,
    adn_id_website: null,
    adn_status: 'Em exibição',
    adn_domain: `host-${last}.example`,
    credentials,
    ...facts,
  }
}

export const storeNetwork = async (product: Product, token: string, facts: Record<string, unknown> = {}) =>
  product.call('POST', '/adNetwork', { token, body: await networkPayload(product, facts) })

export const networkIn = ({ body }: Answer) => (body as unknown as OneAdNetwork).record
export const testIn = ({ body }: Answer) => body as unknown as ConnectionTest

export const aStoredNetwork = async (product: Product, token: string, facts: Record<string, unknown> = {}) =>
  networkIn(await storeNetwork(product, token, facts))

export const changeNetwork = (product: Product, token: string, id: number, body: object) =>
  product.call('POST', `/adNetwork/${id}`, { token, body })
export const getNetwork = (product: Product, token: string, id: number) =>
  product.call('GET', `/adNetwork/${id}`, { token })

export const listNetworks = (product: Product, token: string, body: object = {}) =>
  askList<AdNetworkRow, { adn_status: Record<string, number> }>(product, '/adNetwork/list', token, body)

/** The rows of the credentials of a network as they stand in the database. */
export const credentialRows = ({ database }: Product, network: number) =>
  database.read
    .selectFrom('ad_network_credentials as k')
    .innerJoin('ad_networks as n', 'n.adn_id_credential_set', 'k.crd_id_set')
    .where('n.id', '=', network)
    .selectAll('k')
    .orderBy('k.id')
    .execute()

/** Of a website of the caller's own, and of somebody else's. */
export const walkedNetwork =
  (which: 'own' | 'foreign') =>
  async (product: Product): Promise<number> => {
    const website = await walkedWebsite(which)(product)
    const { id } = await aNetworkOf(product, (await aNetworkType(product)).id, { adn_id_website: website })
    return id
  }
