import type {
  AdjustmentReason,
  AuthKind,
  ChartColor,
  ConnectionResult,
  Credential,
  CredentialField,
  Currency,
  Flag,
  QuotationSource,
  RateChoices,
  RateSource,
  ReportChangeKind,
  StoredReportRow,
  TransferState,
  TypeValue,
  UploadHeadings,
} from '@candela/shared-contract'
import type { ColumnType, Generated, Selectable } from 'kysely'

type Dated = { created_at: Generated<string>; updated_at: Generated<string>; deleted_at: string | null }

/** Sums are bigint in the database and numbers here: micro-units of a day's row stay far below 2^53. */
type Measures<P extends string> = {
  [K in
    | 'value'
    | 'net'
    | 'ad_requests'
    | 'refresh_ad_requests'
    | 'impressions'
    | 'refresh_impressions' as `${P}_${K}`]: number
} & Record<
  `${P}_measurable_impressions` | `${P}_viewable_impressions` | `${P}_clicks` | `${P}_clickable_impressions`,
  number | null
> &
  Record<`${P}_currency` | `${P}_net_currency`, Currency>

type Fine<P extends string> = Record<
  `${P}_id_ad_network` | `${P}_id_technology` | `${P}_format` | `${P}_device` | `${P}_ad_type`,
  number
>

type OfSite<P extends string> = Record<`${P}_id_website` | `${P}_id_account`, number>

/**
 * A condition of a revenue share as it was before its technology became another one. `twin`: the one of the other
 * technology in its place, for which it went.
 */
export type MergedCondition = Condition & { twin: Pick<Condition, 'id' | 'rev_percentage_value'> | null }
type Condition = Selectable<MoneySchema['website_revenue_share_conditions']>

/** The tables of money, facts and their roll-ups. */
export type MoneySchema = {
  ad_network_categories: Dated & {
    id: Generated<number>
    anc_name: string
    anc_status: Generated<Flag>
    anc_color: Generated<ChartColor>
  }
  ad_network_types: Dated & {
    id: Generated<number>
    ant_name: string
    /** JSON text on the way in, parsed on the way out. */
    ant_fields: ColumnType<CredentialField[], string, string>
    ant_status: Generated<Flag>
    ant_auth_kind: Generated<AuthKind>
    ant_time_zone: Generated<string>
    ant_currency: Generated<Currency>
    ant_final_after_days: Generated<number>
    /** JSON text on the way in, parsed on the way out. */
    ant_ads_txt_lines: ColumnType<string[], string | undefined, string>
  }
  ad_networks: Dated & {
    id: Generated<number>
    adn_name: string
    adn_id_ad_network_type: number
    adn_id_ad_network_category: number
    adn_id_website: number | null
    adn_status: Generated<TypeValue<'adNetworkStatus'>>
    adn_domain: string | null
    adn_token_expires_at: string | null
    adn_id_ad_manager: number | null
    adn_id_order: number | null
    adn_id_credential_set: number | null
    adn_access_changed_at: string | null
  }
  ad_managers: Omit<Dated, 'deleted_at'> & { id: Generated<number>; adm_name: string; adm_network_code: string }
  ad_network_credential_sets: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    ncs_id_ad_network_type: number
    ncs_domain: string | null
  }
  ad_network_credentials: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    crd_id_set: number
    crd_credential: Credential
    crd_value: string | null
    crd_secret: string | null
    crd_last_four: string | null
    crd_changed_at: Generated<string>
    crd_id_ad_network: number
    crd_id_user: number | null
  }
  ad_network_connections: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    con_id_ad_network: number
    con_result: ConnectionResult
    con_status: number | null
    con_at: string
  }
  order_campaigns: Dated & {
    id: Generated<number>
    orc_name: string
    orc_ad_manager_order_id: string
    orc_status: Generated<Flag>
    orc_id_ad_network_category: number
    orc_link: string | null
  }
  orders: Dated & {
    id: Generated<number>
    ord_name: string
    ord_status: Generated<TypeValue<'adNetworkStatus'>>
    ord_id_ad_network_type: number
    ord_id_ad_network_category: number
    ord_id_website: number | null
    ord_id_ad_manager: number | null
    ord_id_ad_network: number | null
    ord_domain: string | null
    ord_token_expires_at: string | null
  }
  order_campaign_networks: {
    id: Generated<number>
    ocn_id_order_campaign: number
    ocn_id_ad_network: number
    created_at: Generated<string>
  }
  currency_quotations: Dated & {
    id: Generated<number>
    cue_date: string
    cue_currency: Exclude<Currency, 'BRL'>
    cue_value: string
    cue_source: Generated<QuotationSource>
    cue_id_user: Generated<number | null>
  }
  currency_closings: {
    id: Generated<number>
    ccl_month: string
    ccl_currency: Exclude<Currency, 'BRL'>
    ccl_value: string
    ccl_id_user: number | null
    ccl_source: Generated<RateSource | null>
    ccl_reason: Generated<string | null>
    created_at: Generated<string>
  }
  month_closes: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    mcl_month: string
    mcl_id_job: number | null
    mcl_id_user: number | null
    /** JSON text on the way in, parsed on the way out. */
    mcl_rates: ColumnType<Partial<RateChoices>, string, string>
    mcl_fingerprint: string | null
    mcl_closed_at: string | null
    mcl_id_reopened_by: Generated<number | null>
    mcl_reopened_at: Generated<string | null>
    mcl_reason: Generated<string | null>
  }
  transfers: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    tra_month: string
    tra_id_account: number
    tra_state: TransferState
    tra_held_from: Generated<TransferState | null>
    tra_net: Generated<string>
    tra_adjustments: Generated<string>
    tra_carried_in: Generated<string>
    tra_payable: Generated<string>
    tra_id_carried_to: Generated<number | null>
    tra_pay_on: Generated<string | null>
    tra_paid_on: Generated<string | null>
    tra_reason: Generated<string | null>
    tra_id_proof: Generated<number | null>
  }
  transfer_files: {
    id: Generated<number>
    trf_type: 'application/pdf' | 'application/xml'
    trf_bytes: number
    trf_sha256: string
    trf_content: Buffer
    /** Of a proof: whose payments were asked for with it. */
    trf_accounts: Generated<readonly number[]>
    created_at: Generated<string>
  }
  invoices: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    inv_id_transfer: number
    inv_id_account: number
    inv_number: string
    inv_amount: string
    inv_issued_on: string
    inv_id_file: number
    inv_id_user: number | null
    inv_ended_at: Generated<string | null>
  }
  adjustment_messages: {
    id: Generated<number>
    ajm_id_adjustment: number
    ajm_id_user: number | null
    ajm_text: string
    created_at: Generated<string>
  }
  transfer_lines: {
    id: Generated<number>
    trl_id_transfer: number
    trl_id_website: number
    trl_gross_brl: string
    trl_net_brl: string
    trl_gross_usd: string
    trl_net_usd: string
  }
  adjustments: Dated & {
    id: Generated<number>
    adj_month: string
    adj_id_account: number
    adj_id_website: number | null
    adj_reason: AdjustmentReason
    adj_amount: string
    adj_note: string
    adj_id_user: number | null
  }
  /** Written by the database alone, whenever a website's fee is stored or changed. */
  website_fees: { wef_id_website: number; wef_valid_from: string; wef_percent: string }
  website_revenue_shares: Dated & {
    id: Generated<number>
    wrs_id_website: number
    wrs_type: TypeValue<'revenueShareType'>
    wrs_valid_from: string
    wrs_currency: Currency | null
    rev_fixed_value: string | null
    rev_fixed_cpm: string | null
    rev_percentage_value: string | null
    ars_percentage: string | null
    wrs_note: Generated<string | null>
    wrs_id_creator: Generated<number | null>
  }
  website_revenue_share_conditions: {
    id: Generated<number>
    rev_id_share: number
    rev_device: TypeValue<'device'> | null
    rev_format: TypeValue<'formatName'> | null
    rev_technology: number | null
    rev_percentage_value: string
  }
  formats: { id: number; fmt_name: string }
  devices: { id: number; dev_name: string }
  ad_types: { id: number; adt_name: string }
  report_imports: {
    id: Generated<number>
    imp_source: 'api' | 'manual' | 'csv' | 'edited'
    imp_from: string
    imp_to: string
    imp_rows: number
    imp_inserted: number
    imp_changed: number
    imp_removed: number
    /** Gross per currency as decimal text; JSON text on the way in. */
    imp_value: ColumnType<Record<string, string>, string, string>
    imp_reason: string | null
    created_at: Generated<string>
  }
  ad_network_reports: Measures<'anr'> &
    Fine<'anr'> &
    OfSite<'anr'> & { anr_date: string; anr_author: string; anr_id_share: number; anr_id_import: number }
  technology_merges: {
    id: Generated<number>
    tmg_id_from: number
    tmg_id_into: number
    tmg_id_user: number | null
    /** JSON text on the way in, parsed on the way out. */
    tmg_networks: ColumnType<readonly number[], string, string>
    tmg_campaigns: ColumnType<readonly number[], string, string>
    tmg_orders: ColumnType<readonly number[], string, string>
    tmg_conditions: ColumnType<readonly MergedCondition[], string, string>
    tmg_facts: number
    tmg_facts_added: number
    tmg_undone_at: string | null
    created_at: Generated<string>
  }
  technology_merge_facts: { tmf_id_merge: number; tmf_fact: string }
  website_days: {
    wsd_id_website: number
    wsd_date: string
    wsd_id_account: number
    wsd_pageviews: number | null
    wsd_sessions: number | null
  }
  rollup_site_days: Measures<'rsd'> & OfSite<'rsd'> & { rsd_date: string }
  rollup_dimension_days: Measures<'rdd'> & Fine<'rdd'> & { rdd_date: string }
  rollup_months: Measures<'rmo'> & Fine<'rmo'> & OfSite<'rmo'> & { rmo_month: string }
  rollup_site_months: Measures<'rsm'> & OfSite<'rsm'> & { rsm_month: string }
  rollup_dimension_months: Measures<'rdm'> & Fine<'rdm'> & { rdm_month: string }
  report_restatements: {
    id: Generated<number>
    rst_id_import: number
    rst_id_website: number
    rst_date: string
    rst_id_ad_network: number
    rst_currency: Currency
    rst_net_currency: Currency
    rst_value_before: number
    rst_value_after: number
    rst_net_before: number
    rst_net_after: number
    rst_impressions_before: number
    rst_impressions_after: number
    created_at: Generated<string>
  }
  report_changes: {
    id: Generated<number>
    rch_kind: ReportChangeKind
    rch_transaction: string
    rch_id_user: number | null
    rch_reason: string
    rch_rows: number
    rch_id_undone: number | null
    created_at: Generated<string>
  }
  report_row_changes: {
    id: Generated<number>
    rrc_id_change: number
    rrc_key_before: string | null
    rrc_key_after: string | null
    /** JSON text on the way in, parsed on the way out. */
    rrc_before: ColumnType<StoredReportRow | null, string | null, string | null>
    rrc_after: ColumnType<StoredReportRow | null, string | null, string | null>
  }
  report_day_changes: {
    id: Generated<number>
    rdc_id_change: number
    rdc_id_website: number
    rdc_date: string
    rdc_pageviews_before: number | null
    rdc_pageviews_after: number | null
    rdc_sessions_before: number | null
    rdc_sessions_after: number | null
  }
  report_acknowledgements: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    rak_key: string
    rak_id_import: number
    rak_id_user: number | null
    rak_note: string | null
  }
  report_headings: Omit<Dated, 'deleted_at'> & {
    id: Generated<number>
    rhd_id_ad_network: number
    /** JSON text on the way in, parsed on the way out. */
    rhd_columns: ColumnType<UploadHeadings, string, string>
  }
}

/** Tables whose rows come by the million: a load fills them, and what brought the rows is audited for all of them. */
export type LoadedTable = Extract<
  keyof MoneySchema,
  'ad_network_reports' | 'website_days' | 'report_restatements' | 'technology_merge_facts' | `rollup_${string}`
>
