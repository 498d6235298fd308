import {
  AUTH_KINDS,
  type BodyOf,
  CREDENTIAL_WORDS,
  CURRENCIES,
  type endpoints,
  languageOf,
  NETWORK_TYPE_WORDS,
  type QueryOf,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { alphabetically, contains } from '../../platform/db/text'
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
import { toNetworkTypeRow } from './network-type.present'
import { livingNetworkTypesIn, networksCount, networkTypesOf } from './network-type.repository'

type NetworkTypeQuery = BodyOf<typeof endpoints.adNetworkType.list>
export type UnpagedNetworkTypeQuery = UnpagedQuery<NetworkTypeQuery>

const orderFor = (reach: Reach): OrderOf<NetworkTypeQuery> => ({
  usual: [{ field: 'ant_name', dir: 'asc' }],
  columns: {
    ...columnsOf('t', [
      'ant_status',
      'ant_auth_kind',
      'ant_time_zone',
      'ant_currency',
      'ant_final_after_days',
      'created_at',
      'updated_at',
    ]),
    ant_name: alphabetically('t.ant_name'),
    networks_count: networksCount(reach),
  },
  id: 't.id',
})

const namedLike = (text: string) => contains('t.ant_name', text)

const matchingNetworkTypes = (read: Reader, { search, filters }: Choice<NetworkTypeQuery>) =>
  narrowed(livingNetworkTypesIn(read), [
    searched(search, namedLike),
    chosen('t.ant_status', filters?.ant_status?.map(Number)),
    chosen('t.ant_auth_kind', filters?.ant_auth_kind),
    chosen('t.ant_currency', filters?.ant_currency),
  ])

/** The ids of all that a list shows, in its order. */
export const networkTypeIdsInOrder = (
  read: Reader,
  reach: Reach,
  query: UnpagedNetworkTypeQuery,
  window?: Window,
): Promise<number[]> => idsInOrder(matchingNetworkTypes(read, query), query.sort, orderFor(reach), window)

export const listNetworkTypes = ({ app, actor }: Ctx, query: NetworkTypeQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingNetworkTypes(read, choice), {
    ant_status: { column: 't.ant_status', values: ['0', '1'] },
    ant_auth_kind: { column: 't.ant_auth_kind', values: AUTH_KINDS },
    ant_currency: { column: 't.ant_currency', values: CURRENCIES },
  })
  const page = async (window: Window) =>
    networkTypesOf(read, reach, await networkTypeIdsInOrder(read, reach, query, window))
  return listAnswer(read, query, counts, page, rows => rows.map(row => toNetworkTypeRow(actor, row)))
}

/** What pickers get: a disabled one is not offered for anything new. */
export const networkTypeOptions = (read: Reader, query: QueryOf<typeof endpoints.adNetworkType.simpleList>) =>
  narrowed(livingNetworkTypesIn(read).where('t.ant_status', '=', 1), [searched(query.search, namedLike)])
    .select(['t.id', 't.ant_name as label'])
    .orderBy(alphabetically('t.ant_name'))
    .limit(optionLimit(query))
    .execute()

/** The types of a list as a file. */
export const exportNetworkTypes = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.adNetworkType.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  const labels = CREDENTIAL_WORDS[languageOf(ctx.locale)]
  return sheetOfList(ctx, {
    words: NETWORK_TYPE_WORDS,
    columns,
    rows: rowsInParts(
      window => networkTypeIdsInOrder(read, reach, query, window),
      part => networkTypesOf(read, reach, part),
    ),
    cells: {
      ant_status: ({ ant_status }, words) => words.status[ant_status],
      ant_auth_kind: ({ ant_auth_kind }, words) => words.auth[ant_auth_kind],
      ant_final_after_days: ({ ant_final_after_days }) => exactCell(ant_final_after_days),
      credentials: ({ ant_fields }) => ant_fields.map(({ credential }) => labels[credential].label).join(' · '),
      networks_count: ({ networks_count }) => exactCell(networks_count),
    },
  })
}
