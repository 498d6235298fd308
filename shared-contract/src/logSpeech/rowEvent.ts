/** What became of the row that an entry of the log is about. */
export const ROW_EVENTS = ['made', 'gone', 'restored', 'changed'] as const
export type RowEvent = (typeof ROW_EVENTS)[number]

/** What stands in the trail in place of a secret that there is: that it is another one now, and nothing of it. */
export const MASKED = 'changed'

/** A field that a row has as long as it is there; without one here it is its id. */
export const KEY_OF: Readonly<Record<string, string>> = {
  access_group_permissions: 'grp_controller',
  account_managers: 'acm_id_account',
  account_users: 'acu_id_account',
  account_notes: 'acn_id_account',
  website_users: 'wsu_id_website',
  user_photos: 'pho_name',
  notification_settings: 'nos_quiet',
  ad_network_credentials: 'crd_credential',
  ad_network_connections: 'con_at',
  order_campaign_networks: 'ocn_id_order_campaign',
  currency_closings: 'ccl_month',
  month_closes: 'mcl_month',
  website_revenue_shares: 'wrs_type',
  website_revenue_share_conditions: 'rev_percentage_value',
}

/** Tables of which a row is a part of a record, and not the record itself. */
export const PARTS: readonly string[] = [
  'user_photos',
  'sessions',
  'viewings',
  'password_resets',
  'access_group_permissions',
  'account_managers',
  'account_users',
  'account_notes',
  'website_users',
  'notification_settings',
  'ad_network_credentials',
  'ad_network_connections',
  'order_campaign_networks',
  'technology_merges',
  'website_revenue_share_conditions',
  'currency_closings',
  'month_closes',
  'invoices',
  'adjustment_messages',
  'work_hours',
  'contact_messages',
]

type Sides = readonly [before: unknown, after: unknown]

const isNothing = (side: unknown): boolean => side === null || side === undefined
const came = (sides: Sides | undefined): boolean => sides !== undefined && isNothing(sides[0]) && !isNothing(sides[1])
const went = (sides: Sides | undefined): boolean => sides !== undefined && !isNothing(sides[0]) && isNothing(sides[1])

/** What became of a row, by its differences: removing a record marks it, and taking that back takes the mark away. */
export const rowEventOf = (table: string, diffs: Readonly<Record<string, Sides>>): RowEvent => {
  const key = diffs[KEY_OF[table] ?? 'id']
  if (came(key)) return 'made'
  if (went(key) || came(diffs.deleted_at)) return 'gone'
  return went(diffs.deleted_at) ? 'restored' : 'changed'
}

/** Actions of ours, whoever asked for what they are part of. */
export const OWN_ACTIONS = [
  'auth.firstAdministrator',
  'adNetwork.rotateKey',
  'currencyExchange.finishClose',
  'export.finish',
  'group.mendAdministrators',
  'notification.deliver',
  'user.mendMailboxes',
] as const

/** Whether nobody did it but the product. */
export const isByItself = (action: string, actor: unknown): boolean =>
  isNothing(actor) || OWN_ACTIONS.some(own => own === action)
