import {
  CERTAINTY_WORDS,
  type Certainty,
  certaintyOfDay,
  csvLines,
  type Day,
  isClosed,
  type Language,
  REPORT_ROW_WORDS,
  REPORT_SOURCES,
  type ReportRowColumn,
  ROW_FLAGS,
  TYPES,
} from '@candela/shared-contract'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Line } from '../../platform/db/copy-out'
import { listOf, wordsOf } from '../../platform/db/text'
import { isStaff } from '../reach'
import { daysOfRange } from '../report/report.days'
import { siteName } from '../report/report.scope'
import { today } from './row.policy'
import type { RowReader } from './row.reader'
import { FLAGS, flagsFor, impressions, type RowsIn, requests } from './row.repository'

/** As `csvLines` says them: what a spreadsheet takes for a formula, and what parts cells. */
const FORMULA = "^'*[=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20-]"
const PARTS = '[",;\r\n]'

type Text = RawBuilder<string | null>

const guarded = (text: Text): Text => sql`case when ${text} ~ ${FORMULA}::text then '''' || ${text} else ${text} end`
const textCell = (text: Text): Text => sql`case when ${guarded(text)} ~ ${PARTS}::text
  then '"' || replace(${guarded(text)}, '"', '""') || '"' else ${guarded(text)} end`

/** A word of ours as it stands in a cell. */
const wordCell = (language: Language, word: string): string => csvLines(language, [[word]]).slice(0, -2)

/** Names of a table by their id, worked out once each and not for every row. */
const names = (table: string, name: Text): RawBuilder<{ id: number; cell: string }> =>
  sql`(select x.id, ${textCell(name)} as cell from ${sql.table(table)} as x offset 0)`

/** Who brought each import. */
const IMPORTED_BY = sql<{
  id: number
  cell: string
}>`(select distinct on (l.slo_object_id) l.slo_object_id::bigint as id,
    ${textCell(sql`u.usr_name`)} as cell from system_logs as l join users as u on u.id = l.slo_blame_user_id
  where l.slo_table_name = 'report_imports' order by l.slo_object_id, l.id desc offset 0)`

type Whole = RawBuilder<unknown>
type Mark = '.' | ','

/** Whole units of so many places as a decimal number, where they are not below nothing: of text, which costs the least. */
const placed = (units: Whole, places: number, mark: Mark): Text => {
  const one = sql.lit(10 ** places)
  return sql`(${units} / ${one})::text || ${sql.lit(mark)} || right((${one} + ${units} % ${one})::text, ${sql.lit(places)})`
}
const marked = (number: Whole, mark: Mark): Text =>
  mark === '.' ? sql`(${number})::text` : sql`replace((${number})::text, '.', ',')`

const micro = (column: string, mark: Mark): Text => {
  const value = sql.ref(column)
  return sql`case when ${value} >= 0 then ${placed(value, 6, mark)} else ${marked(sql`${value} * 0.000001`, mark)} end`
}

/** Above these, what is worked out of whole numbers would not fit. */
const MOST_IN_BIGINT = 100_000_000_000_000

/** In hundredths, rounded half to even. */
const inBigint = (top: Whole, by: number, bottom: Whole): Whole => {
  const [sum, twice] = [sql`(2 * ${sql.lit(by)} * ${top} + ${bottom})`, sql`(2 * ${bottom})`]
  return sql`(${sum} / ${twice} - case when ${sum} % ${twice} = 0 then (${sum} / ${twice}) % 2 else 0 end)`
}
const inNumeric = (top: Whole, by: number, bottom: Whole): Whole => {
  const [n, d] = [sql`(abs(${top})::numeric * ${sql.lit(by)})`, sql`abs(${bottom})::numeric`]
  const [whole, twice] = [sql`div(${n}, ${d})`, sql`(${n} % ${d}) * 2`]
  return sql`sign(${top}::numeric) * sign(${bottom}::numeric) * 0.01
    * (${whole} + case when ${twice} > ${d} or (${twice} = ${d} and ${whole} % 2 = 1) then 1 else 0 end)`
}

/** `top` times `by` over `bottom`, with two places; nothing over nothing. */
const ratio = (top: Whole, by: number, bottom: Whole, mark: Mark): Text => {
  const most = sql.lit(MOST_IN_BIGINT)
  return sql`case when ${bottom} = 0 then null
    when ${top} >= 0 and ${bottom} > 0 and ${top} < ${most} and ${bottom} < ${most}
      then ${placed(inBigint(top, by, bottom), 2, mark)}
    else ${marked(inNumeric(top, by, bottom), mark)} end`
}

/** Days in a row that are equally certain are told by where they end. */
const stateCell = ({ range, book }: RowReader, language: Language): Text => {
  const now = today()
  const runs: { to: Day; state: Certainty }[] = []
  for (const day of daysOfRange(range)) {
    const state = certaintyOfDay(day, now, isClosed(book, day))
    const last = runs.at(-1)
    if (last?.state === state) last.to = day
    else runs.push({ to: day, state })
  }
  const cases = runs.map(
    ({ to, state }) =>
      sql`when r.anr_date <= ${to}::date then ${wordCell(language, CERTAINTY_WORDS[language][state].label)}::text`,
  )
  return sql`case ${sql.join(cases, sql` `)} end`
}

const flagsCell = ({ seesGross }: RowReader, language: Language): Text => {
  const words = REPORT_ROW_WORDS[language].flag
  const found = ROW_FLAGS.filter(flag => flagsFor(seesGross).includes(flag)).map(
    flag => sql`case when ${FLAGS[flag]} then ${words[flag]}::text end`,
  )
  const all = sql<string>`concat_ws('; ', ${sql.join(found)})`
  return sql`case when ${sql.join(
    found.map(word => sql`${word} is null`),
    sql` and `,
  )} then '' else ${textCell(all)} end`
}

/**
 * Where there is a limit PostgreSQL sorts first and writes a line when it is read, so that lines are written while those
 * before them are stored.
 */
const MORE_THAN_ANY = sql.lit(10 ** 12)

/** A row in the order of a list as one line of a CSV file, cell by cell as the screen shows it. */
export const csvLinesOf = (
  reader: RowReader,
  rows: RowsIn,
  columns: readonly ReportRowColumn[],
  language: Language,
): Expression<Line> => {
  const { scope, seesGross, actor } = reader
  const mark = language === 'en' ? '.' : ','
  const word = (list: readonly string[], column: string): Text =>
    sql`(${wordsOf(list.map(each => wordCell(language, each)))})[${sql.ref(column)}]`
  const ofGross = (cell: Text): Text => (seesGross ? cell : sql`null::text`)
  const account = scope.identifiableAccounts
    ? sql<string>`case when r.anr_id_account = any (${listOf(scope.identifiableAccounts)}) then ca.cell end`
    : sql<string>`ca.cell`
  const sources = REPORT_SOURCES.map(
    source => sql`when ${source}::text then ${wordCell(language, REPORT_ROW_WORDS[language].source[source])}::text`,
  )
  const cells: Record<ReportRowColumn, Text> = {
    anr_date: sql`r.anr_date::text`,
    anw_name: sql`cw.cell`,
    acc_name: account,
    adn_name: sql`cn.cell`,
    anc_name: sql`cc.cell`,
    ant_name: sql`ct.cell`,
    anr_format: word(TYPES.formatName, 'r.anr_format'),
    anr_device: word(TYPES.device, 'r.anr_device'),
    anr_ad_type: word(TYPES.adType, 'r.anr_ad_type'),
    anr_author: sql`case when r.anr_author = '' then '' else ${textCell(sql`r.anr_author`)} end`,
    anr_currency: sql`r.anr_currency`,
    anr_ad_requests: sql`r.anr_ad_requests::text`,
    anr_refresh_ad_requests: sql`r.anr_refresh_ad_requests::text`,
    anr_impressions: sql`r.anr_impressions::text`,
    anr_refresh_impressions: sql`r.anr_refresh_impressions::text`,
    fill: ratio(impressions, 10_000, requests, mark),
    // Of micro-units a thousand impressions, in hundredths.
    ecpm: ofGross(ratio(sql`r.anr_value`, 1, sql`(${impressions} * 10)`, mark)),
    anr_value: ofGross(micro('r.anr_value', mark)),
    anr_net: micro('r.anr_net', mark),
    anr_net_currency: sql`r.anr_net_currency`,
    revshare_pct: ofGross(
      sql`case when r.anr_currency = r.anr_net_currency then ${ratio(sql`r.anr_net`, 10_000, sql`r.anr_value`, mark)} end`,
    ),
    imp_source: sql`case i.imp_source ${sql.join(sources, sql` `)} end`,
    updated_by: isStaff(actor) ? sql`cu.cell` : sql`null::text`,
    updated_at: sql`to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    state: stateCell(reader, language),
    flags: flagsCell(reader, language),
  }
  const delimiter = sql`${language === 'en' ? ',' : ';'}::text`
  const line = sql<string>`concat(${sql.join(
    columns.map(column => cells[column]),
    sql`, ${delimiter}, `,
  )})`
  const named = rows
    .innerJoin(names('websites', siteName(scope, 'x')).as('cw'), 'cw.id', 'r.anr_id_website')
    .innerJoin(names('accounts', sql`x.acc_name`).as('ca'), 'ca.id', 'r.anr_id_account')
    .innerJoin(names('ad_networks', sql`x.adn_name`).as('cn'), 'cn.id', 'r.anr_id_ad_network')
    .innerJoin(names('ad_network_categories', sql`x.anc_name`).as('cc'), 'cc.id', 'r.anr_id_technology')
    .innerJoin(names('ad_network_types', sql`x.ant_name`).as('ct'), 'ct.id', 'n.adn_id_ad_network_type')
  const isTold = columns.includes('updated_by') && isStaff(actor)
  return (isTold ? named.leftJoin(IMPORTED_BY.as('cu'), 'cu.id', 'r.anr_id_import') : named)
    .select(line.as('line'))
    .limit(MORE_THAN_ANY)
    .$castTo<Line>()
}
