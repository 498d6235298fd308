import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database'
import type { Row } from '../db/schema'
import type { LiveEvents } from '../live-events'
import { write } from '../write'
import { type JobHandler, JobRefused, onJobs, type RunningJob } from './job'
import { beat, claimJob, LEASE_SECONDS, release } from './job.store'

const POLL_MS = 5_000
const BEAT_MS = 1_000
const WAIT_SECONDS = 5

export type JobRunnerOptions = {
  database: Database
  liveEvents: LiveEvents
  log: FastifyBaseLogger
  handlers: Readonly<Record<string, JobHandler>>
  /** For tests. */
  leaseSeconds?: number
  beatMs?: number
}

export type JobRunner = {
  start: () => void
  /** Does what waits; resolves when nothing is left to do now. */
  flush: () => Promise<void>
  /** Gives back what is being done, for another process or the next start. */
  stop: () => Promise<void>
}

type Why = 'cancelled' | 'lost' | 'stopping'

/** The job is somebody else's by now, or over: what this process made of it is dropped. */
class JobLost extends Error {}

/** Any number of processes may run one on the same database: each job is done by one of them at a time. */
export const createJobRunner = ({
  database,
  liveEvents,
  log,
  handlers,
  leaseSeconds = LEASE_SECONDS,
  beatMs = BEAT_MS,
}: JobRunnerOptions): JobRunner => {
  const owner = randomUUID()
  const kinds = Object.keys(handlers)
  // The embedded engine does one thing at a time anyway.
  const atOnce = database.engine === 'pglite' ? 1 : 2
  const ends = new Set<(why: Why) => void>()
  const working = new Set<Promise<void>>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const tell = ({ id, job_id_user }: Pick<Row<'jobs'>, 'id' | 'job_id_user'>): void =>
    liveEvents.tell([{ job: id, ofUser: job_id_user }])

  const work = async (row: Row<'jobs'>): Promise<void> => {
    const claim = { id: row.id, job_attempts: row.job_attempts, owner }
    const ending = new AbortController()
    let why: Why | undefined
    const end = (reason: Why): void => {
      why ??= reason
      ending.abort()
    }
    ends.add(end)
    let at: { done: number; total: number | null } = { done: 0, total: null }
    let told = ''
    const look = async (): Promise<void> => {
      const held = await beat(database, claim, at, leaseSeconds)
      if (!held) end('lost')
      else if (held.job_is_cancelled) end('cancelled')
      const now = JSON.stringify(at)
      if (now !== told) tell(row)
      told = now
    }
    // A database that is away for a moment is asked again; the lease is longer than that.
    const lookQuietly = () => look().catch((error: unknown) => log.warn({ err: error, job: row.id }, 'job not held'))
    let looking = Promise.resolve()
    const beats = setInterval(() => {
      looking = lookQuietly()
    }, beatMs)
    const stopHearing = liveEvents.listen(change => {
      if ('job' in change && change.job === row.id && change.isAsked) void lookQuietly()
    })

    let isFinished = false
    const job: RunningJob = {
      id: row.id,
      userId: row.job_id_user,
      payload: row.job_payload,
      attempt: row.job_attempts,
      signal: ending.signal,
      progress: (done, total) => {
        at = { done, total: total ?? at.total }
      },
      finish: async (action, store, holds = 'first') => {
        ending.signal.throwIfAborted()
        await write({ database, actorId: row.job_id_user, ip: null, requestId: null, liveEvents }, action, async tx => {
          const held = async () => {
            const now = await tx.lock('jobs', row.id)
            const isHeld =
              now?.job_state === 'running' && now.job_owner === owner && now.job_attempts === row.job_attempts
            if (!now || !isHeld || now.job_is_cancelled) throw new JobLost('the job is not held any more')
            return now
          }
          const first = holds === 'first' ? await held() : undefined
          await store(tx)
          const now = first ?? (await held())
          await tx.update('jobs', now, {
            job_state: 'done',
            job_owner: null,
            job_lease_until: null,
            job_done: at.done,
            job_total: at.total,
            finished_at: new Date().toISOString(),
          })
        })
        isFinished = true
      },
    }
    const handler = handlers[row.job_kind]
    try {
      await handler?.(job)
      if (!isFinished) await release(database, claim, { state: 'done' })
    } catch (error) {
      await look().catch(() => undefined)
      const isLast = row.job_attempts >= row.job_most_attempts
      if (why === 'cancelled') await release(database, claim, { state: 'cancelled' })
      // Where this process stops, it was no attempt that failed.
      else if (why === 'stopping') await release(database, claim, { state: 'queued', isNoAttempt: true })
      else if (error instanceof JobRefused) await release(database, claim, { state: 'failed', error: error.message })
      else if (why !== 'lost') {
        log.warn({ err: error, job: row.id, kind: row.job_kind, attempt: row.job_attempts }, 'job not done')
        await release(
          database,
          claim,
          isLast
            ? { state: 'failed', error: 'internal' }
            : { state: 'queued', error: 'internal', waitSeconds: WAIT_SECONDS * 2 ** row.job_attempts },
        )
      }
    } finally {
      clearInterval(beats)
      stopHearing()
      ends.delete(end)
      await looking
      tell(row)
    }
  }

  /** Whether there was one to take. */
  const takeNext = async (): Promise<boolean> => {
    const row = await claimJob(database, owner, kinds, leaseSeconds)
    if (!row) return false
    if (row.job_state === 'running') await work(row)
    else tell(row)
    return true
  }

  const takeAll = async (): Promise<void> => {
    while (!isStopped && (await takeNext()));
  }

  const begin = (): Promise<void> => {
    const one = takeAll().finally(() => working.delete(one))
    working.add(one)
    return one
  }

  const wake = (): void => {
    if (isStopped || working.size >= atOnce) return
    begin().catch((error: unknown) => log.warn({ err: error }, 'jobs not looked for'))
  }

  let stopHearing = (): void => undefined
  return {
    start: () => {
      timer = setInterval(wake, POLL_MS)
      stopHearing = onJobs(liveEvents, wake)
      wake()
    },
    flush: begin,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      stopHearing()
      for (const end of ends) end('stopping')
      await Promise.allSettled(working)
    },
  }
}
