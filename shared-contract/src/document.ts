/**
 * The names on which documents, gateway and scripts agree. Apart from the page's schema, which the sign-in page does
 * not carry.
 */
export const PAGE_CONFIG_ID = 'candela-page'

/** The cookie that remembers the language of the sign-in page on this device. */
export const LOCALE_COOKIE = 'candela_locale'

/** Who the demo offers to be; the sign-in page has words for each. */
export const DEMO_ROLES = ['administrator', 'adOps', 'finance', 'accountManager', 'publisher', 'viewer'] as const
export type DemoRole = (typeof DEMO_ROLES)[number]
