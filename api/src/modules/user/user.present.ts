import {
  type Group,
  type OneUser,
  oneUser,
  type SessionUser,
  type User,
  type UserRecord,
  type UserRow,
  userRecordSchema,
  userSchema,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { isStaff } from '../reach'
import { canUser } from './user.policy'
import type { UserWithAbove } from './user.repository'

/** Somebody as they see themselves: of what they are paid, staff alone is told. */
export const toUser = (row: User, group: Group | null): User => ({
  ...pickShown(userSchema, row),
  usr_comission: isStaff({ scope: group?.gro_scope ?? 'own' }) ? row.usr_comission : null,
})

const toUserRecord = (row: UserRecord): UserRecord => pickShown(userRecordSchema, row)

type Caller = Pick<Actor, 'id' | 'pairs'>

export const toUserRow = (actor: Caller, row: UserWithAbove): UserRow => ({
  ...toUserRecord(row),
  can: { update: canUser(actor, 'update', row), destroy: canUser(actor, 'destroy', row) },
})

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneUser = (actor: Caller, row: UserWithAbove): OneUser => ({
  record: toUserRecord(row),
  can: abilitiesOf(oneUser.shape.can, action => canUser(actor, action, row)),
})

/** The signed-in person with whom they talk to; without an account manager the balloon offers support instead. */
export const toSessionUser = (row: User, group: Group | null, manager: SessionUser['manager']): SessionUser => ({
  ...toUser(row, group),
  group,
  manager,
})
