/**
 * The names on which documents, gateway and scripts agree. Apart from the page's schema, which the sign-in page does
 * not carry.
 */
export const PAGE_CONFIG_ID = 'candela-page'

/** The cookie that remembers the language of the sign-in page on this device. */
export const LOCALE_COOKIE = 'candela_locale'
