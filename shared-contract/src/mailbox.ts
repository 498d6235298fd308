/** What nobody sees and a pasted address may have in it. */
const UNSEEN = /\p{DI}/gu
const OF_A_HOST = /^[\p{L}\p{M}\p{N}.-]+$/u
const BEYOND_ASCII = /[^\0-\x7f]/

/** A host as mail servers know it. What cannot be one stays as it is. */
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
  return plain.slice(0, host) + asciiHost(plain.slice(host))
}
