import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TableWithId } from '../platform/write'
import { type Reach, reachesAccount, reachesWebsite } from './reach'

/** A move of the website, as a row of the log by its alias. Stated as `system_logs_moves` is, or that index is no use. */
export const isMove = (alias: string, website: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const diffs = sql.ref(`${alias}.slo_diffs`)
  return sql`(${sql.ref(`${alias}.slo_table_name`)} = 'websites' and ${sql.ref(`${alias}.slo_object_id`)} = ${website}
    and ${diffs} ? 'anw_account_id' and ${diffs} -> 'anw_account_id' ->> 0 is not null)`
}

/** A change of what a record names, as a row of the log by its alias; the first row of a record is none. */
const changes = (alias: string, table: TableWithId, column: string, record: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${alias}.slo_table_name`)} = ${table} and ${sql.ref(`${alias}.slo_object_id`)} = ${record}
    and ${sql.ref(`${alias}.slo_diffs`)} ? ${column} and not ${sql.ref(`${alias}.slo_diffs`)} ? 'id'`

/**
 * Whether a website belonged to an account in reach when the row `l` of the log was written: it belonged to the account
 * that the next move took it from; without one to the account of now.
 */
const wasReached = (reach: Reach, website: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`exists (select from accounts as ta where ${reachesAccount(reach, 'ta.id')} and ta.id = coalesce(
    (select (tm.slo_diffs -> 'anw_account_id' ->> 0)::bigint from system_logs as tm
      where ${isMove('tm', website)} and tm.id >= l.id order by tm.id limit 1),
    (select tw.anw_account_id from websites as tw where tw.id = ${website})))`

/** The websites that the row `l` of the log is about: that of its time, and both where its action changed it. */
const websitesThen = (table: TableWithId, column: string): RawBuilder<unknown> => {
  const isChange = changes('tc', table, column, sql`l.slo_object_id`)
  const side = (of: 0 | 1) => sql`(tc.slo_diffs -> ${column} ->> ${sql.lit(of)})::bigint`
  return sql`(select case when tc.id is null then ${sql.ref(`tr.${column}`)} else ${side(0)} end as website
      from ${sql.table(table)} as tr left join lateral (select tc.id, tc.slo_diffs from system_logs as tc
        where ${isChange} and tc.id >= l.id order by tc.id limit 1) as tc on true
      where tr.id = l.slo_object_id
    union all select unnest(array[${side(0)}, ${side(1)}]) from system_logs as tc
      where ${isChange} and tc.slo_transaction_hash = l.slo_transaction_hash)`
}

/** Whether every website that the row `l` is about was in reach then; what serves any is everybody's to know. */
export const wereAllReached = (reach: Reach, table: TableWithId, column: string): RawBuilder<SqlBool> =>
  sql`not exists (select from ${websitesThen(table, column)} as th
    where th.website is not null and not ${wasReached(reach, sql`th.website`)})`

/** The same of records that are nobody's without a website. */
export const wasOneReached = (reach: Reach, table: TableWithId, column: string): RawBuilder<SqlBool> =>
  sql`(exists (select from ${websitesThen(table, column)} as th where th.website is not null)
    and ${wereAllReached(reach, table, column)})`

/**
 * Whether the ad network `alias` serves, since before the row `l` of the log, a website that is in reach since then, and
 * names since then what it names in this column.
 */
export const wasReachedSince = (reach: Reach, alias: string, naming?: 'adn_id_order'): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`(${of('deleted_at')} is null and ${of('created_at')} <= l.created_at
    and exists (select from websites as sw
      where sw.id = ${of('adn_id_website')} and sw.deleted_at is null and ${reachesWebsite(reach, 'sw')})
    and not exists (select from system_logs as sm where sm.id >= l.id and ${isMove('sm', of('adn_id_website'))})
    and not exists (select from system_logs as sc where sc.id >= l.id
      and (${changes('sc', 'ad_networks', 'adn_id_website', of('id'))}
        ${naming ? sql`or ${changes('sc', 'ad_networks', naming, of('id'))}` : sql``})))`
}
