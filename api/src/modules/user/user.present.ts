import type { Group, SessionUser, User } from '@candela/shared-contract'
import type { Row } from '../../platform/db/schema'

/** What of a user leaves the server: these fields and no others. */
export const toUser = (row: Row<'users'>): User => ({
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

/** Nobody has a manager until accounts attach one: the balloon offers support instead. */
export const toSessionUser = (row: Row<'users'>, group: Group | null): SessionUser => ({
  ...toUser(row),
  group,
  manager: null,
})
