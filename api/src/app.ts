import { randomUUID } from 'node:crypto'
import { endpoints, languageOf, localeFromHeader, routeOf } from '@candela/shared-contract'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { actorOfToken } from './modules/auth/viewing.repository'
import { bindings } from './modules/routes'
import { sourceOf } from './platform/address'
import type { Actor, App, OpenCtx } from './platform/context'
import { isFileRoute, registerGateway } from './platform/gateway/gateway'
import { assertOneHost, LONGEST_ADDRESS, routableAddress } from './platform/http/address'
import { AppError } from './platform/http/app-error'
import { contextOf } from './platform/http/authenticate'
import { assertComplete, bindRoute } from './platform/http/bind'
import { assertPlainContent, readJson } from './platform/http/content'
import { sendError } from './platform/http/errors'
import { NO_PAGE_POLICY, transportPolicy } from './platform/http/headers'
import { serializerCompiler } from './platform/http/serializer'
import { answerUnreadable } from './platform/http/unreadable'
import { hasMailbox } from './platform/mail/outbox'

const MAX_BODY = 1024 * 1024

const { health, ready } = endpoints.platform

/** Whoever watches the product asks these, all the time and perhaps from the address of everybody else. */
const PROBES = new Set([health, ready].map(routeOf))
const isProbe = ({ routeOptions }: FastifyRequest): boolean => PROBES.has(routeOptions.url ?? '')
const asksForHealth = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === routeOf(health)

/** Of somebody who looks as somebody else the log has both, by name: it is their doing, and the other one's rights. */
const whoAsked = (actor: Actor | null | undefined) =>
  actor?.viewedBy
    ? { actor: actor.id, actorName: actor.user.usr_name, viewer: actor.viewedBy.id, viewerName: actor.viewedBy.name }
    : { actor: actor?.id }

/** The server, ready to listen or to be injected into by tests. */
export const buildServer = async (app: App, log: FastifyBaseLogger): Promise<FastifyInstance> => {
  assertComplete(bindings)
  const transport = transportPolicy(app.config.publicUrl)
  const contexts = new WeakMap<FastifyRequest, OpenCtx>()
  const languageFor = (request: FastifyRequest) =>
    languageOf(contexts.get(request)?.locale ?? localeFromHeader(request.headers['accept-language']))

  const server = Fastify({
    loggerInstance: log,
    // One line a request, written below with who and which route.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // The hops named in the configuration and no others: a forged X-Forwarded-For stays what the client said.
    trustProxy: (_address, hop) => hop < app.config.trustProxy,
    bodyLimit: MAX_BODY,
    requestTimeout: 30_000,
    // Longer than clients wait for calls that move report data: who is at work is not hung up on.
    connectionTimeout: 150_000,
    keepAliveTimeout: 10_000,
    // What comes after a stop began is refused below, like anything else.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The router refuses nothing by itself: it would answer ahead of every hook. A parameter that is too long fits no rule.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url = '/' }) => routableAddress(url),
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerUnreadable({ log, transport }, error, socket),
  })
  server.setSerializerCompiler(serializerCompiler)
  server.setErrorHandler((error, request, reply) => sendError(request, reply, error, languageFor(request)))
  server.removeAllContentTypeParsers()
  server.addHook('preParsing', assertPlainContent)
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) =>
    readJson(bytes),
  )

  // Files come as they are; which call takes which kind stands in the contract.
  const uploads = new Set(bindings.flatMap(({ endpoint }) => endpoint.upload ?? []))
  if (uploads.size > 0)
    server.addContentTypeParser([...uploads], { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))

  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('content-security-policy', NO_PAGE_POLICY).headers(transport)
  })
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...whoAsked(contexts.get(request)?.actor),
        ip: request.ip,
      },
      'request',
    )
  })

  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  })
  server.addHook('onRequest', assertOneHost)
  await server.register(rateLimit, {
    global: true,
    max: app.config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => sourceOf(ip),
    allowList: request => isProbe(request) || isFileRoute(request.routeOptions.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
  await server.register(underPressure, {
    maxEventLoopDelay: app.config.busyFromMs,
    exposeStatusRoute: false,
    pressureHandler: request => {
      // A process that is busy is alive: it is given less to do, and not killed.
      if (!asksForHealth(request)) throw new AppError('unavailable', { retryAfter: 5 })
    },
  })

  const contextFor = async (request: FastifyRequest): Promise<OpenCtx> => {
    const ctx = await contextOf(app, request, actorOfToken)
    contexts.set(request, ctx)
    return ctx
  }
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
    app.liveEvents.tell([{ stopping: true }])
  })
  server.addHook('onRequest', async () => {
    if (isStopping) throw new AppError('unavailable')
  })
  for (const binding of bindings) bindRoute(server, binding, contextFor)
  await registerGateway(server, app)
  return server
}

export const describeStart = (app: App): string => {
  const { config, database } = app
  const lines = [`Candela is ready at ${config.publicUrl}`]
  if (config.demo) lines.push('  sign in as admin@candela.example with candela-demo, or pick a person on the page')
  if (hasMailbox(app)) lines.push(`  mails: ${config.publicUrl}/dev/mailbox`)
  lines.push(`  database: ${database.engine === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`)
  return lines.join('\n')
}
