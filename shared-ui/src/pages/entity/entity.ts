import { call, query } from '@candela/shared-auth'
import type { AnswerOf, Endpoint, HistoryAnswer, Pair, RequestOf } from '@candela/shared-contract'
import type { QueryKey } from '@tanstack/react-query'

/** What reading one record answers: the record, and what the caller may do to it. */
export type RecordAnswer = { record: { id: number; updated_at: string }; can: { update: boolean; destroy: boolean } }

type EndpointAddress = Pick<Endpoint, 'method' | 'path'>

/** The calls that the pages of every entity make. */
export type EntityEndpoints = {
  list: Endpoint
  /** Where its records are chosen elsewhere. */
  simpleList?: Endpoint
  get: Endpoint
  store: Endpoint
  update: Endpoint
  destroy: Endpoint
  restore: Endpoint
  history?: Endpoint
  revert?: Endpoint
}

export type AnswerFor<E extends EntityEndpoints> = AnswerOf<E['get']> & RecordAnswer
export type RecordFor<E extends EntityEndpoints> = AnswerFor<E>['record']

export const recordOf = <E extends EntityEndpoints>(answer: AnswerFor<E>): RecordFor<E> => answer.record as RecordFor<E>

type EntityRules<E extends EntityEndpoints> = {
  /** Its controller, which its log speaks of; its list and its drafts are kept under it in the browser. */
  name: string
  /** Where its list is; its records are below. */
  path: `/${string}`
  nameOf: (record: RecordFor<E>) => string
  /** What shows something of its records beside its own list: asked for anew after a change. */
  shownIn?: readonly EndpointAddress[]
  /** Whenever the cache was given a record as it is now. */
  afterSave?: (answer: AnswerFor<E>) => Promise<void>
}

/** A reading question, as the query cache wants it. */
export type QuerySource<Answer> = {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>
}

/** What the pages of an entity share: where they are, what they ask, what a record is called. */
export type Entity<E extends EntityEndpoints> = EntityRules<E> & {
  endpoints: E
  newPath: string
  pathOf: (id: number) => string
  editPathOf: (id: number) => string
  /** A new record with the settings of this one. */
  newFromPathOf: (id: number) => string
  query: (id: string | number) => QuerySource<AnswerFor<E>>
  history: (id: number, before?: string) => QuerySource<HistoryAnswer>
  /** The same key sent again makes no second record. */
  store: (body: BodyIn<E['store']>, key: string) => Promise<AnswerFor<E>>
  update: (id: number, body: BodyIn<E['update']>, version: string | undefined) => Promise<AnswerFor<E>>
  remove: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<AnswerFor<E>>
  /** What these calls ask for at least; of a single record its `can` says it. */
  rights: Record<'list' | 'store' | 'update' | 'destroy', Pair>
}

type BodyIn<E> = RequestOf<E> extends { body: infer B } ? B : never
export type CreateBody<E extends EntityEndpoints> = BodyIn<E['store']>
export type UpdateBody<E extends EntityEndpoints> = BodyIn<E['update']>

const byId = (id: number | string) => ({ params: { id } })

/** The shapes of the calls are in the type of the entity; inside, each is just a call. */
const send = call as (endpoint: Endpoint, request: object, options?: object) => Promise<never>
const ask = query as unknown as (endpoint: Endpoint, request: object) => QuerySource<never>

/** The right in an access text: of `user.update or own` it is `user.update`, as one's own record needs none. */
const pairOf = ({ access, path }: Endpoint): Pair => {
  if (typeof access !== 'string') throw new Error(`${path} asks for one right for each action`)
  return access.split(' ')[0] as Pair
}

export const defineEntity = <const E extends EntityEndpoints>(endpoints: E, rules: EntityRules<E>): Entity<E> => {
  const pathOf = (id: number) => `${rules.path}/${id}`
  const newPath = `${rules.path}/new`
  return {
    ...rules,
    endpoints,
    newPath,
    pathOf,
    editPathOf: id => `${pathOf(id)}/edit`,
    newFromPathOf: id => `${newPath}?from=${id}`,
    query: id => ask(endpoints.get, byId(id)),
    history: (id, before) => ask(endpoints.history as Endpoint, { ...byId(id), query: before ? { before } : {} }),
    store: (body, key) => send(endpoints.store, { body }, { idempotencyKey: key }),
    update: (id, body, version) =>
      send(endpoints.update, { ...byId(id), body: { ...(body as object), updated_at: version } }),
    remove: id => send(endpoints.destroy, byId(id)),
    restore: id => send(endpoints.restore, byId(id)),
    rights: {
      list: pairOf(endpoints.list),
      store: pairOf(endpoints.store),
      update: pairOf(endpoints.update),
      destroy: pairOf(endpoints.destroy),
    },
  }
}
