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

/** As people read it. */
export const toDisplayHost = (host: string): string => domainToUnicode(host) || host

/** What somebody types to find a website, as hosts are kept: an address that they copied, or letters that need punycode. */
export const asStoredHost = (text: string): string => domainToASCII(typedHost(text)) || text
