import { domainToASCII, domainToUnicode } from 'node:url'
import { type FieldErrorCode, typedHost } from '@candela/shared-contract'
import { parse } from 'tldts'
import { wrongField } from '../http/app-error'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const MAX = 253

/** Invented websites of demos and documentation; nobody can register one. */
const RESERVED = 'example'

const isRegistrable = (host: string): boolean => {
  const { domain, isIcann, publicSuffix } = parse(host)
  return domain !== null && (isIcann === true || publicSuffix === RESERVED)
}

/** A host as it is kept: lower case ASCII, without scheme, port, path and the dot at the end. */
export const normalDomain = (text: string): { host: string } | { code: FieldErrorCode } => {
  const host = domainToASCII(typedHost(text)).toLowerCase()
  const isHost = host.length <= MAX && host.split('.').every(label => LABEL.test(label))
  return isHost && isRegistrable(host) ? { host } : { code: 'domain' }
}

/** The host of what was typed; `field` names it where that is wrong. */
export const requireHost = (text: string, field: string): string => {
  const normal = normalDomain(text)
  if ('code' in normal) throw wrongField(field, normal.code)
  return normal.host
}

/** In the letters that people know, as they type it. */
export const unicodeHost = (host: string): string => domainToUnicode(host) || host

/**
 * Plain letters, and those with an accent of western European languages (Latin-1, Latin Extended-A without what passes
 * for a plain i, k and n). Beside any other a host can pass for another one.
 */
const KNOWN_LETTERS = /^[a-z\d.\u00df-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u0149\u014c-\u017e-]+$/

export const canPassForAnother = (host: string): boolean => !KNOWN_LETTERS.test(unicodeHost(host))

/** As people read it; one that can pass for another in both forms. */
export const toDisplayHost = (host: string): string =>
  canPassForAnother(host) ? `${unicodeHost(host)} (${host})` : unicodeHost(host)

/** What somebody types to find a website, as hosts are kept: an address that they copied, or letters that need punycode. */
export const asStoredHost = (text: string): string => domainToASCII(typedHost(text)) || text
