import { type BodyOf, type endpoints, LIST_PAGE, TYPES, type UserRecord } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { countsBy } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { ordered } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import type { Reach } from '../reach'
import { groupName, invited, livingUsersIn, PLAIN_COLUMNS, photoName } from './user.repository'

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

export const userPage = async (read: Reader, reach: Reach, query: UserListQuery) => {
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
      .execute(),
  ])
  return { rows: rows satisfies UserRecord[], meta: { total, page, perPage, counts: { usr_status: counts } } }
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
