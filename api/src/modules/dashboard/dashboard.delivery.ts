import { addDays, type Day, type DayRange } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { filterConditions, type Source, sourceOf } from '../report/report.columns'
import { type ReportContext, type ReportRequester, sumQueryOf } from '../report/report.context'
import { BREAKDOWNS } from './dashboard.breakdowns'

/** A network that delivered within so many days before is expected to go on. */
const EXPECTED_FOR = 14

export type Delivery = {
  id: number
  name: string
  isOn: boolean
  tokenExpiresAt: string | null
  days: ReadonlySet<string>
}

/** The rows that say which network delivered on which day, in the table that the router names. */
const deliveredIn = (context: ReportContext, range: DayRange): { source: Source; rows: RawBuilder<unknown> } => {
  const [part] = sumQueryOf({ ...context, range, comparedPeriods: undefined }, BREAKDOWNS.deliveries).parts
  const source = sourceOf(part?.table ?? 'dimensionDays')
  const conditions = [
    sql`${source.day} between ${range.from}::date and ${range.to}::date`,
    ...filterConditions(context.filters, context.siteScope, source),
  ]
  return { source, rows: sql`${source.from} where ${sql.join(conditions, sql` and `)}` }
}

/** The networks that delivered within the report's filters, and on which days; some days before its range are included. */
export const deliveriesIn = async (
  { read }: ReportRequester,
  context: ReportContext,
  range: DayRange,
): Promise<Delivery[]> => {
  const { source, rows } = deliveredIn(context, { from: addDays(range.from, -EXPECTED_FOR), to: range.to })
  const delivered = sql<{ id: number; days: string }>`(
    select d.id, string_agg(d.day::text, ',') as days
    from (select distinct ${source.column('id_ad_network')} as id, ${source.day} as day from ${rows}) as d group by 1)`
  const networks = await read
    .selectFrom(delivered.as('d'))
    .innerJoin('ad_networks as n', 'n.id', 'd.id')
    .where('n.deleted_at', 'is', null)
    .select(['n.id', 'n.adn_name', 'n.adn_status', 'n.adn_token_expires_at', 'd.days'])
    .orderBy('n.adn_name')
    .execute()
  return networks.map(({ id, adn_name, adn_status, adn_token_expires_at, days }) => ({
    id,
    name: adn_name,
    isOn: adn_status === 'Em exibição',
    tokenExpiresAt: adn_token_expires_at,
    days: new Set(days.split(',')),
  }))
}

/** Nothing came although it did within the days before, and the day is over. */
export const isMissing = ({ isOn, days }: Delivery, day: Day, today: Day): boolean =>
  isOn &&
  day < today &&
  !days.has(day) &&
  Array.from({ length: EXPECTED_FOR }, (_, index) => addDays(day, -1 - index)).some(before => days.has(before))
