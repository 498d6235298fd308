/** Everything that carries the brand. Renaming the product is an edit of this file. */
export const BRAND = {
  name: 'Candela',
  /** The two products a website can run; the first one names the statement report (`/report/reportCandela`). */
  products: ['Candela', 'Candela Video'],
  supportEmail: 'support@candela.example',
  /** The external policy pages; the first part of the locale is appended: `…/privacy/pt`. */
  privacyUrl: 'https://www.candela.example/privacy',
  /** The ad manager network of the platform: the first part of every ad unit path of its publishers. */
  parentNetworkCode: '21700000000',
  termsUrl: 'https://www.candela.example/terms',
} as const

export type Product = (typeof BRAND.products)[number]

/** `{product}` of the specification, as it stands in paths and controllers. */
export const PRODUCT_SLUG = 'Candela'

/** People who work from exports do not get the Reports link in the header. The menu entry stays. */
export const REPORTS_LINK_HIDDEN_FOR: readonly number[] = [198, 200, 201]
