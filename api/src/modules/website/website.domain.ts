import { domainToASCII, domainToUnicode } from 'node:url'
import { type FieldErrorCode, typedHost } from '@candela/shared-contract'
import { parse } from 'tldts'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const MAX = 253

/** Invented websites of demos and documentation; nobody can register one. */
const RESERVED = 'example'

const isRegistrable = (host: string): boolean => {
  const { domain, isIcann, publicSuffix } = parse(host)
  return domain !== null && (isIcann === true || publicSuffix === RESERVED)
}

/** The host of a website as it is kept: lower case ASCII, without scheme, port, path and the dot at the end. */
export const normalDomain = (text: string): { host: string } | { code: FieldErrorCode } => {
  const host = domainToASCII(typedHost(text)).toLowerCase()
  const isHost = host.length <= MAX && host.split('.').every(label => LABEL.test(label))
  return isHost && isRegistrable(host) ? { host } : { code: 'domain' }
}

/** Letters of these look like Latin ones: beside those a host can pass for another. */
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u
const IS_LATIN = /\p{Script=Latin}/u

/** As people read it; one that can pass for another in both forms. */
export const toDisplayHost = (host: string): string => {
  const written = domainToUnicode(host) || host
  return LOOKS_LATIN.test(written) && IS_LATIN.test(written) ? `${written} (${host})` : written
}

/** What somebody types to find a website, as hosts are kept: an address that they copied, or letters that need punycode. */
export const asStoredHost = (text: string): string => domainToASCII(typedHost(text)) || text
