import {
  type NetworkTypeRow,
  networkTypeRowSchema,
  type OneNetworkType,
  oneNetworkType,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { canNetworkType } from './network-type.policy'
import type { networkTypesOf, ReadNetworkType } from './network-type.repository'

const canOf = (actor: Actor) => abilitiesOf(oneNetworkType.shape.can, action => canNetworkType(actor, action))

export type ListedNetworkType = Awaited<ReturnType<typeof networkTypesOf>>[number]

export const credentialsOf = ({ ant_fields }: Pick<ListedNetworkType, 'ant_fields'>) =>
  ant_fields.map(({ credential }) => credential)

export const toNetworkTypeRow = (actor: Actor, row: ListedNetworkType): NetworkTypeRow =>
  pickShown(networkTypeRowSchema, { ...row, credentials: credentialsOf(row), can: canOf(actor) })

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneNetworkType = (actor: Actor, row: ReadNetworkType): OneNetworkType => ({
  record: pickShown(oneNetworkType.shape.record, row),
  can: canOf(actor),
})
