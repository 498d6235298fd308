/** Why there is no page of a website. */
export const WEB_FAILURES = ['unresolved', 'refused', 'timeout', 'certificate', 'redirects', 'unreachable'] as const
export type WebFailure = (typeof WEB_FAILURES)[number]

const SCHEME = /^(?:https?:)?\/\//i
/** What an address would decode, or read as somebody's name, is no host that people type. */
const NOT_TYPED = /[%@\\\s]/

/**
 * The host in what somebody typed or copied, as it is written there: `https://Café.example:8080/news?x=1` is
 * `Café.example`. Empty where there is none.
 */
export const typedHost = (text: string): string => {
  const typed = text.trim().replace(SCHEME, '').split(/[/?#]/, 1)[0] ?? ''
  const host = typed.replace(/:\d*$/, '').replace(/\.$/, '')
  return NOT_TYPED.test(host) ? '' : host
}

/**
 * The host of what somebody types, as the server is going to keep it: for a preview, the server has the last word.
 * Nothing where there is no host in it yet.
 */
export const previewHost = (text: string): string | null => {
  const typed = typedHost(text)
  if (!typed) return null
  try {
    const host = new URL(`http://${typed}`).hostname.replace(/\.$/, '')
    return host.includes('.') ? host : null
  } catch {
    return null
  }
}
