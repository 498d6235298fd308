import { type BodyOf, type endpoints, publisherGets, SHARE_STATES, SHARE_WORDS, TYPES } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { contains } from '../../platform/db/text'
import { rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import {
  type Choice,
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { asStoredHost } from '../../platform/web/host'
import { type Reach, reachOf } from '../reach'
import { toShare, toShareRow } from './share.present'
import { accountName, sharesIn, sharesOf } from './share.repository'

type ShareQuery = BodyOf<typeof endpoints.websiteRevenueShare.list>
export type UnpagedShareQuery = UnpagedQuery<ShareQuery>

const orderFor = (reach: Reach): OrderOf<ShareQuery> => ({
  usual: [
    { field: 'anw_website', dir: 'asc' },
    { field: 'wrs_valid_from', dir: 'desc' },
  ],
  columns: {
    ...columnsOf('s', ['wrs_type', 'wrs_valid_from', 'created_at', 'updated_at']),
    anw_website: sql`w.anw_website collate "C"`,
    acc_name: sql`${accountName(reach)} collate "und-x-icu"`,
  },
  nullable: ['acc_name'],
  id: 's.id',
})

const namedLike = (text: string): RawBuilder<SqlBool> =>
  sql`(${contains('w.anw_name', text)} or ${contains('w.anw_website', text)}
    or ${contains('w.anw_website', asStoredHost(text))})`

const matchingShares = (read: Reader, reach: Reach, { search, filters }: Choice<ShareQuery>) =>
  narrowed(sharesIn(read, reach), [
    searched(search, namedLike),
    chosen('s.state', filters?.state),
    chosen('s.wrs_type', filters?.wrs_type),
    chosen('w.anw_account_id', filters?.anw_account_id?.map(Number)),
    chosen('s.wrs_id_website', filters?.wrs_id_website?.map(Number)),
  ])

/** The ids of all that a list shows, in its order. */
export const shareIdsInOrder = (
  read: Reader,
  reach: Reach,
  query: UnpagedShareQuery,
  window?: Window,
): Promise<number[]> => idsInOrder(matchingShares(read, reach, query), query.sort, orderFor(reach), window)

export const listShares = ({ app, actor }: Ctx, query: ShareQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingShares(read, reach, choice), {
    state: { column: 's.state', values: SHARE_STATES },
    wrs_type: { column: 's.wrs_type', values: TYPES.revenueShareType },
  })
  const page = async (window: Window) => sharesOf(read, reach, await shareIdsInOrder(read, reach, query, window))
  return listAnswer(read, query, counts, page, rows => rows.map(row => toShareRow(actor, row)))
}

/** The versions of a list as a file. */
export const exportShares = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.websiteRevenueShare.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: SHARE_WORDS,
    columns,
    rows: rowsInParts(
      window => shareIdsInOrder(read, reach, query, window),
      async part => (await sharesOf(read, reach, part)).map(toShare),
    ),
    cells: {
      wrs_type: ({ wrs_type }, words) => words.type[wrs_type],
      state: ({ state }, words) => words.state[state],
      receives: share => publisherGets(ctx.locale, share) ?? null,
    },
  })
}
