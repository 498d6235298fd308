import { bulkAnswer } from './bulk'
import { type Access, defineEndpoint, type Endpoint, type Schema } from './endpoint'
import { byId } from './fields'
import { historyAnswer, historyQuery, type LogConfig, type Reverting, revertBody } from './history'
import { simpleListAnswer, simpleListQuery } from './list'
import type { CrudController, Pair } from './permissions'
import { searchAnswer, searchBody } from './search'

/** How summaries speak of the records: `an account`, `accounts`; and where its pages are, if not at its own name. */
type Words = { one: string; many: string; page?: `/${string}` }

/** What a call may say where it is not as usual. */
type Unusual = Partial<Pick<Endpoint, 'summary' | 'access' | 'failure' | 'bodyLimit'>>
type BulkFacts<Body> = Omit<Unusual, 'access'> & {
  body: Body
  /** Its actions beside removing many and taking an action back, each with its right. */
  access: Readonly<Record<string, Pair>>
}
/** A right that does not follow from the name. */
type WithAccess = Omit<Unusual, 'access'> & { access: Access }
/** A call that is not among the usual ones. */
type Own = WithAccess & Pick<Endpoint, 'summary' | 'idempotent' | 'upload' | 'download'>

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const withoutArticle = (text: string): string => text.replace(/^an? /, '')

/**
 * The calls that most entities have. Address and right follow from the name of the entity, which is that of its controller,
 * the failure from the call; a call says its schemas, and what else is its own. Calls of one record that are an entity's alone are `read`
 * and `write`, after the name of what is read or done; any other is a `defineEndpoint`.
 */
export const entityCalls = <Name extends CrudController>(name: Name, words: Words) => ({
  list: <Body extends Schema, Answer extends Schema>(overrides: Unusual & { body: Body; answer: Answer }) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/list`,
      summary: `${withCapital(words.many)}, a page at a time`,
      access: `${name}.list`,
      effect: 'read',
      failure: 'list',
      ...overrides,
    }),
  export: <Body extends Schema>(overrides: Unusual & { body: Body }) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/export`,
      summary: 'The list as a file: the same rows in the same order, with the columns that are asked for',
      access: `${name}.list`,
      effect: 'read',
      failure: 'list',
      download: true,
      ...overrides,
    }),
  /** Not every entity has the right. */
  simpleList: (overrides: WithAccess) =>
    defineEndpoint({
      method: 'GET',
      path: `/${name}/simpleList`,
      summary: `${withCapital(words.many)} to choose from`,
      effect: 'read',
      failure: 'list',
      query: simpleListQuery,
      answer: simpleListAnswer,
      ...overrides,
    }),
  /** For whoever reads the list: a few of its records, from anywhere in the product. */
  search: () =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/search`,
      summary: `A few ${words.many} by name, address or id, the best match first`,
      access: `${name}.list`,
      effect: 'read',
      failure: 'list',
      batched: true,
      body: searchBody,
      answer: searchAnswer,
    }),
  get: <Answer extends Schema, Query extends Schema | undefined = undefined>(
    overrides: Unusual & { query?: Query; answer: Answer },
  ) =>
    defineEndpoint({
      method: 'GET',
      path: `/${name}/:id`,
      summary: `One ${withoutArticle(words.one)}, and what the caller may do to it`,
      access: `${name}.get`,
      effect: 'read',
      failure: 'get',
      params: byId,
      ...overrides,
    }),
  store: <Body extends Schema, Answer extends Schema>(overrides: Unusual & { body: Body; answer: Answer }) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}`,
      summary: `A new ${withoutArticle(words.one)}`,
      access: `${name}.store`,
      effect: 'write',
      failure: 'create',
      idempotent: true,
      ...overrides,
    }),
  update: <Body extends Schema, Answer extends Schema>(overrides: Unusual & { body: Body; answer: Answer }) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/:id`,
      summary: `Change ${words.one}`,
      access: `${name}.update`,
      effect: 'write',
      failure: 'update',
      params: byId,
      ...overrides,
    }),
  destroy: (overrides: Unusual = {}) =>
    defineEndpoint({
      method: 'DELETE',
      path: `/${name}/:id`,
      summary: `Remove ${words.one}`,
      access: `${name}.destroy`,
      effect: 'write',
      failure: 'delete',
      params: byId,
      ...overrides,
    }),
  restore: <Answer extends Schema>(overrides: Unusual & { answer: Answer }) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/:id/restore`,
      summary: `Bring back a removed ${withoutArticle(words.one)} within 30 days`,
      access: `${name}.destroy`,
      effect: 'write',
      failure: 'restore',
      params: byId,
      ...overrides,
    }),
  /** Each of its actions has its right. */
  bulk: <Body extends Schema>({ access, ...overrides }: BulkFacts<Body>) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/bulk`,
      summary: `One change to many ${words.many}, all of it in one action, or taking such an action back`,
      access: { byAction: { ...access, destroy: `${name}.destroy`, undo: `${name}.update` } },
      effect: 'write',
      failure: 'update',
      answer: bulkAnswer,
      ...overrides,
    }),
  read: <Answer extends Schema | undefined = undefined>(what: string, overrides: Own & { answer?: Answer }) =>
    defineEndpoint({
      method: 'GET',
      path: `/${name}/:id/${what}`,
      effect: 'read',
      failure: 'get',
      params: byId,
      ...overrides,
    }),
  write: <Body extends Schema | undefined = undefined, Answer extends Schema | undefined = undefined>(
    what: string,
    overrides: Own & { body?: Body; answer?: Answer },
  ) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/:id/${what}`,
      effect: 'write',
      failure: 'update',
      params: byId,
      ...overrides,
    }),
  history: (overrides: Unusual = {}) =>
    defineEndpoint({
      method: 'GET',
      path: `/${name}/:id/history`,
      summary: `What was changed of ${words.one}, by whom and when`,
      access: 'systemLog.list',
      effect: 'read',
      failure: 'logs',
      params: byId,
      query: historyQuery,
      answer: historyAnswer,
      ...overrides,
    }),
  revert: <Answer extends Schema>(overrides: Unusual & { answer: Answer }) =>
    defineEndpoint({
      method: 'POST',
      path: `/${name}/:id/revert`,
      summary: `Give ${words.one} back what one action took, as a new change`,
      access: `${name}.update`,
      effect: 'write',
      failure: 'update',
      params: byId,
      body: revertBody,
      ...overrides,
    }),
  /** What the system log knows of its records, where what was done to them can be taken back. */
  logConfig: <const Back extends Omit<Reverting, 'right'>>(types: LogConfig['types'], back: Back) => ({
    types,
    path: words.page ?? `/${name}`,
    right: `${name}.get` as const,
    revert: { right: `${name}.update` as const, ...back },
  }),
})
