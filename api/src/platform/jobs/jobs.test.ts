import type { FastifyBaseLogger } from 'fastify'
import { freshDatabase } from '../../../test/template'
import type { Database } from '../db/database'
import { createLiveEvents } from '../live-events'
import { createLog } from '../log'
import { write } from '../write'
import { cancelJob, enqueueJob, type JobHandler, JobRefused } from './job'
import { createJobRunner, type JobRunner } from './runner'

let database: Database
let discard: () => Promise<void>
let log: FastifyBaseLogger
beforeAll(async () => {
  log = createLog('info', { write: () => undefined })
  ;({ database, discard } = await freshDatabase())
})
afterAll(() => discard())

const runners: JobRunner[] = []
beforeEach(() => database.exec('delete from jobs'))
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
})

const liveEvents = createLiveEvents()
const writing = () => ({ database, actorId: null, ip: null, requestId: null, liveEvents })

/** Each as a process of its own: the events of one do not reach the others. */
const aRunner = (work: JobHandler, facts: { leaseSeconds?: number; events?: typeof liveEvents } = {}): JobRunner => {
  const { events = createLiveEvents(), ...rest } = facts
  const runner = createJobRunner({ database, log, liveEvents: events, handlers: { work }, beatMs: 20, ...rest })
  runners.push(runner)
  return runner
}

const enqueue = (payload: unknown = {}, mostAttempts?: number) =>
  write(writing(), 'test', tx => enqueueJob(tx, { kind: 'work', payload, ...(mostAttempts && { mostAttempts }) }))

const jobs = () => database.read.selectFrom('jobs').selectAll().orderBy('id').execute()
const onlyJob = async () => (await jobs())[0]

/** Something that a test lets happen. */
const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}

it('two runners do each job once', async () => {
  const done: unknown[] = []
  const work: JobHandler = async ({ payload }) => {
    done.push(payload)
  }
  for (let n = 0; n < 12; n += 1) await enqueue({ n })
  await Promise.all([aRunner(work).flush(), aRunner(work).flush(), aRunner(work).flush()])
  expect(done.map(each => (each as { n: number }).n).sort((a, b) => a - b)).toEqual([...Array(12).keys()])
  const states = (await jobs()).map(({ job_state, job_attempts }) => [job_state, job_attempts])
  expect(states).toEqual(Array.from({ length: 12 }, () => ['done', 1]))
})

it.each(['first', 'last'] as const)(
  'what a process stores that lost its job is refused, held %s, and the job is done by the one that took it over',
  async holds => {
    const { id } = await enqueue()
    const [dead, begun] = [gate(), gate()]
    let refusal: unknown
    const slow = aRunner(async job => {
      begun.open()
      await dead.opened
      await job
        .finish('test', async () => undefined, holds)
        .catch((error: unknown) => {
          refusal = error
          throw error
        })
    })
    const first = slow.flush()
    await begun.opened
    // As if it had been silent for too long.
    await database.exec(`update jobs set job_lease_until = clock_timestamp() - interval '1 second',
    job_owner = '00000000-0000-4000-8000-000000000000', job_state = 'running' where id = ${id}`)
    const stored: number[] = []
    await aRunner(job => job.finish('test', async () => void stored.push(job.attempt))).flush()
    dead.open()
    await first
    expect(stored).toEqual([2])
    expect(refusal).toBeDefined()
    expect(await onlyJob()).toMatchObject({ job_state: 'done', job_attempts: 2, job_owner: null })
  },
)

it('a job whose process died as often as it may fails and says so', async () => {
  const { id } = await enqueue({}, 1)
  await database.exec(`update jobs set job_state = 'running', job_attempts = 1, started_at = clock_timestamp(),
    job_owner = '00000000-0000-4000-8000-000000000000', job_lease_until = clock_timestamp() - interval '1 second'
    where id = ${id}`)
  const work = jest.fn()
  await aRunner(work).flush()
  expect(work).not.toHaveBeenCalled()
  expect(await onlyJob()).toMatchObject({ job_state: 'failed', job_error: 'abandoned' })
})

it('is tried again later, and fails with its last attempt', async () => {
  await enqueue({}, 2)
  const runner = aRunner(async () => {
    throw new Error('broken')
  })
  await runner.flush()
  expect(await onlyJob()).toMatchObject({ job_state: 'queued', job_attempts: 1 })
  await runner.flush()
  expect((await onlyJob())?.job_attempts).toBe(1)
  await database.exec('update jobs set job_next_at = clock_timestamp()')
  await runner.flush()
  expect(await onlyJob()).toMatchObject({ job_state: 'failed', job_attempts: 2, job_error: 'internal' })
})

it('that can never go well is not tried again', async () => {
  await enqueue()
  await aRunner(async () => {
    throw new JobRefused('tooLarge')
  }).flush()
  expect(await onlyJob()).toMatchObject({ job_state: 'failed', job_attempts: 1, job_error: 'tooLarge' })
})

it('that is cancelled is not begun, and one that is being done hears of it', async () => {
  const { id } = await enqueue()
  const cancel = (job: number) => write(writing(), 'test', tx => cancelJob(tx, job))
  expect(await cancel(id)).toBe(true)
  const work = jest.fn()
  await aRunner(work).flush()
  expect(work).not.toHaveBeenCalled()
  expect(await cancel(id)).toBe(false)

  const second = await enqueue()
  const begun = gate()
  const running = aRunner(async ({ signal }) => {
    begun.open()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
  }).flush()
  await begun.opened
  expect(await cancel(second.id)).toBe(true)
  await running
  expect((await jobs()).map(({ job_state }) => job_state)).toEqual(['cancelled', 'cancelled'])
})

it('goes back to the queue when its process stops, and that is no attempt of it', async () => {
  await enqueue({}, 1)
  const begun = gate()
  const runner = aRunner(async ({ signal }) => {
    begun.open()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
  })
  const running = runner.flush()
  await begun.opened
  await runner.stop()
  await running
  expect(await onlyJob()).toMatchObject({ job_state: 'queued', job_most_attempts: 2 })
  await aRunner(async () => undefined).flush()
  expect(await onlyJob()).toMatchObject({ job_state: 'done' })
})

it('says how far it is', async () => {
  await enqueue()
  const [begun, seen] = [gate(), gate()]
  const running = aRunner(async ({ progress, finish }) => {
    progress(3, 7)
    begun.open()
    await seen.opened
    await finish('test', async () => undefined)
  }).flush()
  await begun.opened
  while ((await onlyJob())?.job_total === null) await new Promise(resolve => setImmediate(resolve))
  expect(await onlyJob()).toMatchObject({ job_state: 'running', job_done: 3, job_total: 7 })
  seen.open()
  await running
})

// The embedded engine answers nobody while something is stored.
const onServerAlone = process.env.TEST_ENGINE === 'postgres' ? it : it.skip

onServerAlone('that is held last says how far it is while it stores', async () => {
  await enqueue()
  const [begun, seen] = [gate(), gate()]
  const running = aRunner(({ progress, finish }) =>
    finish(
      'test',
      async () => {
        progress(3, 7)
        begun.open()
        await seen.opened
      },
      'last',
    ),
  ).flush()
  await begun.opened
  while ((await onlyJob())?.job_total === null) await new Promise(resolve => setImmediate(resolve))
  expect(await onlyJob()).toMatchObject({ job_state: 'running', job_done: 3, job_total: 7 })
  seen.open()
  await running
  expect(await onlyJob()).toMatchObject({ job_state: 'done' })
})
