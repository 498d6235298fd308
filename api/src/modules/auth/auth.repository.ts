import { type Group, mailboxOf, type Permission, toPair } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { ENDS_MAINTENANCE, isInMaintenance, maintenanceOf } from '../maintenance/maintenance.repository'
import { hashToken, openLinks } from '../session/session'
import { toUser } from '../user/user.present'

/** The rights of the group `g` as one text: a request asks one question and not one per right. */
const rightsOfGroup = sql<string | null>`(
  select string_agg(grp_controller || '.' || grp_method, ',' order by grp_controller, grp_method)
  from access_group_permissions where grp_id_group = g.id
)`

const toPermissions = (rights: string | null): Permission[] =>
  (rights?.split(',') ?? []).map(right => {
    const [grp_controller = '', grp_method = ''] = right.split('.')
    return { grp_controller, grp_method }
  })

const actorOf = async (
  read: Reader,
  by: { column: 's.id' | 's.ses_token_hash' | 'u.id'; value: number | string },
): Promise<Actor | null> => {
  const row = await read
    .selectFrom('users as u')
    .leftJoin('sessions as s', join =>
      join
        .onRef('s.ses_id_user', '=', 'u.id')
        .on('s.revoked_at', 'is', null)
        .on('s.expires_at', '>', sql<string>`clock_timestamp()`),
    )
    .leftJoin('access_groups as g', join => join.onRef('g.id', '=', 'u.usr_id_group').on('g.deleted_at', 'is', null))
    .where(by.column, '=', by.value)
    .where('u.usr_status', '=', 'Ativo')
    .where('u.deleted_at', 'is', null)
    .selectAll('u')
    .select(['s.id as session_id', 's.expires_at', 'g.id as group_id', 'g.gro_name', 'g.gro_scope'])
    .select(['g.created_at as group_created_at', 'g.updated_at as group_updated_at'])
    .select([rightsOfGroup.as('rights'), isInMaintenance.as('is_in_maintenance')])
    .executeTakeFirst()
  if (!row) return null
  const group: Group | null =
    row.group_id && row.gro_name && row.gro_scope && row.group_created_at && row.group_updated_at
      ? {
          id: row.group_id,
          gro_name: row.gro_name,
          gro_scope: row.gro_scope,
          permissions: toPermissions(row.rights),
          created_at: row.group_created_at,
          updated_at: row.group_updated_at,
        }
      : null
  const pairs = new Set(
    group?.permissions.flatMap(({ grp_controller, grp_method }) => toPair(grp_controller, grp_method) ?? []),
  )
  const isLockedOut = row.is_in_maintenance && !pairs.has(ENDS_MAINTENANCE)
  return {
    id: row.id,
    viewedBy: null,
    // Of who is not here themselves there may be none.
    sessionId: row.session_id ?? 0,
    expiresAt: row.expires_at ?? '',
    groupId: group?.id ?? null,
    scope: group?.gro_scope ?? 'own',
    pairs,
    user: { ...toUser(row, group), group },
    maintenance: isLockedOut ? await maintenanceOf(read, row.id, group?.id ?? null) : null,
  }
}

/** The person whose session a token opened, with their rights as of now: a ban or a changed group counts from the next request on. */
export const actorOfSessionToken = (read: Reader, token: string): Promise<Actor | null> =>
  actorOf(read, { column: 's.ses_token_hash', value: hashToken(token) })

/** The same for somebody who was let in before and is still here. */
export const actorOfSession = (read: Reader, sessionId: number): Promise<Actor | null> =>
  actorOf(read, { column: 's.id', value: sessionId })

/** Somebody for whom something is done while they are away, with their rights as of now. */
export const actorOfUser = (read: Reader, userId: number): Promise<Actor | null> =>
  actorOf(read, { column: 'u.id', value: userId })

/** The password link of a token, if the e-mail is its person's and that person may sign in. */
export const openReset = (
  read: Reader,
  token: string,
  email: string,
): Promise<Pick<Row<'password_resets'>, 'id' | 'pwr_id_user'> | undefined> =>
  openLinks(read)
    .innerJoin('users as u', 'u.id', 'r.pwr_id_user')
    .where('r.pwr_token_hash', '=', hashToken(token))
    .where('u.usr_email', '=', mailboxOf(email))
    .where('u.usr_status', '=', 'Ativo')
    .where('u.deleted_at', 'is', null)
    .select(['r.id', 'r.pwr_id_user'])
    .executeTakeFirst()
