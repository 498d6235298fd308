import { addDays, type Language, type ReportRow, type ReportRowColumn } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { idsWithin, ordered } from '../../platform/db/order'
import { listOf } from '../../platform/db/text'
import { rowsInParts } from '../../platform/file/sheet'
import { daysOfRange } from '../report/report.days'
import { csvLinesOf } from './row.csv'
import { assertShown, dirOfDays, matchingRows, orderFor, type RowQuery, readerOf, rowsToCount } from './row.list'
import { presentRows, type RowReader } from './row.reader'
import { rowsIn, withShown } from './row.repository'

/** Above the numbers of rows in a day: what is left of 53 bits when the days of a list are told apart. */
const DAY_STEP = 2 ** 45

/** The number of a row that says its day first, so that whoever reads some of a list looks at their days alone. */
const placeOf = ({ range }: RowReader): RawBuilder<number> =>
  sql`((r.anr_date - ${range.from}::date)::bigint * ${sql.lit(DAY_STEP)} + (r.id & ${sql.lit(DAY_STEP - 1)}))`

const rowsAt = async (reader: RowReader, places: readonly number[]): Promise<ReportRow[]> => {
  const days = places.map(place => addDays(reader.range.from, Math.floor(place / DAY_STEP))).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return []
  const place = placeOf(reader)
  const rows = rowsIn(reader.read, reader.scope, { from, to })
    .where(sql<SqlBool>`r.anr_date = any (${[...new Set(days)]}::date[])`)
    .where(sql<SqlBool>`${place} = any (${listOf(places)})`)
    .orderBy(sql`array_position(${listOf(places)}, ${place})`)
  return presentRows(reader, await withShown(rows, reader.scope, reader.seesGross).execute())
}

/** Of these what is sorted at once finds its place in memory, and a month is looked through four or five times. */
const DAYS_AT_ONCE = 7

/** Rows that are in the order of their days are read some days at a time: no more of them have to be sorted at once. */
const partsOfFile = (reader: RowReader, query: RowQuery): RowReader[] => {
  const dir = dirOfDays(query)
  if (!dir) return [reader]
  const { range } = reader
  const days = daysOfRange(range)
  const parts: RowReader[] = []
  for (let first = 0; first < days.length; first += DAYS_AT_ONCE) {
    const [from = range.from, ...others] = days.slice(first, first + DAYS_AT_ONCE)
    parts.push({ ...reader, range: { from, to: others.at(-1) ?? from } })
  }
  return dir === 'asc' ? parts : parts.toReversed()
}

/** All rows of a list in its order, for a file that is read in parts, and the days that they are of. */
export const rowsOfFile = async (
  ctx: Ctx,
  query: RowQuery,
  columns: readonly ReportRowColumn[],
  language: Language,
) => {
  const reader = await readerOf(ctx, query)
  assertShown(reader, query, columns)
  const places = ordered(matchingRows(reader, query), query.sort, orderFor(reader))
    .select(placeOf(reader).as('id'))
    .$castTo<{ id: number }>()
  const rows = rowsInParts(
    window => idsWithin(places, window),
    part => rowsAt(reader, part),
  )
  const csv = {
    parts: partsOfFile(reader, query).map(part =>
      csvLinesOf(part, ordered(matchingRows(part, query), query.sort, orderFor(reader)), columns, language),
    ),
    count: rowsToCount(reader, query)
      .select(({ fn }) => fn.countAll().as('total'))
      .$castTo<{ total: number }>(),
  }
  return { rows, range: reader.range, csv }
}
