/** What nobody sees and a pasted address may have in it: what is left out by default, fillers, marks of annotations. */
const UNSEEN = /[\p{DI}\u2800\ufff9-\ufffb\u{13430}-\u{1343f}]/gu
/** The full stop of ideographs parts the names of a host, as a dot does. Its narrow form is this one by now. */
const OTHER_DOT = /\u3002/g
const OF_A_HOST = /^[a-z\d._\-\u0080-\u{10ffff}]+$/u
const BEYOND_ASCII = /[^\0-\x7f]/

/** A host as mail servers know it. What cannot be one stays as it is, and is refused (`isEmail`). */
const asciiHost = (host: string): string => {
  if (!BEYOND_ASCII.test(host) || !OF_A_HOST.test(host)) return host
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}

/**
 * The one form of an address: lower case, one way to write each letter, nothing unseen, the host in plain letters. It is
 * what is stored, mailed to and looked up, so that whoever compares two addresses, the database too, compares texts.
 */
export const mailboxOf = (address: string): string => {
  const plain = address.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC')
  const host = plain.lastIndexOf('@') + 1
  return plain.slice(0, host) + asciiHost(plain.slice(host).replace(OTHER_DOT, '.'))
}
