/** `http://localhost:3101` or nothing: a policy must not grow by what somebody wrote into the registry. */
const originsIn = (texts: readonly string[]): string[] =>
  texts.filter(text => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text)

const listed = (sources: readonly string[]): string => sources.map(source => ` ${source}`).join('')

/**
 * What a document may load: itself and nothing else. Styles that scripts insert carry the page's nonce. Developers may
 * have allowed origins that put a remote of their own in place of the released one, and tell of its changes.
 */
export const documentPolicy = (nonce: string, overrides: readonly string[] = []): string => {
  const origins = originsIn(overrides)
  const sockets = origins.map(origin => origin.replace(/^http/, 'ws'))
  return [
    `default-src 'self'`,
    `script-src 'self'${listed(origins)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${listed([...origins, ...sockets])}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Answers of the API and plain files are no pages. */
export const NO_PAGE_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Whoever reached the product by https comes back that way alone. */
export const transportPolicy = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
