import type { Readable } from 'node:stream'
import {
  type Access,
  type AnswerOf,
  allowsOwnRecord,
  type BodyOf,
  type Endpoint,
  endpointList,
  type ParamsOf,
  pairsFor,
  type QueryOf,
  routeOf,
} from '@candela/shared-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Ctx, type OpenCtx, signedIn } from '../context'
import { idempotentCallFrom } from '../idempotency'
import { assertDecodableUrl } from './address'
import { AppError } from './app-error'
import { type AskServer, askerAs } from './ask-server'
import { EVENT_STREAM_HEADERS, toEventStream } from './event-stream'
import { assertSafeValue } from './strict-json'
import { validInput, validParams } from './validate'

/** Of a call that takes a file: its bytes, and what the caller says they are. */
export type Upload = { type: string; bytes: Buffer }

/** A file that a call answers; its name is of plain letters. */
export type FileAnswer = { type: string; name?: string; etag?: string } & (
  | { content: Buffer | Readable }
  /** One that is kept: whoever lost a part of it asks for that part, of the same file. */
  | { etag: string; size: number; content: (from: number, to: number) => Readable }
)

type Input<E> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E>; upload: Upload; askServer: AskServer }
/** A call that answers 204 may return anything: it is dropped. */
type Answer<E> = AnswerOf<E> extends undefined ? unknown : AnswerOf<E>

type AnyInput = { params: unknown; query: unknown; body: unknown; upload: Upload; askServer: AskServer }

/** An endpoint of the contract with the use case that serves it. */
export type Binding = {
  endpoint: Endpoint
  handle: (ctx: OpenCtx, input: AnyInput) => Promise<unknown>
}

/** For signed-in people; which right it needs stands in the contract and is asked before the handler runs. */
export const guarded = <E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Ctx, input: Input<E>) => Promise<Answer<E>>,
): Binding => {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public and must be bound with open()`)
  if (endpoint.stream) throw new Error(`${endpoint.path} is a stream and must be bound with streamed()`)
  if (endpoint.download) throw new Error(`${endpoint.path} answers a file and must be bound with guardedFile()`)
  return { endpoint, handle: (ctx, input) => handle(signedIn(ctx), input as Input<E>) }
}

/** For signed-in people: answers with a file. */
export const guardedFile = <E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Ctx, input: Input<E>) => Promise<FileAnswer>,
): Binding => {
  if (endpoint.access === 'public' || !endpoint.download)
    throw new Error(`${endpoint.path} is no file for signed-in people`)
  return { endpoint, handle: (ctx, input) => handle(signedIn(ctx), input as Input<E>) }
}

/** For everybody, signed in or not. */
export const open = <E extends Endpoint>(
  endpoint: E,
  handle: (ctx: OpenCtx, input: Input<E>) => Promise<Answer<E>>,
): Binding => {
  if (endpoint.access !== 'public') throw new Error(`${endpoint.path} is not public and must be bound with guarded()`)
  return { endpoint, handle: (ctx, input) => handle(ctx, input as Input<E>) }
}

/** For signed-in people, for as long as they stay: each value becomes an event, `null` a sign of life. */
export const streamed = <E extends Endpoint>(
  endpoint: E,
  events: (ctx: Ctx, gone: AbortSignal, input: Input<E>) => AsyncIterable<object | null>,
): Binding => {
  if (endpoint.access === 'public' || !endpoint.stream)
    throw new Error(`${endpoint.path} is no stream of signed-in people`)
  return {
    endpoint,
    handle: async (ctx, input) => toEventStream(gone => events(signedIn(ctx), gone, input as Input<E>)),
  }
}

/** A mirror is served by what serves the call behind it. */
export const withMirrors = (bindings: readonly Binding[]): Binding[] => [
  ...bindings,
  ...endpointList.flatMap(({ endpoint }) => {
    const behind = bindings.find(binding => binding.endpoint === endpoint.mirrors)
    return behind ? [{ ...behind, endpoint }] : []
  }),
]

/** A hole in the table is a reason not to start. */
export const assertComplete = (bindings: readonly Binding[], absent: readonly Endpoint[] = []): void => {
  const bound = new Set(bindings.map(({ endpoint }) => endpoint))
  for (const { name, endpoint } of endpointList) {
    const { access = '' as Access } = endpoint as { access?: Access }
    if (!(access === 'public' || access === 'signedIn' || pairsFor(access).length > 0))
      throw new Error(`endpoint ${name} does not say who may call it`)
    if (!endpoint.effect) throw new Error(`endpoint ${name} does not say what it does`)
    if (endpoint.mirrors && endpoint.effect !== 'read') throw new Error(`endpoint ${name} mirrors a call that writes`)
    if (!bound.has(endpoint) && !absent.includes(endpoint))
      throw new Error(`endpoint ${name} is not bound to a handler`)
  }
}

const isOwn = (params: unknown, id: number): boolean => (params as { id?: string } | undefined)?.id === String(id)

export const authorizeCall = (endpoint: Endpoint, ctx: OpenCtx, params: unknown): void => {
  const { access, effect, shows, mirrors, duringMaintenance, whileViewing } = endpoint
  if (ctx.actor?.viewedBy && effect !== 'read' && !whileViewing) throw new AppError('onlyLooking')
  if (access === 'public') return
  const { actor } = signedIn(ctx)
  if (actor.maintenance && !duringMaintenance) throw new AppError('maintenance')
  if (shows && !actor.pairs.has(shows)) throw new AppError('forbidden')
  if (mirrors) authorizeCall(mirrors, ctx, params)
  if (access === 'signedIn' || pairsFor(access).some(pair => actor.pairs.has(pair))) return
  if (!(allowsOwnRecord(access) && isOwn(params, actor.id))) throw new AppError('forbidden')
}

/** Each action of a bulk call has its own right; the body that names it is read by then. */
const authorizeAction = ({ access }: Endpoint, ctx: OpenCtx, body: unknown): void => {
  if (typeof access !== 'object') return
  const pair = access.byAction[(body as { action: string }).action]
  if (!pair || !signedIn(ctx).actor.pairs.has(pair)) throw new AppError('forbidden')
}

const NO_UPLOAD: Upload = { type: '', bytes: Buffer.alloc(0) }

const readUpload = (endpoint: Endpoint, request: FastifyRequest): Upload => {
  if (!endpoint.upload) {
    if (Buffer.isBuffer(request.body)) throw new AppError('unsupportedMediaType')
    return NO_UPLOAD
  }
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (!endpoint.upload.includes(type) || !Buffer.isBuffer(request.body)) throw new AppError('unsupportedMediaType')
  return { type, bytes: request.body }
}

/** The part that is asked for; null: it is not there. Several at once, or of a file that is another one now, are all of it. */
const rangeOf = (
  { range, 'if-range': ifRange }: FastifyRequest['headers'],
  { etag, size }: { etag: string; size: number },
): { from: number; to: number } | undefined | null => {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '')
  if (!asked || (ifRange !== undefined && ifRange !== etag)) return undefined
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? null : { from, to }
}

const sendFile = ({ headers }: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply => {
  const { type, name, etag } = file
  if (etag) void reply.headers({ etag, 'cache-control': 'private, no-cache' })
  if (etag && headers['if-none-match'] === etag) return reply.code(304).send()
  void reply.header('content-type', type)
  // Never shown as a page of ours, whatever is in it.
  void reply.header('content-disposition', name ? `attachment; filename="${name}"` : 'attachment')
  if (!('size' in file)) return reply.send(file.content)
  const { size, content } = file
  void reply.header('accept-ranges', 'bytes')
  const range = rangeOf(headers, file)
  if (range === null) {
    void reply.header('content-range', `bytes */${size}`)
    throw new AppError('rangeNotSatisfiable')
  }
  const { from, to } = range ?? { from: 0, to: size - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`)
  return reply.header('content-length', to - from + 1).send(content(from, to))
}

/** Binds one endpoint: rights, then input, then the use case, then an answer with the declared fields and no others. */
export const bindRoute = (
  server: FastifyInstance,
  { endpoint, handle }: Binding,
  contextOf: (request: FastifyRequest) => Promise<OpenCtx>,
): void => {
  server.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    schema: endpoint.answer ? { response: { 200: endpoint.answer } } : {},
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await contextOf(request)
      authorizeCall(endpoint, ctx, request.params)
      assertDecodableUrl(request.originalUrl)
      assertSafeValue(request.query)
      const upload = readUpload(endpoint, request)
      const input: AnyInput = {
        params: validParams(endpoint.params, request.params),
        query: validInput(endpoint.query, request.query),
        body: validInput(endpoint.body, request.body),
        upload,
        askServer: askerAs(server, request, ctx.actor),
      }
      authorizeAction(endpoint, ctx, input.body)
      const idempotentCall = idempotentCallFrom(endpoint, request.headers['idempotency-key'], input)
      const answer = await handle({ ...ctx, idempotentCall }, input)
      void reply.header('cache-control', 'no-store')
      if (endpoint.stream) return reply.headers(EVENT_STREAM_HEADERS).send(answer)
      if (endpoint.download) return sendFile(request, reply, answer as FileAnswer)
      if (!endpoint.answer) return reply.code(204).send()
      return reply.send(answer)
    },
  })
}
