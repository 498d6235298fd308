import type { Visit } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { type Reach, reachesDoing } from '../reach'

/** Visits of the people in reach. Who was removed is still somebody who came. */
export const visitsIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('visit_logs as v')
    .innerJoin('users as u', 'u.id', 'v.ual_id_user')
    .$if(!reach.all, query => query.where(reachesDoing(reach, 'u', 'v.created_at')))

/** What failed of those who tried to come in as one of them. */
export const attemptsIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('sign_in_failures as f')
    .innerJoin('users as u', 'u.id', 'f.sif_id_user')
    .$if(!reach.all, query => query.where(reachesDoing(reach, 'u', 'f.created_at')))

/** From sign-in to the end of the session, or until now. Of a visit without a session nobody knows. */
export const duration = sql<number | null>`(
  select greatest(0, floor(extract(epoch from
    coalesce(s.revoked_at, least(s.expires_at, clock_timestamp())) - v.created_at)))::int
  from sessions as s where s.id = v.ual_id_session
)`

const open = sql<boolean>`exists (
  select from sessions as s
  where s.id = v.ual_id_session and s.revoked_at is null and s.expires_at > clock_timestamp()
)`

const shown = (read: Reader, reach: Reach) =>
  visitsIn(read, reach)
    .leftJoin('access_groups as g', 'g.id', 'u.usr_id_group')
    .select(['v.id', 'v.ual_id_user', 'u.usr_name', 'u.usr_email', 'g.gro_name', 'v.ual_ip', 'v.ual_browser'])
    .select(['v.ual_operating_system', 'v.ual_device', 'v.ual_language', 'v.ual_user_agent', 'v.created_at'])
    .select([duration.as('duration'), open.as('open')])

export type VisitRecord = Visit & { ual_user_agent: string | null }

export const visitInReach = (read: Reader, reach: Reach, id: number): Promise<VisitRecord | undefined> =>
  shown(read, reach).where('v.id', '=', id).executeTakeFirst()

/** Many of them, in the order of their ids as asked. */
export const visitsOf = (read: Reader, reach: Reach, ids: readonly number[]): Promise<VisitRecord[]> =>
  inOrderOf(ids, shown(read, reach), 'v.id').execute()
