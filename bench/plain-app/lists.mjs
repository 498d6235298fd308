/** The lists of the product as a page without any of it would show them: which fields, called what, how wide. */

/** @typedef {readonly [field: string, heading: string, width: number]} Field */
/** @typedef {{ screen: string, name: string, path: string, fields: readonly Field[] }} List where it stands, in the menu and in the API */

/** @type {Record<string, List>} */
export const LISTS = {
  accounts: {
    screen: '/account',
    name: 'Accounts',
    path: '/account/list',
    fields: [
      ['acc_name', 'Account', 176],
      ['acc_tier', 'Tier', 80],
      ['acc_is_enabled', 'Status', 110],
      ['websites_count', 'Websites', 92],
      ['net30', 'Earned in 30 days', 136],
      ['users_count', 'Users', 84],
      ['managers.0.label', 'Managers', 142],
      ['readiness', 'Readiness', 122],
      ['updated_at', 'Changed', 124],
    ],
  },
  websites: {
    screen: '/website',
    name: 'Websites',
    path: '/website/list',
    fields: [
      ['display_host', 'Website', 184],
      ['anw_status', 'Status', 196],
      ['acc_name', 'Account', 118],
      ['anw_product', 'Product', 116],
      ['anw_comission', 'Commission', 108],
      ['net30', 'Earned in 30 days', 136],
      ['users_count', 'Users', 84],
      ['created_at', 'Added', 112],
    ],
  },
  users: {
    screen: '/user',
    name: 'Users',
    path: '/user/list',
    fields: [
      ['usr_name', 'User', 220],
      ['usr_status', 'Status', 110],
      ['gro_name', 'Access group', 140],
      ['usr_product', 'Product', 124],
      ['usr_comission', 'Commission', 116],
      ['usr_locale', 'Language', 112],
      ['last_seen_at', 'Last visit', 148],
    ],
  },
  groups: {
    screen: '/group',
    name: 'Access groups',
    path: '/group/list',
    fields: [
      ['gro_name', 'Access group', 180],
      ['gro_scope', 'Reach', 120],
      ['permissions_count', 'Rights', 92],
      ['users_count', 'Users', 92],
      ['updated_at', 'Changed', 136],
    ],
  },
  visits: {
    screen: '/visit-log',
    name: 'Visit logs',
    path: '/userAccessLog/list',
    fields: [
      ['usr_name', 'User', 220],
      ['created_at', 'Came', 160],
      ['gro_name', 'Access group', 136],
      ['ual_ip', 'Address', 128],
      ['ual_browser', 'Browser', 176],
      ['ual_language', 'Language', 108],
      ['duration', 'Stayed', 140],
    ],
  },
  actions: {
    screen: '/system-log',
    name: 'System logs',
    path: '/systemLog/list',
    fields: [
      ['slo_action', 'Action', 200],
      ['object', 'Record', 170],
      ['fields', 'Fields', 180],
      ['actor.label', 'By', 150],
      ['created_at', 'When', 156],
      ['slo_ip', 'Address', 120],
    ],
  },
}
