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
