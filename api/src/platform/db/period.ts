import { addDays, type Day, PLATFORM_ZONE, rangeOf, todayIn } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * A filter of days that an instant falls on one of; they begin and end at midnight in the platform's zone. Undefined
 * where none are chosen.
 */
export const withinPeriod = (
  column: string,
  [period = '']: readonly string[] = [],
): RawBuilder<SqlBool> | undefined => {
  const range = rangeOf(period, todayIn(PLATFORM_ZONE))
  if (!range) return undefined
  const midnight = (day: Day) => sql`(${day}::text::timestamp at time zone ${PLATFORM_ZONE}::text)`
  const at = sql.ref(column)
  return sql`(${at} >= ${midnight(range.from)} and ${at} < ${midnight(addDays(range.to, 1))})`
}
