import { type RawBuilder, sql } from 'kysely'

/** What tells one fact from another. */
export const FACT_KEY = [
  'anr_id_website',
  'anr_date',
  'anr_id_ad_network',
  'anr_format',
  'anr_device',
  'anr_id_technology',
  'anr_ad_type',
  'anr_currency',
  'anr_author',
] as const

/** What ad networks say; a fact has changed when one of these has. */
export const REPORTED_COLUMNS = [
  'anr_value',
  'anr_ad_requests',
  'anr_refresh_ad_requests',
  'anr_impressions',
  'anr_refresh_impressions',
  'anr_measurable_impressions',
  'anr_viewable_impressions',
  'anr_clicks',
] as const

/** What we make of it. */
export const DERIVED_COLUMNS = ['anr_net', 'anr_net_currency', 'anr_id_share'] as const

/** `anr_value, anr_net`, or `c.anr_value, c.anr_net` of a table. */
export const listed = (columns: readonly string[], table?: string): RawBuilder<unknown> =>
  sql.join(columns.map(column => sql.ref(table ? `${table}.${column}` : column)))

export const equal = (columns: readonly string[], one: string, other: string): RawBuilder<unknown> =>
  sql.join(
    columns.map(column => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`),
    sql` and `,
  )

/**
 * Whether clicks of a fact, or of a row of that table, were counted. They are divided by the impressions of facts that
 * have them, so facts with and without are never added up; what was seen is divided by a count of its own, which adds up.
 */
export const countsClicks = (table?: string): RawBuilder<boolean> => sql`(${listed(['anr_clicks'], table)} is not null)`
