import { addDays, CREDENTIALS, type Credential, type Day } from '@candela/shared-contract'
import { placeOf } from '../../modules/ad-network/ad-network.access'
import type { Row } from '../../platform/db/schema'
import { type Keyring, seal } from '../../platform/secrets'
import type { Past, PastTx } from '../past'
import { randomFrom } from '../random'
import { demoConnection, demoCredential, LACKS_CREDENTIAL, SHARES_ACCESS } from './demo-credentials'
import { type DemoNetwork, demoDomain, NETWORK_TYPES } from './demo-networks'

type CredentialSet = Row<'ad_network_credential_sets'>

/** Whoever uses the access of another network has its host. */
export const hostOf = ({ id, domain }: DemoNetwork): string =>
  id === SHARES_ACCESS.user ? demoDomain(SHARES_ACCESS.of) : domain

/** Most tokens have no end that anybody was told; of some it is near. */
export const tokenEnd = (id: number, endedDaysAgo: number | null, today: Day): Day | null => {
  if (endedDaysAgo !== null) return addDays(today, -endedDaysAgo)
  return id % 23 === 0 ? addDays(today, 4 + (id % 9)) : id % 5 === 0 ? addDays(today, 40 + id) : null
}

/** A set of its own, or the one that it shares. */
export const setOf = (past: Past, tx: PastTx, network: DemoNetwork): CredentialSet => {
  const shared = past.rowsOf('ad_networks').find(({ id }) => id === SHARES_ACCESS.of)?.adn_id_credential_set
  const sets = past.rowsOf('ad_network_credential_sets')
  const set = network.id === SHARES_ACCESS.user ? sets.find(({ id }) => id === shared) : undefined
  return (
    set ??
    tx.insert('ad_network_credential_sets', { ncs_id_ad_network_type: network.type, ncs_domain: hostOf(network) })
  )
}

const stored = (secrets: Keyring, set: CredentialSet, credential: Credential, text: string) =>
  CREDENTIALS[credential].secret
    ? {
        crd_value: null,
        crd_secret: seal(secrets, text, placeOf(set, credential)),
        crd_last_four: text.slice(-4),
      }
    : { crd_value: text, crd_secret: null, crd_last_four: null }

/** What its type asks for; one network lacks a credential. */
export const storeCredentials = (
  tx: PastTx,
  secrets: Keyring,
  set: CredentialSet,
  network: DemoNetwork,
  { at, by }: { at: string; by: number },
): void => {
  if (network.id === SHARES_ACCESS.user) return
  const random = randomFrom(20_261_125 + network.id)
  const asked = (NETWORK_TYPES[network.type - 1]?.[1] ?? []).filter(credential => credential !== 'domain')
  for (const credential of network.id === LACKS_CREDENTIAL ? asked.slice(0, -1) : asked)
    tx.insert('ad_network_credentials', {
      crd_id_set: set.id,
      crd_credential: credential,
      ...stored(secrets, set, credential, demoCredential(random, credential, network)),
      crd_changed_at: at,
      crd_id_ad_network: network.id,
      crd_id_user: by,
    })
}

export const tryConnections = (past: Past, networks: readonly DemoNetwork[], today: Day, by: number): void => {
  for (const network of networks) {
    const found = demoConnection({ ...network, domain: hostOf(network) })
    if (!found) continue
    const at = `${addDays(today, -1 - (network.id % 20))}T13:${10 + (network.id % 50)}:00Z`
    past.act(by, 'adNetwork.retest', at, tx =>
      tx.insert('ad_network_connections', {
        con_id_ad_network: network.id,
        con_result: found.result,
        con_status: found.status,
        con_at: at,
      }),
    )
  }
}
