import { type BodyOf, type endpoints, type QueryOf, TECHNOLOGY_WORDS } from '@candela/shared-contract'
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
import { toTechnologyRow } from './technology.present'
import { livingTechnologiesIn, networksCount, technologiesOf } from './technology.repository'

type TechnologyQuery = BodyOf<typeof endpoints.adNetworkCategory.list>
export type UnpagedTechnologyQuery = UnpagedQuery<TechnologyQuery>

const orderFor = (reach: Reach): OrderOf<TechnologyQuery> => ({
  usual: [{ field: 'anc_name', dir: 'asc' }],
  columns: {
    ...columnsOf('t', ['anc_status', 'created_at', 'updated_at']),
    anc_name: alphabetically('t.anc_name'),
    networks_count: networksCount(reach),
  },
  id: 't.id',
})

const namedLike = (text: string) => contains('t.anc_name', text)

const matchingTechnologies = (read: Reader, { search, filters }: Choice<TechnologyQuery>) =>
  narrowed(livingTechnologiesIn(read), [
    searched(search, namedLike),
    chosen('t.anc_status', filters?.anc_status?.map(Number)),
  ])

/** The ids of all that a list shows, in its order. */
export const technologyIdsInOrder = (
  read: Reader,
  reach: Reach,
  query: UnpagedTechnologyQuery,
  window?: Window,
): Promise<number[]> => idsInOrder(matchingTechnologies(read, query), query.sort, orderFor(reach), window)

export const listTechnologies = ({ app, actor }: Ctx, query: TechnologyQuery) => {
  const { read } = app.database
  const reach = reachOf(actor)
  const counts = countsOfFilters(query, choice => matchingTechnologies(read, choice), {
    anc_status: { column: 't.anc_status', values: ['0', '1'] },
  })
  const page = async (window: Window) =>
    technologiesOf(read, reach, await technologyIdsInOrder(read, reach, query, window))
  return listAnswer(read, query, counts, page, rows => rows.map(row => toTechnologyRow(actor, row)))
}

/** What pickers get: a disabled one is not offered for anything new. */
export const technologyOptions = (read: Reader, query: QueryOf<typeof endpoints.adNetworkCategory.simpleList>) =>
  narrowed(livingTechnologiesIn(read).where('t.anc_status', '=', 1), [searched(query.search, namedLike)])
    .select(['t.id', 't.anc_name as label'])
    .orderBy(alphabetically('t.anc_name'))
    .limit(optionLimit(query))
    .execute()

/** The technologies of a list as a file. */
export const exportTechnologies = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.adNetworkCategory.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  const reach = reachOf(ctx.actor)
  return sheetOfList(ctx, {
    words: TECHNOLOGY_WORDS,
    columns,
    rows: rowsInParts(
      window => technologyIdsInOrder(read, reach, query, window),
      part => technologiesOf(read, reach, part),
    ),
    cells: {
      anc_status: ({ anc_status }, words) => words.status[anc_status],
      anc_color: ({ anc_color }, words) => words.color[anc_color],
      networks_count: ({ networks_count }) => exactCell(networks_count),
    },
  })
}
