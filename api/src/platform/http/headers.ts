/** What a document may load: itself and nothing else. Styles that scripts insert carry the page's nonce. */
export const documentPolicy = (nonce: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Answers of the API and plain files are no pages. */
export const NO_PAGE_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
