import * as z from 'zod/mini'
import type { FieldErrorCode } from '../errors'
import { isEmail, isOneLine, unique } from '../fields'
import { previewHost } from '../host'
import { LANGUAGES, type Language } from '../locales'
import { mailboxOf } from '../mailbox'

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

const inOneLine = z.refine<string>(isOneLine, { error: 'invalidCharacters' })

/** A text in the languages that somebody wrote it in; where it is in none, the product's own words stand. */
const inLanguages = (max: number) =>
  z.strictObject(
    Object.fromEntries(
      LANGUAGES.map(language => [
        language,
        z.optional(z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(max, { error: 'tooLong' }), inOneLine)),
      ]),
    ) as Record<Language, z.ZodMiniOptional<z.ZodMiniString>>,
  )

/** One credential that a type of ad network asks for. */
export const credentialField = z.strictObject({
  credential: z.enum(CREDENTIAL_NAMES, { error: 'notAnOption' }),
  required: z.boolean(),
  secret: z.boolean(),
  /** What it looks like: `#` is a digit, `?` a letter or digit, `*` anything, all else itself. Empty: nobody knows. */
  pattern: z.string().check(z.trim(), z.maxLength(100, { error: 'tooLong' }), inOneLine),
  label: inLanguages(60),
  help: inLanguages(255),
})
export type CredentialField = z.infer<typeof credentialField>

/** One that is spoken of, by the name that its type gives it. */
export const namedCredential = z.pick(credentialField, { credential: true, label: true })
export type NamedCredential = z.infer<typeof namedCredential>

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

export type CredentialValues = Partial<Record<Credential, string>>

/** A credential as it is kept: what people paste around it is not part of it. */
export const plainCredential = (credential: Credential, typed: string): string => {
  const text = typed.trim()
  switch (CREDENTIALS[credential].input) {
    case 'host':
      return previewHost(text) ?? text
    case 'email':
      return mailboxOf(text)
    case 'lines':
      return text.replace(/\r\n?/g, '\n')
    default:
      return text
  }
}

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const shapeProblem = (input: (typeof CREDENTIALS)[Credential]['input'], text: string): FieldErrorCode | undefined => {
  if (text.length > CREDENTIAL_MAX[input]) return 'tooLong'
  if (input === 'json') return isJsonObject(text) ? undefined : 'jsonObject'
  if (input === 'lines') return undefined
  if (!isOneLine(text)) return 'invalidCharacters'
  if (input === 'host') return previewHost(text) === null ? 'domain' : undefined
  return input === 'email' && !isEmail(text) ? 'email' : undefined
}

/** What is wrong with one credential. What is stored and not said stays as it is; what is said empty is taken away. */
const credentialProblem = (
  { credential, required, pattern }: CredentialField,
  typed: string | undefined,
  isKept: boolean,
): FieldErrorCode | undefined => {
  const text = typed === undefined ? '' : plainCredential(credential, typed)
  if (text === '') return required && !(isKept && typed === undefined) ? 'required' : undefined
  return shapeProblem(CREDENTIALS[credential].input, text) ?? (fitsPattern(text, pattern) ? undefined : 'pattern')
}

export type CredentialProblem = { credential: Credential; field: `credentials.${Credential}`; code: FieldErrorCode }

/**
 * What is wrong with the credentials of an ad network, by what its type asks for: the server refuses with it, and the
 * form says it at the same field. `kept` has those that are stored.
 */
export const credentialProblems = (
  fields: readonly CredentialField[],
  values: CredentialValues,
  kept: Partial<Record<Credential, unknown>> = {},
): CredentialProblem[] => {
  const problemOf = (credential: Credential): FieldErrorCode | undefined => {
    const field = fields.find(asked => asked.credential === credential)
    if (field) return credentialProblem(field, values[credential], credential in kept)
    return values[credential] ? 'unknownField' : undefined
  }
  return CREDENTIAL_NAMES.flatMap(credential => {
    const code = problemOf(credential)
    return code ? [{ credential, field: `credentials.${credential}` as const, code }] : []
  })
}

/** What a network lacks by now: its type asks for it, and it is not stored. */
export const lackingCredentials = (fields: readonly CredentialField[], stored: readonly string[]): NamedCredential[] =>
  fields
    .filter(({ credential, required }) => required && !stored.includes(credential))
    .map(({ credential, label }) => ({ credential, label }))
