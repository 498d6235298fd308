import {
  addDays,
  type BodyOf,
  type endpoints,
  PLATFORM_ZONE,
  QUOTATION_WORDS,
  QUOTED_CURRENCIES,
  rangeOf,
  todayIn,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { countsOfFilters } from '../../platform/db/counts'
import type { Reader } from '../../platform/db/database'
import { columnsOf, idsInOrder, type Window } from '../../platform/db/order'
import { contains } from '../../platform/db/text'
import { exactCell, rowsInParts, type Sheet, sheetOfList } from '../../platform/file/sheet'
import {
  type Choice,
  type Condition,
  chosen,
  listAnswer,
  narrowed,
  type OrderOf,
  searched,
  type UnpagedQuery,
} from '../../platform/list'
import { firstOpenDay } from '../facts/facts.closed'
import { changeOf, toQuotationRow, valueText } from './quotation.present'
import { gapsIn, isClosedMonth, livingQuotationsIn, quotationsOf } from './quotation.repository'

type QuotationQuery = BodyOf<typeof endpoints.currencyExchange.list>
export type UnpagedQuotationQuery = UnpagedQuery<QuotationQuery>

const ORDER: OrderOf<QuotationQuery> = {
  usual: [
    { field: 'cue_date', dir: 'desc' },
    { field: 'cue_currency', dir: 'desc' },
  ],
  columns: columnsOf('q', ['cue_date', 'cue_currency', 'cue_value', 'updated_at']),
  id: 'q.id',
}

/** Days have no time and no zone: those of the filter are those of the quotation. */
const within = ([period = '']: readonly string[] = []): Condition => {
  const range = rangeOf(period, todayIn(PLATFORM_ZONE))
  return range && sql`q.cue_date between ${range.from}::date and ${range.to}::date`
}

const inState = (states: readonly string[] = []): Condition =>
  states.length === 1 ? sql`${isClosedMonth} = ${states[0] === 'closed'}` : undefined

const matchingQuotations = (read: Reader, { search, filters }: Choice<QuotationQuery>) =>
  narrowed(livingQuotationsIn(read), [
    searched(
      search,
      text => sql`(q.cue_date::text like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}
      or ${contains('q.cue_currency', text)})`,
    ),
    chosen('q.cue_currency', filters?.cue_currency),
    inState(filters?.state),
    within(filters?.period),
  ])

/** The ids of all that a list shows, in its order. */
export const quotationIdsInOrder = (read: Reader, query: UnpagedQuotationQuery, window?: Window): Promise<number[]> =>
  idsInOrder(matchingQuotations(read, query), query.sort, ORDER, window)

export const listQuotations = ({ app, actor }: Ctx, query: QuotationQuery) => {
  const { read } = app.database
  const counts = countsOfFilters(query, choice => matchingQuotations(read, choice), {
    cue_currency: { column: 'q.cue_currency', values: QUOTED_CURRENCIES },
  })
  const page = async (window: Window) => quotationsOf(read, await quotationIdsInOrder(read, query, window))
  return listAnswer(read, query, counts, page, rows => rows.map(row => toQuotationRow(actor, row)))
}

/** Before the first closing there may be quotations of any age. */
const SINCE_EVER = '2000-01-01'

export const quotationGapsNow = async ({ app }: Ctx) => {
  const { read } = app.database
  const yesterday = addDays(todayIn(PLATFORM_ZONE), -1)
  return gapsIn(read, (await firstOpenDay(read)) ?? SINCE_EVER, yesterday)
}

/** The quotations of a list as a file. */
export const exportQuotations = async (
  ctx: Ctx,
  { columns, ...query }: BodyOf<typeof endpoints.currencyExchange.export>,
): Promise<Sheet> => {
  const { read } = ctx.app.database
  return sheetOfList(ctx, {
    words: QUOTATION_WORDS,
    columns,
    rows: rowsInParts(
      window => quotationIdsInOrder(read, query, window),
      part => quotationsOf(read, part),
    ),
    cells: {
      cue_value: ({ cue_value }) => exactCell(valueText(cue_value)),
      change: ({ cue_value, value_before }) => {
        const change = changeOf(cue_value, value_before)
        return change === null ? '' : exactCell(change)
      },
      is_closed: ({ is_closed }, words) => words.state[is_closed ? 'closed' : 'open'],
      cue_source: ({ cue_source }, words) => words.source[cue_source],
      set_by: ({ set_by_name }) => set_by_name ?? '',
    },
  })
}
