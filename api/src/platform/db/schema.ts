import type { Flag, Locale, Scope, TypeValue, View, ViewSharing } from '@candela/shared-contract'
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { ContactSchema } from './schema-contact'
import type { JobSchema } from './schema-jobs'
import type { LogSchema } from './schema-logs'
import type { MoneySchema } from './schema-money'
import type { NotificationSchema } from './schema-notifications'

/** Field → what it was and what it became. */
export type Diffs = Record<string, [before: unknown, after: unknown]>

/** The tables as kysely sees them. Instants and numerics are text, ids are numbers; see `parsers.ts`. */
export type Schema = MoneySchema &
  LogSchema &
  NotificationSchema &
  ContactSchema &
  JobSchema & {
    access_groups: {
      id: Generated<number>
      gro_name: string
      gro_scope: Scope
      gro_is_administrators: Generated<boolean>
      created_at: Generated<string>
      updated_at: Generated<string>
      deleted_at: string | null
    }
    access_group_permissions: {
      grp_id_group: number
      grp_controller: string
      grp_method: string
    }
    users: {
      id: Generated<number>
      usr_name: string
      usr_email: string
      usr_status: Generated<TypeValue<'userStatus'>>
      usr_id_group: number | null
      usr_comission: string | null
      usr_product: string | null
      usr_locale: Generated<Locale>
      usr_password: string | null
      usr_id_creator: Generated<number | null>
      /** Whoever brought them in does not reach them by that any more; the database says so, see migrations 0014 and 0015. */
      usr_is_independent: Generated<boolean>
      usr_last_seen_at: Generated<string | null>
      created_at: Generated<string>
      updated_at: Generated<string>
      deleted_at: string | null
    }
    accounts: {
      id: Generated<number>
      acc_name: string
      acc_is_enabled: Generated<Flag>
      acc_time_zone: string
      acc_tier: Generated<TypeValue<'accountTier'>>
      acc_google_child_network_code: string | null
      acc_enable_aps: Generated<Flag>
      acc_enable_teads: Generated<Flag>
      acc_is_custom_ad_unit_path_enabled: Generated<Flag>
      acc_gross_visible: Generated<Flag>
      created_at: Generated<string>
      updated_at: Generated<string>
      deleted_at: string | null
    }
    account_managers: {
      id: Generated<number>
      acm_id_account: number
      acm_id_user: number
      acm_is_main: boolean
      created_at: Generated<string>
    }
    account_users: {
      id: Generated<number>
      acu_id_account: number
      acu_id_user: number
      acu_comission: string
      created_at: Generated<string>
    }
    account_notes: {
      id: Generated<number>
      acn_id_account: number
      acn_id_author: number | null
      acn_text: string
      created_at: Generated<string>
    }
    websites: {
      id: Generated<number>
      anw_name: string
      anw_website: string
      anw_product: string
      anw_status: TypeValue<'websiteStatus'>
      anw_comission: string
      anw_account_id: number
      anw_reject_reason: string | null
      created_at: Generated<string>
      updated_at: Generated<string>
      deleted_at: string | null
    }
    website_users: {
      id: Generated<number>
      wsu_id_website: number
      wsu_id_user: number
      created_at: Generated<string>
    }
    saved_views: {
      id: Generated<number>
      viw_id_user: number
      viw_name: string
      viw_list: string
      viw_search: string
      /** JSON text on the way in, parsed on the way out. */
      viw_look: ColumnType<View['viw_look'], string | null, string | null>
      viw_sharing: ViewSharing
      viw_id_group: number | null
      created_at: Generated<string>
      updated_at: Generated<string>
    }
    saved_view_pins: {
      vip_id_view: number
      vip_id_user: number
    }
    user_photos: {
      pho_id_user: number
      pho_name: string
      pho_type: string
      pho_bytes: Buffer
      created_at: Generated<string>
    }
    sessions: {
      id: Generated<number>
      ses_id_user: number
      ses_token_hash: string
      ses_ip: string | null
      ses_user_agent: string | null
      created_at: Generated<string>
      expires_at: string
      revoked_at: string | null
    }
    viewings: {
      id: Generated<number>
      vwg_id_session: number
      vwg_id_viewer: number
      vwg_id_user: number
      vwg_token_hash: string
      vwg_reason: string
      created_at: Generated<string>
      expires_at: string
      ended_at: string | null
    }
    password_resets: {
      id: Generated<number>
      pwr_id_user: number
      pwr_token_hash: string
      created_at: Generated<string>
      expires_at: string
      used_at: string | null
    }
    visit_logs: {
      id: Generated<number>
      ual_id_user: number
      ual_user_agent: string | null
      ual_ip: string | null
      ual_language: string | null
      ual_operating_system: string | null
      ual_browser: Generated<string | null>
      ual_device: Generated<'desktop' | 'tablet' | 'mobile'>
      ual_id_session: Generated<number | null>
      created_at: Generated<string>
    }
    sign_in_failures: {
      id: Generated<number>
      sif_id_user: number | null
      sif_email: string
      sif_reason: string
      sif_ip: string | null
      sif_user_agent: string | null
      created_at: Generated<string>
    }
    system_logs: {
      id: Generated<number>
      slo_blame_user_id: number | null
      /** What they were called then; null for the product itself, and for nobody else in rows of today. */
      slo_blame_name: string | null
      slo_type: string
      slo_action: string
      slo_table_name: string
      slo_object_id: number | null
      slo_transaction_hash: string
      /** JSON text on the way in, parsed on the way out. */
      slo_diffs: ColumnType<Diffs, string, never>
      slo_ip: string | null
      slo_request_id: string | null
      created_at: Generated<string>
    }
    /** A chain over the rows of the trail, a stretch at a time; rows are only ever added. */
    system_log_seals: {
      id: number
      /** In the order of the chain. */
      sls_logs: readonly number[]
      /** Of each row with all before it. */
      sls_hashes: readonly string[]
      /** The newest row that is sealed by then. */
      sls_to: number
      created_at: string
    }
    maintenance: {
      id: Generated<number>
      usm_id_user: number | null
      usm_id_group: number | null
      usm_message: string | null
      usm_from: string | null
      usm_until: string | null
      created_at: Generated<string>
      updated_at: Generated<string>
      deleted_at: string | null
    }
    mails: {
      id: Generated<number>
      mai_to: string
      mai_subject: string
      mai_text: string
      mai_reply_to: Generated<string | null>
      mai_state: Generated<'waiting' | 'sent' | 'failed'>
      mai_attempts: Generated<number>
      mai_next_attempt: Generated<string>
      created_at: Generated<string>
      sent_at: string | null
    }
    idempotent_calls: {
      ide_id_user: number
      ide_key: string
      ide_request_hash: string
      ide_answer: string | null
      created_at: Generated<string>
    }
    client_errors: {
      id: Generated<number>
      cle_id_user: number
      cle_reference: string
      cle_phase: string
      cle_kind: string
      cle_message: string
      cle_path: string
      cle_remote: string | null
      cle_version: string | null
      cle_stack: string | null
      cle_user_agent: string | null
      created_at: Generated<string>
    }
    throttles: {
      thr_key: string
      thr_count: number
      thr_until: string
    }
  }

export type TableName = keyof Schema
export type Row<T extends TableName> = Selectable<Schema[T]>
export type NewRow<T extends TableName> = Insertable<Schema[T]>
