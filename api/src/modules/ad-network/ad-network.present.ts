import {
  type AdNetworkRow,
  adNetworkRowSchema,
  type Currency,
  connectionStateOf,
  lackingCredentials,
  type NetworkAccess,
  type OneAdNetwork,
  oneAdNetwork,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { abilitiesOf, pickShown } from '../../platform/present'
import { toDisplayHost } from '../../platform/web/host'
import type { Reach } from '../reach'
import { type Earnings30, toEarnings30 } from '../report/report.earnings30'
import { activityOf } from './ad-network.activity'
import { canAdNetwork } from './ad-network.policy'
import type { ReadAdNetwork } from './ad-network.repository'

type Numbers = Earnings30 & { last_day: string | null; days_missing: number | null }
export type NumberedAdNetwork = ReadAdNetwork & Numbers

/** Networks with what they brought, of what somebody reaches. */
export const withNumbers = async (
  read: Reader,
  reach: Reach,
  networks: readonly ReadAdNetwork[],
  currency: Currency,
): Promise<NumberedAdNetwork[]> => {
  const ids = networks.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await read
    .selectFrom(await activityOf(read, reach, currency, ids))
    .selectAll()
    .execute()
  const activity = new Map(rows.map(row => [row.id, row]))
  return networks.map(network => {
    const did = activity.get(network.id)
    const { net30, change30 } = did ? toEarnings30(did) : { net30: '0.00', change30: null }
    return {
      ...network,
      net30,
      change30,
      net30_currency: currency,
      last_day: did?.last ?? null,
      days_missing: network.expected === null ? null : Math.max(0, network.expected - (did?.days ?? 0)),
    }
  })
}

const shown = (network: NumberedAdNetwork) => ({
  ...network,
  anw_website: network.host === null ? null : toDisplayHost(network.host),
  connection: { state: connectionStateOf(network.con_result), result: network.con_result, at: network.con_at },
  lacks: lackingCredentials(network.ant_fields, [...network.stored, ...(network.adn_domain ? ['domain'] : [])]),
})

const canOf = (actor: Actor, network: ReadAdNetwork) =>
  abilitiesOf(oneAdNetwork.shape.can, action => canAdNetwork(actor, action, network))

export const toAdNetworkRow = (actor: Actor, network: NumberedAdNetwork): AdNetworkRow =>
  pickShown(adNetworkRowSchema, { ...shown(network), can: canOf(actor, network) })

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneAdNetwork = (
  actor: Actor,
  network: NumberedAdNetwork,
  access: NetworkAccess | null,
): OneAdNetwork => ({
  record: pickShown(oneAdNetwork.shape.record, { ...shown(network), access }),
  can: canOf(actor, network),
})
