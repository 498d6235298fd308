import { addDays, type Day, dayIn, PLATFORM_ZONE, rangeOf } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether an instant falls on one of the days, which begin and end at midnight in the platform's zone. */
export const withinPeriod = (column: string, period: string, now = new Date()): RawBuilder<SqlBool> => {
  const range = rangeOf(period, dayIn(PLATFORM_ZONE, now))
  if (!range) return sql`true`
  const midnight = (day: Day) => sql`(${day}::text::timestamp at time zone ${PLATFORM_ZONE}::text)`
  const at = sql.ref(column)
  return sql`(${at} >= ${midnight(range.from)} and ${at} < ${midnight(addDays(range.to, 1))})`
}
