import {
  type AnswerOf,
  type BodyOf,
  type endpoints,
  type QueryOf,
  type Scope,
  TYPES,
  USER_WORDS,
} from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor, Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, ordered, type Window, windowed } from '../../platform/db/order'
import { alphabetically, contains, isOneOf } from '../../platform/db/text'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import {
  type Choice,
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  optionLimit,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { type Reach, reachOf } from '../reach'
import { isAbove } from './user.policy'
import { toUserRow } from './user.present'
import {
  activeManagersIn,
  columnsFor,
  type UserWithAbove,
  userRecordsOf,
  usersNotRemoved,
  visiblePay,
} from './user.repository'

type UserQuery = BodyOf<typeof endpoints.user.list>
export type UserQuestion = UnpagedQuery<UserQuery>

/** Names as people sort them, statuses from present to gone. */
const orderFor = (reach: Reach): OrderOf<UserQuery> => ({
  usual: [{ field: 'usr_name', dir: 'asc' }],
  columns: {
    ...columnsOf('u', ['usr_product', 'usr_locale', 'created_at', 'updated_at']),
    usr_comission: visiblePay(reach),
    usr_name: alphabetically('u.usr_name'),
    usr_email: sql`u.usr_email`,
    usr_status: sql`array_position(${sql.lit(`{${TYPES.userStatus.join(',')}}`)}::text[], u.usr_status)`,
    gro_name: alphabetically('g.gro_name'),
    last_seen_at: sql.ref('u.usr_last_seen_at'),
  },
  nullable: ['gro_name', 'usr_product', 'usr_comission', 'last_seen_at'],
  id: 'u.id',
})

const namedLike = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('u.usr_name', text)} or ${contains('u.usr_email', text)})`

const matchingUsers = (read: Reader, reach: Reach, { search, filters }: Choice<UserQuery>) =>
  narrowed(usersNotRemoved(read, reach), [
    searched(search, namedLike),
    chosen('u.usr_status', filters?.usr_status),
    chosen('u.usr_id_group', filters?.usr_id_group?.map(Number)),
    chosen('u.usr_product', filters?.usr_product),
    chosen('u.usr_locale', filters?.usr_locale),
  ])

const withGroups = (read: Reader, reach: Reach, query: Choice<UserQuery>) =>
  matchingUsers(read, reach, query).leftJoin('access_groups as g', 'g.id', 'u.usr_id_group')

/** The ids of all that a list shows, in its order. */
export const userIdsInOrder = (read: Reader, reach: Reach, query: UserQuestion, window?: Window): Promise<number[]> =>
  idsInOrder(withGroups(read, reach, query), query.sort, orderFor(reach), window)

const userPage = (read: Reader, actor: Actor, query: UserQuestion, window: Window): Promise<UserWithAbove[]> => {
  const reach = reachOf(actor)
  const rows = ordered(withGroups(read, reach, query), query.sort, orderFor(reach)).selectAll('u')
  // Names of groups and pictures are looked up for the rows of the page and not for all that come before it.
  return read
    .selectFrom(windowed(rows, window).as('u'))
    .select(columnsFor(reach))
    .select(isAbove(actor, 'u').as('above'))
    .$narrowType<{ above: boolean }>()
    .execute()
}

export const listUsers = ({ app, actor }: Ctx, query: UserQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingUsers(read, reach, choice), {
    usr_status: { column: 'u.usr_status', values: TYPES.userStatus },
  })
  const page = (window: Window) => userPage(read, actor, query, window)
  return listAnswer(read, query, counts, page, users => users.map(user => toUserRow(actor, user)))
}

type Option = AnswerOf<typeof endpoints.user.simpleList>[number]

/** Two people may have one name; nobody shares an address. */
const asOptions = (people: ReturnType<typeof usersNotRemoved>) =>
  people.select(['u.id', 'u.usr_name as label', 'u.usr_email']).orderBy(alphabetically('u.usr_name')).orderBy('u.id')

const groupsWith = (read: Reader, scope: Scope) =>
  read
    .selectFrom('access_groups as g')
    .select('g.id')
    .where('g.deleted_at', 'is', null)
    .where('g.gro_scope', '=', scope)

export const userOptions = (
  read: Reader,
  reach: Reach,
  query: QueryOf<typeof endpoints.user.simpleList>,
): Promise<Option[]> => {
  const { search, scope } = query
  const found = narrowed(usersNotRemoved(read, reach), [searched(search, namedLike)])
  return asOptions(scope ? found.where('u.usr_id_group', 'in', groupsWith(read, scope)) : found)
    .limit(optionLimit(query))
    .execute()
}

export const userOptionsOfGroups = (
  read: Reader,
  reach: Reach,
  query: QueryOf<typeof endpoints.user.simpleListByGroup>,
): Promise<Option[]> => {
  const asked = [query.groupIds ?? [], query['groupIds[]'] ?? []].flat()
  return asOptions(usersNotRemoved(read, reach))
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

/** The users of a list as a file. */
export const exportUsers = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.user.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: USER_WORDS,
    columns,
    rows: rowsInParts(
      window => userIdsInOrder(read, reach, query, window),
      part => userRecordsOf(read, reach, part),
    ),
    cells: {
      usr_status: ({ usr_status }, words) => words.status[usr_status],
      usr_locale: ({ usr_locale }, words) => words.locale[usr_locale],
      usr_comission: ({ usr_comission }) => exactCell(usr_comission),
    },
  })
}
