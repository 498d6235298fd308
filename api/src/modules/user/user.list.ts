import {
  type AnswerOf,
  type BodyOf,
  type CsvCell,
  type endpoints,
  LIST_PAGE,
  languageOf,
  MAX_PER_PAGE,
  type QueryOf,
  type Scope,
  TYPES,
  USER_WORDS,
  type UserColumn,
  type UserRecord,
} from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { csvOfList } from '../../platform/csv'
import { countsBy } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { ordered } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { FileAnswer } from '../../platform/http/bind'
import { type Reach, reachOf } from '../reach'
import { isAbove } from './user.policy'
import { toUserRow } from './user.present'
import {
  activeManagersIn,
  groupName,
  invited,
  livingUsersIn,
  PLAIN_COLUMNS,
  photoName,
  type SeenUser,
  userRecordsOf,
} from './user.repository'

export type UserListQuery = BodyOf<typeof endpoints.user.list>
/** Which users a list shows, whatever page of it and in whatever order. */
export type UserChoice = Pick<UserListQuery, 'search' | 'filters'>

type SortField = NonNullable<UserListQuery['sort']>[number]['field']

/** Names as people sort them, statuses from present to gone, and what is not said comes last either way. */
const SORTED_BY: Record<SortField, RawBuilder<unknown>> = {
  usr_name: alphabetically('u.usr_name'),
  usr_email: sql`lower(u.usr_email)`,
  usr_status: sql`array_position(${sql.lit(`{${TYPES.userStatus.join(',')}}`)}::text[], u.usr_status)`,
  gro_name: alphabetically('g.gro_name'),
  usr_product: sql.ref('u.usr_product'),
  usr_comission: sql.ref('u.usr_comission'),
  usr_locale: sql.ref('u.usr_locale'),
  last_seen_at: sql.ref('u.usr_last_seen_at'),
  created_at: sql.ref('u.created_at'),
  updated_at: sql.ref('u.updated_at'),
}
const MAY_BE_MISSING: ReadonlySet<SortField> = new Set(['gro_name', 'usr_product', 'usr_comission', 'last_seen_at'])

const livingUsers = (read: Reader, reach: Reach, { search = '', filters = {} }: UserChoice) => {
  const text = search.trim()
  const { usr_status = [], usr_id_group = [], usr_product = [], usr_locale = [] } = filters
  return livingUsersIn(read, reach)
    .$if(text !== '', query => query.where(eb => eb.or([contains('u.usr_name', text), contains('u.usr_email', text)])))
    .$if(usr_status.length > 0, query => query.where('u.usr_status', 'in', usr_status))
    .$if(usr_id_group.length > 0, query => query.where(isOneOf('u.usr_id_group', usr_id_group.map(Number))))
    .$if(usr_product.length > 0, query => query.where('u.usr_product', 'in', usr_product))
    .$if(usr_locale.length > 0, query => query.where('u.usr_locale', 'in', usr_locale))
}

const inOrder = (read: Reader, reach: Reach, query: UserChoice & Pick<UserListQuery, 'sort'>) => {
  const rows = livingUsers(read, reach, query).leftJoin('access_groups as g', 'g.id', 'u.usr_id_group')
  const usual = [{ field: 'usr_name', dir: 'asc' }] as const
  return ordered(rows, { sort: query.sort, usual, columns: SORTED_BY, nullable: MAY_BE_MISSING, id: 'u.id' })
}

const statusCounts = async (read: Reader, reach: Reach, { search, filters }: UserChoice) => {
  const { usr_status: chosen = [], ...others } = filters ?? {}
  const rows = await livingUsers(read, reach, { search, filters: others })
    .groupBy('u.usr_status')
    .select(({ fn }) => ['u.usr_status as value', fn.countAll<number>().as('count')])
    .execute()
  return countsBy(rows, TYPES.userStatus, chosen)
}

const userPage = async (read: Reader, actor: Actor, query: UserListQuery) => {
  const reach = reachOf(actor)
  const { page = 1, perPage = LIST_PAGE } = query
  // Names of groups and pictures are looked up for the rows of the page and not for all that come before it.
  const onPage = inOrder(read, reach, query)
    .selectAll('u')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('u')
  const [{ total, counts }, rows] = await Promise.all([
    statusCounts(read, reach, query),
    read
      .selectFrom(onPage)
      .select(PLAIN_COLUMNS)
      .select([invited.as('invited'), groupName.as('gro_name'), photoName.as('usr_photo')])
      .select(isAbove(actor, 'u').as('above'))
      .$narrowType<{ above: boolean }>()
      .execute(),
  ])
  return { rows: rows satisfies SeenUser[], meta: { total, page, perPage, counts: { usr_status: counts } } }
}

/** The ids of all that a list shows, in its order. */
export const userIdsInOrder = async (
  read: Reader,
  reach: Reach,
  query: UserChoice & Pick<UserListQuery, 'sort'>,
  limit?: number,
): Promise<number[]> => {
  const rows = await inOrder(read, reach, query)
    .select('u.id')
    .$if(limit !== undefined, ids => ids.limit(limit ?? 0))
    .execute()
  return rows.map(({ id }) => id)
}

export const listUsers = async ({ app, actor }: Ctx, query: UserListQuery) => {
  const { rows, meta } = await userPage(app.database.read, actor, query)
  return { data: rows.map(row => toUserRow(actor, row)), meta: { ...meta, asOf: new Date().toISOString() } }
}

type Option = AnswerOf<typeof endpoints.user.simpleList>[number]

/** Two people may have one name; nobody shares an address. */
const asOptions = (people: ReturnType<typeof livingUsersIn>) =>
  people.select(['u.id', 'u.usr_name as label', 'u.usr_email']).orderBy(alphabetically('u.usr_name')).orderBy('u.id')

const groupsWith = (read: Reader, scope: Scope) =>
  read
    .selectFrom('access_groups as g')
    .select('g.id')
    .where('g.deleted_at', 'is', null)
    .where('g.gro_scope', '=', scope)

/** As many as a page at most: whoever looks for somebody else types a part of their name. */
export const userOptions = (
  read: Reader,
  reach: Reach,
  { search = '', limit, scope: groups }: QueryOf<typeof endpoints.user.simpleList>,
): Promise<Option[]> => {
  const text = search.trim()
  const everybody = livingUsersIn(read, reach)
  return asOptions(groups ? everybody.where('u.usr_id_group', 'in', groupsWith(read, groups)) : everybody)
    .$if(text !== '', query => query.where(eb => eb.or([contains('u.usr_name', text), contains('u.usr_email', text)])))
    .limit(Math.min(Number(limit ?? MAX_PER_PAGE), MAX_PER_PAGE))
    .execute()
}

export const userOptionsOfGroups = (
  read: Reader,
  reach: Reach,
  query: QueryOf<typeof endpoints.user.simpleListByGroup>,
): Promise<Option[]> => {
  const asked = [query.groupIds ?? [], query['groupIds[]'] ?? []].flat()
  return asOptions(livingUsersIn(read, reach))
    .where(isOneOf('u.usr_id_group', asked.map(Number)))
    .execute()
}

/** All of them, whoever they look after: an account is handed over to colleagues. */
export const accountManagerOptions = (read: Reader): Promise<Option[]> =>
  activeManagersIn(read, { all: true })
    .select(['u.id', 'u.usr_name as label', 'u.usr_email'])
    .orderBy(alphabetically('u.usr_name'))
    .orderBy('u.id')
    .execute()

type Words = (typeof USER_WORDS)['en']

const cellOf = (column: UserColumn, user: UserRecord, words: Words): CsvCell => {
  switch (column) {
    case 'usr_status':
      return words.status[user.usr_status]
    case 'usr_locale':
      return words.locale[user.usr_locale]
    case 'usr_comission':
      return user.usr_comission === null ? null : { exact: user.usr_comission }
    default:
      return user[column]
  }
}

/** The users of a list as a file. */
export const exportUsers = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.user.export>,
): Promise<FileAnswer> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const words = USER_WORDS[languageOf(ctx.locale)]
  return csvOfList(ctx, {
    words,
    columns,
    ids: await userIdsInOrder(read, reach, query),
    rowsOf: ids => userRecordsOf(read, reach, ids),
    cellOf: (column, user) => cellOf(column, user, words),
  })
}
