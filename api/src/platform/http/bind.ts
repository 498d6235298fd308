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
import { AppError } from './app-error'
import { assertClean } from './strict-json'
import { validBody, validParams } from './validate'

type Input<E> = { params: ParamsOf<E>; query: QueryOf<E>; body: BodyOf<E> }
/** A call that answers 204 may return anything: it is dropped. */
type Answer<E> = AnswerOf<E> extends undefined ? unknown : AnswerOf<E>

/** An endpoint of the contract with the use case that serves it. */
export type Binding = {
  endpoint: Endpoint
  handle: (ctx: OpenCtx, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>
}

/** For signed-in people; which right it needs stands in the contract and is asked before the handler runs. */
export const guarded = <E extends Endpoint>(
  endpoint: E,
  handle: (ctx: Ctx, input: Input<E>) => Promise<Answer<E>>,
): Binding => {
  if (endpoint.access === 'public') throw new Error(`${endpoint.path} is public and must be bound with open()`)
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
      const answer = await handle(ctx, {
        params: validParams(endpoint.params, request.params),
        query: validBody(endpoint.query, request.query),
        body: validBody(endpoint.body, request.body),
      })
      void reply.header('cache-control', 'no-store')
      if (!endpoint.answer) return reply.code(204).send()
      return reply.send(answer)
    },
  })
}
