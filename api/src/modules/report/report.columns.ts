import { type Dimension, TYPES } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import { listOf, wordsOf } from '../../platform/db/text'
import type { Filters, SiteScope } from './report.scope'
import { grainOf, type TableName } from './report.tables'

/** The allow-list: which table of the database each one is, and how its columns begin. */
const STORED: Record<TableName, { table: string; prefix: string }> = {
  siteDays: { table: 'rollup_site_days', prefix: 'rsd' },
  siteMonths: { table: 'rollup_site_months', prefix: 'rsm' },
  dimensionDays: { table: 'rollup_dimension_days', prefix: 'rdd' },
  dimensionMonths: { table: 'rollup_dimension_months', prefix: 'rdm' },
  months: { table: 'rollup_months', prefix: 'rmo' },
  facts: { table: 'ad_network_reports', prefix: 'anr' },
}
const PAGEVIEW_DAYS = { table: 'website_days', prefix: 'wsd' }

/** A table of sums under the name `f`, with what is joined to it. */
export type Source = {
  from: RawBuilder<unknown>
  column: (name: string) => RawBuilder<unknown>
  /** The day or the first of the month. */
  day: RawBuilder<unknown>
}

export const sourceOf = (table: TableName | 'pageviewDays'): Source => {
  const { table: stored, prefix } = table === 'pageviewDays' ? PAGEVIEW_DAYS : STORED[table]
  const column = (name: string) => sql.ref(`f.${prefix}_${name}`)
  return {
    from: sql`${sql.table(stored)} as f`,
    column,
    day: column(table !== 'pageviewDays' && grainOf(table) === 'month' ? 'month' : 'date'),
  }
}

/** What a dimension is in a table, and what has to be joined for it. */
type DimensionColumn = { key: RawBuilder<unknown>; join?: RawBuilder<unknown> }

const DIMENSION_COLUMNS: Partial<Record<Dimension, string>> = {
  adNetwork: 'id_ad_network',
  technology: 'id_technology',
  format: 'format',
  device: 'device',
  adType: 'ad_type',
  currency: 'currency',
  author: 'author',
  website: 'id_website',
}

export const dimensionColumn = (
  dimension: Dimension,
  { column, day }: Source,
  { identifiableAccounts, reachableCampaigns }: Pick<SiteScope, 'identifiableAccounts' | 'reachableCampaigns'>,
): DimensionColumn => {
  switch (dimension) {
    case 'date':
      return { key: day }
    case 'week':
      return { key: sql`${day} - (extract(isodow from ${day})::int - 1)` }
    case 'month':
      return { key: sql`${day} - (extract(day from ${day})::int - 1)` }
    case 'account':
      // Whoever is attached to a website alone does not learn whose it is.
      return {
        key: identifiableAccounts
          ? sql`case when ${isIn(column('id_account'), identifiableAccounts)} then ${column('id_account')} end`
          : column('id_account'),
      }
    case 'product':
      return {
        key: sql`pw.anw_product`,
        join: sql`join websites as pw on pw.id = ${column('id_website')}`,
      }
    case 'tier':
      return { key: sql`ta.acc_tier`, join: sql`join accounts as ta on ta.id = ${column('id_account')}` }
    case 'manager':
      return {
        key: sql`mm.acm_id_user`,
        join: sql`left join account_managers as mm on mm.acm_id_account = ${column('id_account')} and mm.acm_is_main`,
      }
    case 'adNetworkType':
      return {
        key: sql`nt.adn_id_ad_network_type`,
        join: sql`left join ad_networks as nt on nt.id = ${column('id_ad_network')}`,
      }
    case 'orderCampaign':
      return {
        key: reachableCampaigns
          ? sql`case when ${isIn(sql.ref('oc.id'), reachableCampaigns)} then oc.id end`
          : sql`oc.id`,
        // A network delivers for its campaign what it shows with that campaign's technology.
        join: sql`left join order_campaign_networks as ol on ol.ocn_id_ad_network = ${column('id_ad_network')}
          left join order_campaigns as oc on oc.id = ol.ocn_id_order_campaign
            and oc.orc_id_ad_network_category = ${column('id_technology')}`,
      }
    default:
      return { key: column(DIMENSION_COLUMNS[dimension] ?? dimension) }
  }
}

const isIn = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> =>
  sql`${column} = any (${listOf(ids)})`

/** The small number that facts name a word by. */
const wordIds = (words: readonly string[], chosen: readonly string[] = []): number[] =>
  chosen.map(word => words.indexOf(word) + 1)

/** Which rows of a table are asked for, besides their days. */
export const filterConditions = (
  filters: Filters,
  { websiteAccounts, isAllHistory }: Pick<SiteScope, 'websiteAccounts' | 'isAllHistory'>,
  { column }: Source,
): RawBuilder<boolean>[] => {
  const conditions: RawBuilder<boolean>[] = []
  if (websiteAccounts) {
    const websites = websiteAccounts.map(({ website }) => website)
    // The first condition uses the index; the second restricts to the time in these accounts. It is left out where all
    // history counts: with it the planner underestimates the rows.
    conditions.push(isIn(column('id_website'), [...new Set(websites)]))
    if (!isAllHistory)
      conditions.push(
        sql`(${column('id_website')}, ${column('id_account')}) in
          (select * from unnest(${listOf(websites)}, ${listOf(websiteAccounts.map(({ account }) => account))}))`,
      )
  }
  const among = (name: string, ids: readonly number[]) => {
    if (ids.length > 0) conditions.push(isIn(column(name), ids))
  }
  among('id_ad_network', (filters.adNetwork ?? []).map(Number))
  among('id_technology', (filters.technology ?? []).map(Number))
  among('format', wordIds(TYPES.formatName, filters.format))
  among('device', wordIds(TYPES.device, filters.device))
  among('ad_type', wordIds(TYPES.adType, filters.adType))
  const amongWords = (name: string, words: readonly string[] = []) => {
    if (words.length > 0) conditions.push(sql`${column(name)} = any (${wordsOf(words)})`)
  }
  amongWords('currency', filters.currency)
  amongWords('author', filters.author)
  const campaigns = (filters.orderCampaign ?? []).map(Number)
  if (campaigns.length > 0)
    conditions.push(
      sql`(${column('id_ad_network')}, ${column('id_technology')}) in (
        select fl.ocn_id_ad_network, fc.orc_id_ad_network_category from order_campaign_networks as fl
        join order_campaigns as fc on fc.id = fl.ocn_id_order_campaign where ${isIn(sql.ref('fc.id'), campaigns)})`,
    )
  const types = (filters.adNetworkType ?? []).map(Number)
  if (types.length > 0)
    conditions.push(
      sql`${column('id_ad_network')} in (select ft.id from ad_networks as ft where ${isIn(sql.ref('ft.adn_id_ad_network_type'), types)})`,
    )
  return conditions
}
