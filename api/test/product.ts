import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_ROOT, type Endpoint } from '@candela/shared-contract'
import type { FastifyInstance } from 'fastify'
import { buildServer } from '../src/app'
import { createChanges } from '../src/platform/changes'
import type { Config } from '../src/platform/config'
import type { App } from '../src/platform/context'
import type { Database } from '../src/platform/db/database'
import { registryFile } from '../src/platform/gateway/registry-file'
import { createLog } from '../src/platform/log'
import { createOutbox } from '../src/platform/mail/outbox'
import { diskTransport, type MailTransport } from '../src/platform/mail/transport'
import { DEMO_PASSWORD } from '../src/seeds/demo-users'
import { freshDatabase, testConfig } from './template'

export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  // Tests read answers of every shape; the schemas that shape them have tests of their own.
  body: Record<string, unknown> & { code?: string; errors?: { field?: string; code: string; message: string }[] }
}

export type CallOptions = {
  token?: string | undefined
  body?: unknown
  /** Sent as it is, for requests that no client would make. */
  raw?: { payload: string; type?: string }
  headers?: Record<string, string>
  ip?: string
}

export type Product = {
  app: App
  server: FastifyInstance
  database: Database
  logLines: () => string[]
  call: (method: Endpoint['method'], path: string, options?: CallOptions) => Promise<Answer>
  signIn: (email: string, password?: string) => Promise<string>
  /** Delivers waiting mails and answers the newest one to an address. */
  mailTo: (email: string) => Promise<{ subject: string; text: string } | undefined>
  close: () => Promise<void>
}

export const startProduct = async (
  options: { config?: Partial<Config>; transport?: MailTransport } = {},
): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'candela-test-'))
  const config = testConfig({ dataDir, ...options.config })
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const { database, discard } = await freshDatabase()
  const transport = options.transport ?? diskTransport(join(dataDir, 'outbox'))
  const outbox = createOutbox(database, transport, log)
  const app: App = { config, database, outbox, registry: registryFile(dataDir, log), changes: createChanges(), log }
  const server = await buildServer(app, log)

  const call: Product['call'] = async (method, path, { token, body, raw, headers = {}, ip } = {}) => {
    const payload = raw?.payload ?? (body === undefined ? undefined : JSON.stringify(body))
    const type = raw ? raw.type : payload === undefined ? undefined : 'application/json'
    const answer = await server.inject({
      method,
      url: path.startsWith('/api/') ? path : `${API_ROOT}${path}`,
      ...(payload === undefined ? {} : { payload }),
      ...(ip ? { remoteAddress: ip } : {}),
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson && answer.body ? answer.json<Answer['body']>() : {},
    }
  }

  return {
    app,
    server,
    database,
    logLines: () => lines,
    call,
    signIn: async (email, password = DEMO_PASSWORD) => {
      const { status, body } = await call('POST', '/auth', { body: { email, password } })
      if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`)
      return String(body.token)
    },
    mailTo: async email => {
      await outbox.flush()
      return (await outbox.list?.())?.find(({ to }) => to === email)
    },
    close: async () => {
      await server.close()
      await outbox.stop()
      await discard()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
