import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { buildServer, describeStart } from './app'
import { chores } from './chores'
import { connect, prepare, warnOfRights } from './connect'
import { jobKinds } from './job-kinds'
import { firstAdministrator } from './modules/auth/first-administrator'
import { mendAdministrators } from './modules/group/group.administrators'
import { namesOf } from './modules/logged-kinds'
import { mailDigests } from './modules/notification/digest'
import { startWatch } from './modules/notification/watch'
import { mendMailboxes } from './modules/user/user.mailboxes'
import { ConfigError, readConfig } from './platform/config'
import type { App } from './platform/context'
import { DirectoryInUse, lockDirectory } from './platform/db/lock'
import { registryFile } from './platform/gateway/registry-file'
import { startHousekeeping } from './platform/housekeeping'
import { createJobRunner } from './platform/jobs/runner'
import { createLiveEvents } from './platform/live-events'
import { createLog } from './platform/log'
import { createOutbox } from './platform/mail/outbox'
import { diskTransport, smtpTransport } from './platform/mail/transport'
import { secretKeys } from './platform/secret-keys'
import { startSealing } from './platform/trail/seal'
import { demo } from './seeds/demo'
import { demoHistory } from './seeds/money/history'
import { startHistory } from './seeds/money/older-days'
import { seed } from './seeds/seed'

const STOP_LIMIT_MS = 10_000

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const run = async (): Promise<void> => {
  const config = readConfig(process.env)
  // Processes on one PostgreSQL server may share the directory: released remotes and their registry are all that is in it.
  const unlock = config.databaseUrl ? () => undefined : lockDirectory(config.dataDir)
  const log: FastifyBaseLogger = createLog(config.logLevel)
  try {
    const secrets = secretKeys(config)
    const database = await connect(config, log, __dirname)
    const applied = await prepare(database, config, log)
    if (applied.length) say(`Database: applied ${applied.join(', ')}`)
    await warnOfRights(database, log)
    if (await seed(database, config, { secrets }))
      say(config.demo ? `Database: seeded (${config.seed})` : 'Database: default groups')
    const history = await demoHistory(database, config, say)
    await history?.open()

    const transport = config.smtpUrl
      ? smtpTransport(config.smtpUrl, config.mailFrom, new URL(config.publicUrl).hostname)
      : diskTransport(join(config.dataDir, 'outbox'))
    const outbox = createOutbox(database, transport, log)
    const app: App = {
      config,
      database,
      outbox,
      registry: registryFile(config.registryDir, log),
      secrets,
      liveEvents: createLiveEvents(),
      demo: config.demo ? demo : null,
      historyFrom: () => history?.from() ?? null,
      namesOf,
      log,
    }
    const addresses = await mendMailboxes(database)
    if (addresses) say(`Users: ${addresses}`)
    const mended = [await mendAdministrators(database), await firstAdministrator(app)].filter(said => said !== null)
    for (const said of mended) say(`Access groups: ${said}`)

    const server = await buildServer(app, log)
    outbox.start()
    const jobs = createJobRunner({ ...app, handlers: jobKinds(app) })
    jobs.start()
    const stopHousekeeping = startHousekeeping(database, log, [
      ...chores,
      house => mailDigests(house, config.publicUrl),
    ])
    const stopWatch = startWatch(app)
    const stopSealing = startSealing(database, log)
    const stopHistory = startHistory(history, log)
    const unwatch = app.registry.watch(() => app.liveEvents.tell([{ remotes: true }]))

    let stopping = false
    const stop = async (signal: string): Promise<void> => {
      if (stopping) return
      stopping = true
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
      stopHousekeeping()
      stopWatch()
      unwatch()
      await stopHistory()
      await server.close()
      await jobs.stop()
      await outbox.stop()
      await stopSealing()
      await database.close()
      unlock()
      process.exit(0)
    }
    process.on('SIGINT', signal => void stop(signal))
    process.on('SIGTERM', signal => void stop(signal))

    await server.listen({ port: config.port, host: config.host })
    say(describeStart(app))
  } catch (error) {
    unlock()
    throw error
  }
}

run().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  if (inUse) process.stderr.write(`The port is in use: ${(error as Error).message}. Set PORT.\n`)
  else process.stderr.write(expected ? `${error.message}\n` : `${(error as Error).stack ?? String(error)}\n`)
  process.exit(1)
})
