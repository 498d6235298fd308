import * as z from 'zod/mini'
import { unique } from '../fields'
import { LANGUAGES, type Language } from '../locales'

/**
 * What ad networks ask of whoever reads their reports, by how it is typed. What is `secret` is never sent back, whatever
 * a type says; a type may make more of them secret.
 */
export const CREDENTIALS = {
  domain: { input: 'host', secret: false },
  access_token: { input: 'line', secret: true },
  login: { input: 'line', secret: false },
  password: { input: 'line', secret: true },
  email: { input: 'email', secret: false },
  public_key: { input: 'lines', secret: false },
  private_key: { input: 'lines', secret: true },
  identity: { input: 'line', secret: false },
  service_account: { input: 'json', secret: true },
  client_id: { input: 'line', secret: false },
  client_secret: { input: 'line', secret: true },
  developer_key: { input: 'line', secret: true },
  network_product: { input: 'line', secret: false },
} as const satisfies Record<string, { input: 'host' | 'line' | 'lines' | 'email' | 'json'; secret: boolean }>

export type Credential = keyof typeof CREDENTIALS
export const CREDENTIAL_NAMES = /*#__PURE__*/ Object.keys(CREDENTIALS) as Credential[]

/** The most characters that one of them may have. */
export const CREDENTIAL_MAX = { host: 253, line: 1_024, lines: 8_192, email: 254, json: 16_384 } as const

/** How an ad network knows who asks. */
export const AUTH_KINDS = ['oauth', 'token', 'basic', 'service_account', 'none'] as const
export type AuthKind = (typeof AUTH_KINDS)[number]

/** A text in the languages that somebody wrote it in; where it is in none, the product's own words stand. */
const inLanguages = (max: number) =>
  z.strictObject(
    Object.fromEntries(
      LANGUAGES.map(language => [
        language,
        z.optional(z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max, { error: 'tooLong' }))),
      ]),
    ) as Record<Language, z.ZodMiniOptional<z.ZodMiniString>>,
  )

/** One credential that a type of ad network asks for. */
export const credentialField = z.strictObject({
  credential: z.enum(CREDENTIAL_NAMES, { error: 'notAnOption' }),
  required: z.boolean(),
  secret: z.boolean(),
  /** What it looks like: `#` is a digit, `?` a letter or digit, `*` anything, all else itself. Empty: nobody knows. */
  pattern: z.string().check(z.trim(), z.maxLength(100, { error: 'tooLong' })),
  label: inLanguages(60),
  help: inLanguages(255),
})
export type CredentialField = z.infer<typeof credentialField>

/** In the order in which a form asks for them, each once. */
export const credentialFields = z.array(credentialField).check(
  unique(field => field.credential, 'credential'),
  z.maxLength(CREDENTIAL_NAMES.length, { error: 'tooMany' }),
)

export const isSecret = ({ credential, secret }: Pick<CredentialField, 'credential' | 'secret'>): boolean =>
  secret || CREDENTIALS[credential].secret

const isSign = (sign: string, of: string): boolean =>
  of === '#' ? /\d/.test(sign) : of === '?' ? /[\p{L}\p{N}]/u.test(sign) : sign === of

/** Whether a text looks as a pattern says. In steps of both lengths at most: no pattern makes it wait. */
export const fitsPattern = (text: string, pattern: string): boolean => {
  if (pattern === '') return true
  const signs = [...text]
  const wanted = [...pattern]
  let at = 0
  let want = 0
  let star = -1
  let from = 0
  while (at < signs.length) {
    if (wanted[want] === '*') {
      star = want++
      from = at
    } else if (want < wanted.length && isSign(signs[at] ?? '', wanted[want] ?? '')) {
      at++
      want++
    } else if (star >= 0) {
      want = star + 1
      at = ++from
    } else return false
  }
  while (wanted[want] === '*') want++
  return want === wanted.length
}
