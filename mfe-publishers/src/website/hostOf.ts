const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i

/**
 * The host of what somebody types, as the server is going to keep it: for a preview, the server has the last word.
 * Nothing where there is no host in it yet.
 */
export const hostOf = (text: string): string | null => {
  const typed = text.trim()
  if (!typed) return null
  try {
    const { hostname } = new URL(SCHEME.test(typed) ? typed : `http://${typed}`)
    const host = hostname.replace(/\.$/, '')
    return host.includes('.') ? host : null
  } catch {
    return null
  }
}
