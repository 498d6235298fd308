import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { byId, id, idText, instant, period } from '../fields'
import { anyOf, exportBody, listAnswer, listBody } from '../list'
import { ROW_EVENTS } from '../logSpeech/rowEvent'

/** The kinds of the log that people tell apart. */
export const LOG_TYPES = [
  'login',
  'account',
  'format',
  'user',
  'website',
  'technology',
  'ad network',
  'ad network type',
  'order campaign',
  'order',
  'revenue share',
  'currency',
  'month close',
  'transfer',
  'adjustment',
  'access group',
  'account manager',
  'maintenance',
  'notification',
  'export',
] as const
export type LogKind = (typeof LOG_TYPES)[number]

/** Whether the product did it by itself: no, somebody did; or only that. */
export const BY_ITSELF = ['no', 'only'] as const

const person = z.nullable(z.object({ id, label: z.string() }))

const changes = z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }))

/** One row that one action wrote in one table. */
export const systemLogSchema = z.object({
  id,
  slo_type: z.string(),
  slo_action: z.string(),
  slo_table_name: z.string(),
  slo_object_id: z.nullable(id),
  /** What the record is called; null when it is gone or has no name. */
  object: z.nullable(z.string()),
  /** Nobody for what the product did by itself. */
  actor: person,
  slo_ip: z.nullable(z.string()),
  /** Groups everything that one action wrote. */
  slo_transaction_hash: z.string(),
  /** The fields that changed. */
  fields: z.array(z.string()),
  /** What became of the row that it is about. */
  rowEvent: z.enum(ROW_EVENTS),
  /** What the sentence about it says, as people read it; with what names the row where that stayed. */
  changes,
  /** Rows of the same table that it stands for: one unless the product did it by itself. */
  count: z.int(),
  /** Written by the same action as the row before it in the list. */
  follows: z.boolean(),
  created_at: instant,
})
export type SystemLog = z.infer<typeof systemLogSchema>

/** The whole action that a row belongs to: every table, every field, before and after. */
export const oneSystemLog = z.object({
  record: z.extend(systemLogSchema, {
    action: z.array(
      z.object({
        id,
        slo_type: z.string(),
        slo_table_name: z.string(),
        slo_object_id: z.nullable(id),
        object: z.nullable(z.string()),
        changes,
      }),
    ),
    /** How many more rows the action wrote than are shown. */
    more: z.int(),
  }),
})
export type OneSystemLog = z.infer<typeof oneSystemLog>

export const SYSTEM_LOG_COLUMNS = [
  'created_at',
  'changes',
  'slo_type',
  'slo_action',
  'object',
  'slo_object_id',
  'slo_table_name',
  'fields',
  'actor',
  'slo_blame_user_id',
  'slo_ip',
  'slo_transaction_hash',
] as const
export type SystemLogColumn = (typeof SYSTEM_LOG_COLUMNS)[number]

const words = z.array(z.string().check(z.regex(/^[a-z_]{1,63}$/, { error: 'invalid' }))).check(z.maxLength(20))

export const systemLogListQuery = listBody(['created_at'], {
  slo_type: z.optional(z.array(z.enum(LOG_TYPES)).check(z.maxLength(LOG_TYPES.length))),
  /** What the product did by itself stands in a line for each action and kind. */
  by_itself: anyOf(BY_ITSELF),
  /** Who did it. */
  actor: z.optional(z.array(idText).check(z.maxLength(100))),
  slo_action: z.optional(
    z.array(z.string().check(z.regex(/^[a-zA-Z.]{1,63}$/, { error: 'invalid' }))).check(z.maxLength(20)),
  ),
  slo_table_name: z.optional(words),
  /** A field that changed. */
  field: z.optional(words),
  slo_object_id: z.optional(z.array(idText).check(z.maxLength(100))),
  slo_transaction_hash: z.optional(
    z.array(z.string().check(z.regex(/^[0-9a-f-]{8,64}$/, { error: 'invalid' }))).check(z.maxLength(1)),
  ),
  period,
})

export const systemLogEndpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/systemLog/list',
    summary: 'What was changed, by whom and when, a page at a time',
    access: 'systemLog.list',
    effect: 'read',
    failure: 'logs',
    body: systemLogListQuery,
    answer: listAnswer(systemLogSchema),
  }),
  export: defineEndpoint({
    method: 'POST',
    path: '/systemLog/export',
    summary: 'The list as a file',
    access: 'systemLog.list',
    effect: 'read',
    failure: 'logs',
    body: exportBody(systemLogListQuery, SYSTEM_LOG_COLUMNS),
    download: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/systemLog/:id',
    summary: 'One entry with everything that its action wrote',
    access: 'systemLog.get',
    effect: 'read',
    failure: 'logs',
    params: byId,
    answer: oneSystemLog,
  }),
}

/** The first letters of a column → the table that it is in. */
export const TABLE_OF_PREFIX: Readonly<Record<string, string>> = {
  usr: 'users',
  pho: 'user_photos',
  ses: 'sessions',
  vwg: 'viewings',
  pwr: 'password_resets',
  gro: 'access_groups',
  grp: 'access_group_permissions',
  acc: 'accounts',
  acm: 'account_managers',
  acu: 'account_users',
  acn: 'account_notes',
  anw: 'websites',
  wsu: 'website_users',
  viw: 'saved_views',
  usm: 'maintenance',
  not: 'notifications',
  nos: 'notification_settings',
  woh: 'work_hours',
  cms: 'contact_messages',
  adn: 'ad_networks',
  adm: 'ad_managers',
  ncs: 'ad_network_credential_sets',
  crd: 'ad_network_credentials',
  con: 'ad_network_connections',
  anc: 'ad_network_categories',
  ant: 'ad_network_types',
  orc: 'order_campaigns',
  ord: 'orders',
  ocn: 'order_campaign_networks',
  tmg: 'technology_merges',
  cue: 'currency_quotations',
  ccl: 'currency_closings',
  mcl: 'month_closes',
  tra: 'transfers',
  adj: 'adjustments',
  inv: 'invoices',
  ajm: 'adjustment_messages',
  wrs: 'website_revenue_shares',
  rev: 'website_revenue_shares',
  ars: 'website_revenue_shares',
  imp: 'report_imports',
  exp: 'exports',
  rch: 'report_changes',
  rak: 'report_acknowledgements',
  rhd: 'report_headings',
}
