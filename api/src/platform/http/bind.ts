import {
  type AnswerOf,
  API_ROOT,
  type BodyOf,
  type Endpoint,
  endpointList,
  isPair,
  type ParamsOf,
  type QueryOf,
  type Schema,
} from '@candela/shared-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Ctx, type OpenCtx, signedIn } from '../context'
import { onceFrom } from '../once'
import { AppError } from './app-error'
import { EVENT_STREAM_HEADERS, toEventStream } from './event-stream'
import { assertClean } from './strict-json'
import { validBody, validParams } from './validate'

type Input<E> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> }
/** A call that answers 204 may return anything: it is dropped. */
type Answer<E> = AnswerOf<E> extends undefined ? unknown : AnswerOf<E>

type AnyInput = { params: unknown; query: unknown; body: unknown }

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
export const streamed = (
  endpoint: Endpoint,
  events: (ctx: Ctx, gone: AbortSignal) => AsyncIterable<object | null>,
): Binding => {
  if (endpoint.access === 'public' || !endpoint.stream)
    throw new Error(`${endpoint.path} is no stream of signed-in people`)
  return { endpoint, handle: async ctx => toEventStream(gone => events(signedIn(ctx), gone)) }
}

/** A hole in the table is a reason not to start. */
export const assertComplete = (bindings: readonly Binding[], absent: readonly Endpoint[] = []): void => {
  const bound = new Set(bindings.map(({ endpoint }) => endpoint))
  for (const { name, endpoint } of endpointList) {
    const { access } = endpoint as { access?: string }
    if (!access || !(access === 'public' || access === 'signedIn' || isPair(access)))
      throw new Error(`endpoint ${name} does not say who may call it`)
    if (!endpoint.effect) throw new Error(`endpoint ${name} does not say what it does`)
    if (!bound.has(endpoint) && !absent.includes(endpoint))
      throw new Error(`endpoint ${name} is not bound to a handler`)
  }
}

const authorizeCall = (endpoint: Endpoint, ctx: OpenCtx): void => {
  if (endpoint.access === 'public') return
  const { actor } = signedIn(ctx)
  if (actor.maintenance && !endpoint.duringMaintenance) throw new AppError('maintenance')
  if (endpoint.access !== 'signedIn' && !actor.pairs.has(endpoint.access)) throw new AppError('forbidden')
}

const answerSchema = (answer: Schema): Record<string, unknown> => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })
  return schema
}

/** Binds one endpoint: rights, then input, then the use case, then an answer with the declared fields and no others. */
export const bindRoute = (
  server: FastifyInstance,
  { endpoint, handle }: Binding,
  contextOf: (request: FastifyRequest) => Promise<OpenCtx>,
): void => {
  server.route({
    method: endpoint.method,
    url: `${API_ROOT}${endpoint.path}`,
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    schema: endpoint.answer ? { response: { 200: answerSchema(endpoint.answer) } } : {},
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = await contextOf(request)
      authorizeCall(endpoint, ctx)
      assertClean(request.query)
      const input: AnyInput = {
        params: validParams(endpoint.params, request.params),
        query: validBody(endpoint.query, request.query),
        body: validBody(endpoint.body, request.body),
      }
      const once = onceFrom(endpoint, request.headers['idempotency-key'], input.body)
      const answer = await handle({ ...ctx, once }, input)
      void reply.header('cache-control', 'no-store')
      if (endpoint.stream) return reply.headers(EVENT_STREAM_HEADERS).send(answer)
      if (!endpoint.answer) return reply.code(204).send()
      return reply.send(answer)
    },
  })
}
