import * as z from 'zod/mini'
import { unique } from '../fields'

/** Stands where an ads.txt line has the id of the account at the network. */
export const ACCOUNT_ID = '{account_id}'
export const MAX_ADS_TXT_LINES = 50

const LINE_MAX = 500
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/
/** In plain signs, as the file needs it; what is in braces is the one thing that is filled in. */
const PLAIN_ID = /^[!-~]+$/
const TAG_ID = /^[\da-f]{16}$/

const isAccountId = (text: string): boolean => PLAIN_ID.test(text) && !/[{}#;,]/.test(text.replace(ACCOUNT_ID, ''))

/**
 * A line of an ads.txt file as it is kept: `network.example, {account_id}, DIRECT`, and behind it the id that the seller
 * is certified by, where there is one. Null where it is no such line.
 */
export const plainAdsTxtLine = (typed: string): string | null => {
  // Whoever asks before it is sent may have pasted anything.
  if (typed.length > LINE_MAX) return null
  const [host = '', account = '', relation = '', certified, ...more] = typed.split(',').map(part => part.trim())
  const plain = [host.toLowerCase(), account, relation.toUpperCase(), ...(certified ? [certified.toLowerCase()] : [])]
  const [, , kind, tag] = plain
  const isLine =
    more.length === 0 &&
    HOST.test(plain[0] ?? '') &&
    isAccountId(account) &&
    (kind === 'DIRECT' || kind === 'RESELLER') &&
    certified !== '' &&
    (tag === undefined || TAG_ID.test(tag))
  return isLine ? plain.join(', ') : null
}

/** Goes on as the line that it is. */
const asAdsTxtLine = z.check<string>(payload => {
  const plain = plainAdsTxtLine(payload.value)
  if (plain === null) payload.issues.push({ code: 'custom', input: payload.value, message: 'adsTxtLine' })
  else payload.value = plain
})

export const adsTxtLines = z
  .array(z.string().check(z.maxLength(LINE_MAX, { error: 'adsTxtLine', abort: true }), asAdsTxtLine))
  .check(
    z.maxLength(MAX_ADS_TXT_LINES, { error: 'tooMany' }),
    unique(line => line),
  )
