import type { Row } from '../db/schema'
import type { LiveEvents } from '../live-events'
import type { Tx } from '../write'

/** What a kind of work may rely on while it is done. */
export type RunningJob = {
  id: number
  userId: number | null
  payload: unknown
  /** Counts up each time a process takes it; what an earlier one left is not of this one. */
  attempt: number
  /** Ends when somebody cancels it, another process took it over, or this one stops. */
  signal: AbortSignal
  /** How much of it is done; stored now and then. */
  progress: (done: number, total?: number) => void
  /**
   * Stores what came of it and that it is done, both or neither; refused to who lost the job meanwhile. While the job is
   * held nothing is told of how far it is: what takes long, and holds nothing that others hold before a job, holds it last.
   */
  finish: (action: string, store: (tx: Tx) => Promise<void>, holds?: 'first' | 'last') => Promise<void>
}

/** Comes back without having called `finish`: there was nothing to store. */
export type JobHandler = (job: RunningJob) => Promise<void>

/** A job that will never go well: it is not tried again, and `message` says to people why. */
export class JobRefused extends Error {}

type NewJob = {
  kind: string
  payload?: unknown
  userId?: number | null
  mostAttempts?: number
  /** Not before then; without it, at once. */
  at?: string | null
}

/** Stores a job with the change that wants it done; it is begun once that is stored. */
export const enqueueJob = (
  tx: Tx,
  { kind, payload = {}, userId = null, mostAttempts, at }: NewJob,
): Promise<Row<'jobs'>> =>
  tx.insert('jobs', {
    job_kind: kind,
    job_payload: JSON.stringify(payload),
    job_id_user: userId,
    ...(at && { job_next_at: at }),
    ...(mostAttempts && { job_most_attempts: mostAttempts }),
  })

/** Nobody begins it any more, and who works on it hears of it. What is over stays as it is: false. */
export const cancelJob = async (tx: Tx, id: number): Promise<boolean> => {
  const job = await tx.lock('jobs', id)
  if (job?.job_state === 'queued') {
    await tx.update('jobs', job, { job_state: 'cancelled', finished_at: new Date().toISOString() })
    return true
  }
  if (job?.job_state !== 'running') return false
  await tx.update('jobs', job, { job_is_cancelled: true })
  return true
}

/** Whoever waits for jobs in this process; other processes look now and then. */
export const onJobs = ({ listen }: LiveEvents, hear: () => void): (() => void) =>
  listen(change => {
    if ('job' in change) hear()
  })
