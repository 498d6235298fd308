import { PLATFORM_ZONE } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { isMove } from '../website-then'

/**
 * The account that a website was in at the end of a day, by their columns: the one that its first move after that took it
 * from, or the one that it is in. Numbers that come late are so of whoever earned them.
 */
export const accountOn = (website: string, day: string, zone: string = PLATFORM_ZONE): RawBuilder<unknown> =>
  sql`coalesce(
    (select (m.slo_diffs -> 'anw_account_id' ->> 0)::bigint from system_logs as m
      where ${isMove('m', sql.ref(website))} and (m.created_at at time zone ${zone}::text)::date > ${sql.ref(day)}
      order by m.id limit 1),
    (select c.anw_account_id from websites as c where c.id = ${sql.ref(website)}))`
