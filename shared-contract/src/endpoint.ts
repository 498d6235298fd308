import type * as z from 'zod/mini'
import type { FailureKey } from './errors'
import type { Pair } from './permissions'

/**
 * Who may call. A pair is asked of the caller's group. `user.get or own`: nobody needs a right for the user that they
 * are themselves. `byAction`: each action of a bulk call has its pair. `signedIn` reaches the caller's own rows only.
 * `public` needs no session and has to be said aloud.
 */
export type Access = Pair | `${Pair} or own` | { byAction: Readonly<Record<string, Pair>> } | 'signedIn' | 'public'

/**
 * What a call does. A `write` leaves an audit row in its own transaction; one that leaves none says so.
 */
export type Effect = 'read' | 'write' | 'write, audit: none'

export type Schema = z.core.$ZodType

export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
> = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below its root, Fastify's notation for parameters: `/user/:id`. */
  path: `/${string}`
  summary: string
  access: Access
  /** It answers what this right shows: who does not hold it is refused, whatever else they may. */
  shows?: Pair
  effect: Effect
  /** The sentence that is shown when it fails, before what the server said of it. */
  failure: FailureKey
  params?: Params
  query?: Query
  body?: Body
  /** Absent: 204 without a body. */
  answer?: Answer
  /** Answers during maintenance as well. */
  duringMaintenance?: true
  /** Writes although its caller only looks as somebody else: it ends that. */
  whileViewing?: true
  /** A repeated `Idempotency-Key` gets the first answer instead of a second record. */
  idempotent?: true
  /** Answers with a stream of server-sent events that ends when the caller leaves. */
  stream?: true
  /** One request with what else is asked in the same moment; see `platform.ask`. Such a path has no parameters. */
  batched?: true
  /** Takes a file as its body: these media types, and no more bytes than `bodyLimit`. */
  upload?: readonly string[]
  /** Answers with a file. */
  download?: true
  /** Bytes; the server's default fits an ordinary form. */
  bodyLimit?: number
  /** The call that this one answers like, at the same path for phones; who may not call that may not call this. */
  mirrors?: Endpoint
}

export const defineEndpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> => endpoint

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Output<P> : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Output<Q> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Output<B> : never
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? Output<A> : never

/** Where every part may be left out, the whole may be as well. */
type QueryPart<Q> = Record<never, never> extends Q ? { query?: Q } : { query: Q }

/** What the client passes: only the parts that the endpoint has. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A>
    ? (P extends Schema ? { params: Input<P> } : unknown) &
        (Q extends Schema ? QueryPart<Input<Q>> : unknown) &
        (B extends Schema ? { body: Input<B> } : unknown)
    : never

export const API_ROOT = '/api/web'
export const MOBILE_ROOT = '/api/mobile'

/** Where a call is, in Fastify's notation for parameters. */
export const routeOf = ({ path, mirrors }: Pick<Endpoint, 'path' | 'mirrors'>): string =>
  (mirrors ? MOBILE_ROOT : API_ROOT) + path
