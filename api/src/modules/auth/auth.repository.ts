import { createHash } from 'node:crypto'
import { type Pair, toPair } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { groupWithRights } from '../group/group.repository'
import { maintenanceOf } from '../maintenance/maintenance.repository'
import { toSessionUser } from '../user/user.present'

/** Tokens are random and long, so a plain hash is enough; the database never holds one that could be used. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whoever may end the maintenance is never locked out by it. */
const ENDS_MAINTENANCE: Pair = 'userMaintenance.removeAll'

const actorOf = async (
  read: Reader,
  session: { column: 's.id' | 's.ses_token_hash'; value: number | string },
): Promise<Actor | null> => {
  const row = await read
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.ses_id_user')
    .where(session.column, '=', session.value)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<string>`clock_timestamp()`)
    .where('u.usr_status', '=', 'Ativo')
    .where('u.deleted_at', 'is', null)
    .selectAll('u')
    .select(['s.id as session_id', 's.expires_at'])
    .executeTakeFirst()
  if (!row) return null
  const group = await groupWithRights(read, row.usr_id_group)
  const pairs = new Set(
    group?.permissions.flatMap(({ grp_controller, grp_method }) => toPair(grp_controller, grp_method) ?? []),
  )
  return {
    id: row.id,
    sessionId: row.session_id,
    expiresAt: row.expires_at,
    groupId: group?.id ?? null,
    scope: group?.gro_scope ?? 'own',
    pairs,
    user: toSessionUser(row, group),
    maintenance: pairs.has(ENDS_MAINTENANCE) ? null : await maintenanceOf(read, row.id, group?.id ?? null),
  }
}

/** The person behind a token, with their rights as of now: a ban or a changed group counts from the next request on. */
export const actorOfToken = (read: Reader, token: string): Promise<Actor | null> =>
  actorOf(read, { column: 's.ses_token_hash', value: hashToken(token) })

/** The same for somebody who was let in before and is still here. */
export const actorOfSession = (read: Reader, sessionId: number): Promise<Actor | null> =>
  actorOf(read, { column: 's.id', value: sessionId })

export const userByEmail = (read: Reader, email: string): Promise<Row<'users'> | undefined> =>
  read
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(usr_email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

export const liveSessionsOf = (read: Reader, userId: number): Promise<Row<'sessions'>[]> =>
  read
    .selectFrom('sessions')
    .selectAll()
    .where('ses_id_user', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`clock_timestamp()`)
    .execute()

/** The reset that a token opens: unused, in time, the newest of its person, and theirs by e-mail. */
export const openReset = (
  read: Reader,
  token: string,
  email: string,
): Promise<Pick<Row<'password_resets'>, 'id' | 'pwr_id_user'> | undefined> =>
  read
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.pwr_id_user')
    .where('r.pwr_token_hash', '=', hashToken(token))
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', sql<string>`clock_timestamp()`)
    .where(sql<string>`lower(u.usr_email)`, '=', email.toLowerCase())
    .where('u.usr_status', '=', 'Ativo')
    .where('u.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('password_resets as newer')
            .whereRef('newer.pwr_id_user', '=', 'r.pwr_id_user')
            .whereRef('newer.id', '>', 'r.id')
            .select('newer.id'),
        ),
      ),
    )
    .select(['r.id', 'r.pwr_id_user'])
    .executeTakeFirst()
