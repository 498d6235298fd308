import type { Group, OneUser, SessionUser, User, UserRecord, UserRow } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { canUser } from './user.policy'
import type { SeenUser } from './user.repository'

/** What of a user leaves the server: these fields and no others. */
export const toUser = (row: User): User => ({
  id: row.id,
  usr_name: row.usr_name,
  usr_email: row.usr_email,
  usr_status: row.usr_status,
  usr_id_group: row.usr_id_group,
  usr_comission: row.usr_comission,
  usr_product: row.usr_product,
  usr_locale: row.usr_locale,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

const toUserRecord = (row: UserRecord): UserRecord => ({
  ...toUser(row),
  gro_name: row.gro_name,
  usr_photo: row.usr_photo,
  last_seen_at: row.last_seen_at,
  invited: row.invited,
})

type Reader = Pick<Actor, 'id' | 'pairs'>

export const toUserRow = (actor: Reader, row: SeenUser): UserRow => ({
  ...toUserRecord(row),
  can: { update: canUser(actor, 'update', row), destroy: canUser(actor, 'destroy', row) },
})

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneUser = (actor: Reader, row: SeenUser): OneUser => ({
  record: toUserRecord(row),
  can: {
    update: canUser(actor, 'update', row),
    destroy: canUser(actor, 'destroy', row),
    govern: canUser(actor, 'govern', row),
    invite: canUser(actor, 'invite', row),
  },
})

/** The signed-in person with whom they talk to; without an account manager the balloon offers support instead. */
export const toSessionUser = (row: User, group: Group | null, manager: SessionUser['manager']): SessionUser => ({
  ...toUser(row),
  group,
  manager,
})
