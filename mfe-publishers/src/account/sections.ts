/** Where the parts of the form are on its page. */
export const SECTIONS = {
  data: 'account-data',
  tag: 'account-tag',
  managers: 'account-managers',
  users: 'account-users',
  websites: 'account-websites',
} as const

export type Section = keyof typeof SECTIONS

/** Which part a field stands in. */
export const SECTION_OF: Record<string, Section> = {
  acc_enable_aps: 'tag',
  acc_enable_teads: 'tag',
  acc_is_custom_ad_unit_path_enabled: 'tag',
  managers: 'managers',
  users: 'users',
  websites: 'websites',
}
