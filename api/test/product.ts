import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { API_ROOT, type Endpoint, type LiveEvent } from '@candela/shared-contract'
import type { FastifyInstance } from 'fastify'
import { buildServer } from '../src/app'
import { jobKinds } from '../src/job-kinds'
import { namesOf } from '../src/modules/logged-kinds'
import type { Config } from '../src/platform/config'
import type { App } from '../src/platform/context'
import type { Database } from '../src/platform/db/database'
import { registryFile } from '../src/platform/gateway/registry-file'
import { createJobRunner } from '../src/platform/jobs/runner'
import { createLiveEvents } from '../src/platform/live-events'
import { createLog } from '../src/platform/log'
import { createOutbox } from '../src/platform/mail/outbox'
import { diskTransport, type MailTransport } from '../src/platform/mail/transport'
import { secretKeys } from '../src/platform/secret-keys'
import { demo } from '../src/seeds/demo'
import { DEMO_PASSWORD } from '../src/seeds/demo-users'
import { count } from './counts'
import { asProduct, freshDatabase, testConfig } from './template'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // Tests read answers of every shape; the schemas that shape them have tests of their own.
  body: Record<string, unknown> & { code?: string; errors?: { field?: string; code: string; message: string }[] }
}

/**
 * Nothing is found in a failure, and a test that looks for nothing would pass: the body of one is for those who have
 * read its status.
 */
const answerOf = (asked: string, status: number, headers: Answer['headers'], body: Answer['body']): Answer => {
  let looked = status < 400
  return {
    get status() {
      looked = true
      return status
    },
    headers,
    get body() {
      if (!looked) throw new Error(`${asked} answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
  }
}

/** Comes back when that is so: of what the product does by itself nobody answers when it is done. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 5_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not come about')
    await new Promise(resolve => setImmediate(resolve))
  }
}

/** What a call says is wrong with what it was sent. */
export const wrongIn = ({ status, body }: Answer): Answer['body']['errors'] => {
  expect(status).toBe(422)
  return body.errors
}

export type CallOptions = {
  token?: string | undefined
  body?: unknown
  /** Sent as it is, for requests that no client would make. */
  raw?: { payload: string | Buffer; type?: string }
  headers?: Record<string, string>
  ip?: string
}

/** The live events of one stream, as they came so far. */
export type Listening = { events: LiveEvent[]; beats: () => number; ended: Promise<void>; leave: () => void }

export type Product = {
  app: App
  server: FastifyInstance
  database: Database
  logLines: () => string[]
  call: (method: Endpoint['method'], path: string, options?: CallOptions) => Promise<Answer>
  listen: (token: string) => Promise<Listening>
  signIn: (email: string, password?: string) => Promise<string>
  /** Delivers waiting mails and answers the newest one to an address. */
  mailTo: (email: string) => Promise<{ subject: string; text: string } | undefined>
  /** Does the work that waits in the background. */
  doJobs: () => Promise<void>
  close: () => Promise<void>
}

export const startProduct = async (
  options: { config?: Partial<Config>; transport?: MailTransport; isApart?: boolean } = {},
): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-test-'))
  const config = testConfig({ dataDir, ...options.config })
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const { database: owned, discard } = await freshDatabase()
  // Apart from the role that owns the tables.
  const { database, leave } = options.isApart
    ? await asProduct(owned)
    : { database: owned, leave: async () => undefined }
  count('product')
  const transport = options.transport ?? diskTransport(join(dataDir, 'outbox'))
  const outbox = createOutbox(database, transport, log)
  const app: App = {
    config,
    database,
    outbox,
    registry: registryFile(dataDir, log),
    secrets: secretKeys(config),
    liveEvents: createLiveEvents(),
    demo: config.demo ? demo : null,
    historyFrom: () => null,
    namesOf,
    log,
  }
  const server = await buildServer(app, log)
  const jobs = createJobRunner({ ...app, handlers: jobKinds(app) })

  const call: Product['call'] = async (method, path, { token, body, raw, headers = {}, ip } = {}) => {
    const payload = raw?.payload ?? (body === undefined ? undefined : JSON.stringify(body))
    const sentType = raw ? raw.type : payload === undefined ? undefined : 'application/json'
    const answer = await server.inject({
      payloadAsStream: true,
      method,
      url: path.startsWith('/api/') ? path : `${API_ROOT}${path}`,
      ...(payload === undefined ? {} : { payload }),
      ...(ip ? { remoteAddress: ip } : {}),
      headers: {
        ...(sentType ? { 'content-type': sentType } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    })
    const type = String(answer.headers['content-type'] ?? '')
    const { statusCode: status, headers: answered } = answer
    // A stream of events has no end: that it began is its answer.
    if (type.includes('event-stream')) answer.stream().destroy()
    const text = type.includes('event-stream') ? '' : await textOf(answer.stream())
    const parsed = type.includes('json') && text ? (JSON.parse(text) as Answer['body']) : {}
    return answerOf(`${method} ${path}`, status, answered, parsed)
  }

  const listen: Product['listen'] = async token => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await server.inject({ url: `${API_ROOT}/events`, headers, payloadAsStream: true })
    if (answer.statusCode !== 200) throw new Error(`no stream: ${answer.statusCode}`)
    const stream = answer.stream().setEncoding('utf8')
    let text = ''
    const events: LiveEvent[] = []
    stream.on('data', (chunk: string) => {
      text += chunk
      events.length = 0
      for (const [, data] of text.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data ?? '') as LiveEvent)
    })
    const ended = new Promise<void>(resolve => stream.once('close', resolve))
    return { events, beats: () => text.split(': still here').length - 1, ended, leave: () => stream.destroy() }
  }

  return {
    app,
    server,
    database,
    logLines: () => lines,
    call,
    listen,
    signIn: async (email, password = DEMO_PASSWORD) => {
      const { status, body } = await call('POST', '/auth', { body: { email, password } })
      if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`)
      return String(body.token)
    },
    mailTo: async email => {
      await outbox.flush()
      return (await outbox.list?.())?.find(({ to }) => to === email)
    },
    doJobs: jobs.flush,
    close: async () => {
      await server.close()
      await jobs.stop()
      await outbox.stop()
      await leave()
      await discard()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
