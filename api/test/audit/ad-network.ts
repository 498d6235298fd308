import { aStoredNetwork, networkPayload } from '../ad-networks'
import { shownRows } from '../bulk'
import { aNetworkOf, aNetworkType } from '../network-types'
import { lastTransaction } from '../websites'
import { asAdmin, type Cases } from './case'

const NETWORK = { table: 'ad_networks', type: 'ad network' }
const CREDENTIAL = { table: 'ad_network_credentials', type: 'ad network' }
const NAMED = (credential: string) => ({ crd_credential: [credential, credential] })

export const adNetworkCases: Cases = product => {
  const stored = async () => {
    const { token } = await asAdmin(product)
    return { token, network: await aStoredNetwork(product, token) }
  }
  const plain = async (facts: object = {}) => (await aNetworkOf(product, (await aNetworkType(product)).id, facts)).id
  const made = {
    adn_name: [null, expect.any(String)],
    adn_status: [null, 'Em exibição'],
    adn_domain: [null, expect.any(String)],
  }
  const login = { ...CREDENTIAL, diffs: { crd_credential: [null, 'login'], crd_value: [null, 'changed'] } }
  const password = { ...CREDENTIAL, diffs: { crd_credential: [null, 'password'], crd_secret: [null, 'changed'] } }
  return {
    'adNetwork.store': {
      arrange: async () => ({ ...(await asAdmin(product)), body: await networkPayload(product) }),
      rows: [{ ...NETWORK, diffs: made }, login, password],
    },
    'adNetwork.storeMany': {
      arrange: async () => {
        const { adn_id_website: _, ...body } = await networkPayload(product, { adn_name: 'Many · {domain}' })
        const websites = product.database.read.selectFrom('websites').where('deleted_at', 'is', null)
        const rows = await websites.select('id').orderBy('id').limit(2).execute()
        return { ...(await asAdmin(product)), body: { ...body, websites: rows.map(({ id }) => id) } }
      },
      rows: [{ ...NETWORK, diffs: made }, { ...NETWORK, diffs: made }, login, password],
    },
    'adNetwork.update': {
      arrange: async () => {
        const { token, network } = await stored()
        return { token, id: network.id, body: { adn_status: 'Pausado', credentials: { password: 'another-password' } } }
      },
      rows: [
        { ...CREDENTIAL, diffs: { ...NAMED('password'), crd_secret: ['changed', 'changed'] } },
        {
          ...NETWORK,
          diffs: {
            adn_status: ['Em exibição', 'Pausado'],
            adn_access_changed_at: [expect.any(String), expect.any(String)],
          },
        },
      ],
    },
    'adNetwork.retest': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: await plain({ adn_domain: 'cinemira.example' }),
        body: {},
      }),
      rows: [
        {
          table: 'ad_network_connections',
          type: 'ad network',
          diffs: { con_result: [null, 'noSignIn'], con_status: [null, 200] },
        },
      ],
    },
    'adNetwork.destroy': {
      arrange: async () => ({ ...(await asAdmin(product)), id: await plain() }),
      rows: [{ ...NETWORK, diffs: { deleted_at: [null, expect.any(String)] } }],
    },
    'adNetwork.restore': {
      arrange: async () => ({ ...(await asAdmin(product)), id: await plain({ deleted_at: new Date().toISOString() }) }),
      rows: [{ ...NETWORK, diffs: { deleted_at: [expect.any(String), null] } }],
    },
    'adNetwork.bulk': {
      arrange: async () => {
        const rows = await shownRows(product, 'ad_networks', [await plain(), await plain()])
        return { ...(await asAdmin(product)), body: { action: 'status', rows, payload: { adn_status: 'Pausado' } } }
      },
      rows: [
        { ...NETWORK, diffs: { adn_status: ['Em exibição', 'Pausado'] } },
        { ...NETWORK, diffs: { adn_status: ['Em exibição', 'Pausado'] } },
      ],
    },
    'adNetwork.revert': {
      arrange: async () => {
        const [{ token }, id] = [await asAdmin(product), await plain()]
        await product.call('POST', `/adNetwork/${id}`, { token, body: { adn_status: 'Pausado' } })
        return { token, id, body: { transaction: await lastTransaction(product) } }
      },
      rows: [{ ...NETWORK, diffs: { adn_status: ['Pausado', 'Em exibição'] } }],
    },
  }
}
