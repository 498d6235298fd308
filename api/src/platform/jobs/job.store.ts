import { sql } from 'kysely'
import type { Database } from '../db/database'
import type { Row } from '../db/schema'

/** A process that says nothing for so long is dead: another one takes its jobs over. */
export const LEASE_SECONDS = 30

/** Why a job ended that no process finished. */
const ABANDONED = 'abandoned'

const lease = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds}::int)`

/**
 * Takes the next job for this owner alone: queued, or of an owner whose lease ran out. What died as often as it may is
 * failed instead, and nothing is taken: ask again.
 */
export const claimJob = async (database: Database, owner: string, kinds: readonly string[], leaseSeconds: number) => {
  const { rows } = await sql<Row<'jobs'>>`
    with next as (
      select id, job_attempts >= job_most_attempts as is_over, job_is_cancelled from jobs
      where ((job_state = 'queued' and job_next_at <= clock_timestamp())
          or (job_state = 'running' and job_lease_until < clock_timestamp()))
        and job_kind in (${sql.join(kinds)})
      order by job_next_at, id limit 1 for update skip locked
    )
    update jobs set
      job_state = case when job_is_over then 'failed' when job_is_stopped then 'cancelled' else 'running' end,
      job_attempts = job_attempts + case when job_is_over or job_is_stopped then 0 else 1 end,
      job_owner = case when job_is_over or job_is_stopped then null else ${owner}::uuid end,
      job_lease_until = case when job_is_over or job_is_stopped then null else ${lease(leaseSeconds)} end,
      job_error = case when job_is_over and not job_is_stopped then ${ABANDONED} end,
      job_done = 0,
      started_at = coalesce(started_at, clock_timestamp()),
      finished_at = case when job_is_over or job_is_stopped then clock_timestamp() end,
      updated_at = clock_timestamp()
    from (select id as job_id, is_over and not job_is_cancelled as job_is_over,
      job_is_cancelled as job_is_stopped from next) as n
    where jobs.id = n.job_id returning jobs.*`.execute(database.unaudited)
  return rows[0]
}

/** Of the job as this owner took it. */
export type Claim = Pick<Row<'jobs'>, 'id' | 'job_attempts'> & { owner: string }

const isStillHeld = ({ id, job_attempts, owner }: Claim) =>
  sql`id = ${id} and job_state = 'running' and job_owner = ${owner}::uuid and job_attempts = ${job_attempts}`

/** Says that the owner is alive, and how far it is. Nothing comes back when the job is not its own any more. */
export const beat = async (
  database: Database,
  claim: Claim,
  { done, total }: { done: number; total: number | null },
  leaseSeconds: number,
): Promise<{ job_is_cancelled: boolean } | undefined> => {
  const { rows } = await sql<{ job_is_cancelled: boolean }>`
    update jobs set job_lease_until = ${lease(leaseSeconds)}, job_done = ${done}, job_total = ${total},
      updated_at = clock_timestamp()
    where ${isStillHeld(claim)} returning job_is_cancelled`.execute(database.unaudited)
  return rows[0]
}

type End = {
  state: 'queued' | 'failed' | 'cancelled' | 'done'
  error?: string | null
  waitSeconds?: number
  /** Nobody is to blame: it may be tried as often as before. */
  isNoAttempt?: boolean
}

/** Gives the job back, or ends it. */
export const release = async (
  database: Database,
  claim: Claim,
  { state, error = null, waitSeconds = 0, isNoAttempt = false }: End,
): Promise<void> => {
  await sql`
    update jobs set job_state = ${state}, job_owner = null, job_lease_until = null, job_error = ${error},
      job_next_at = ${lease(waitSeconds)}, job_most_attempts = job_most_attempts + ${isNoAttempt ? 1 : 0}::int,
      finished_at = case when ${state} = 'queued' then null else clock_timestamp() end,
      updated_at = clock_timestamp()
    where ${isStillHeld(claim)}`.execute(database.unaudited)
}
